/** The tel: link of an American phone number: "(410) 555-0142" becomes "tel:+14105550142". */
export const telLink = (number: string) => `tel:+1${number.replace(/\D/g, "")}`;

export const mailLink = (address: string) => `mailto:${address}`;

/** The base of the business in one line: "Abingdon & Aberdeen, Maryland". */
export const baseLine = (base: { towns: readonly string[]; state: string }) =>
  `${base.towns.join(" & ")}, ${base.state}`;
