import { accepts, refuses } from "../../../test/contentCheck";
import { jpeg, type Files } from "../../../test/contentFiles";

/** Content with one more project for each category. */
const categories =
  (...names: string[]) =>
  (files: Files) => {
    for (const [at, category] of names.entries()) {
      const picture = { file: `images/extra-${at}.jpg`, alt: "A roof" };
      const project = files["projects/blue-cape.json"] as object;
      files[`projects/extra-${at}.json`] = { ...project, title: `Extra ${at}`, category, picture };
      files[picture.file] = jpeg;
    }
  };

refuses({
  'Project “Extra 1” › Category is "roofs", but others say "Roofs"; write it the same way, so that visitors find them together (data/projects/extra-1.json, category)':
    categories("Roofs", "roofs", "Roofs"),
  'Project “Extra 0” › Category is "roofs", but others say "Roofs"; write it the same way, so that visitors find them together (data/projects/extra-0.json, category)':
    categories("roofs", "Roofs"),
  'Project “Extra 0” › Category is "Roof  repairs", but others say "Roof repairs"; write it the same way, so that visitors find them together (data/projects/extra-0.json, category)':
    categories("Roof  repairs", "Roof repairs", "Roof repairs"),
  'Project “Extra 2” › Category is "ROOFS", but others say "roofs"; write it the same way, so that visitors find them together (data/projects/extra-2.json, category)':
    categories("roofs", "roofs", "ROOFS"),
});

accepts({
  "two forms of one letter": categories("D\u00e9cor", "De\u0301cor"),
  "spaces around a category": categories("Roofs", "Roofs "),
  "different categories": categories("Roofs", "Roof repairs", "Roofs"),
});
