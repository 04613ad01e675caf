/** The fragment that leads to a question: "Who pulls the permit?" is at "#who-pulls-the-permit". */
export const faqId = (question: string) =>
  question
    .toLowerCase()
    .replace(/[’']/g, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
