import { refuses } from "../../../test/contentCheck";
import { set } from "../../../test/contentFiles";

const days = ["Monday", "Tuesday", "Wednesday"];

refuses({
  "The business › Business hours › “Monday–Wednesday closed” › Closes is empty; give both times, or neither if you are closed (data/site.json, hours › no. 1 › closes)":
    (files) => set(files, "site.json", "hours", [{ days, opens: "08:00" }]),
  "The business › Business hours › “Monday–Wednesday 8am–6am” › Closes is 6am, and you open at 8am; it must be later (data/site.json, hours › no. 1 › closes)":
    (files) => set(files, "site.json", "hours", [{ days, opens: "08:00", closes: "06:00" }]),
});
