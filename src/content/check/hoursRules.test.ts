import { accepts, refuses } from "../../../test/contentCheck";
import { set } from "../../../test/contentFiles";

const days = ["Monday", "Tuesday", "Wednesday"];

refuses({
  "The business › Business hours › “Monday–Wednesday closed” › Closes is empty; give both times, or neither if you are closed (data/site.json, hours › no. 1 › closes)":
    (files) => set(files, "site.json", "hours", [{ days, opens: "08:00" }]),
  "The business › Business hours › “Monday–Wednesday 8am–6am” › Closes is 6am, but you open at 8am; it must be later; for hours past midnight, close at 00:00, and add a line for the next day that opens at 00:00 (data/site.json, hours › no. 1 › closes)":
    (files) => set(files, "site.json", "hours", [{ days, opens: "08:00", closes: "06:00" }]),
  "The business › Business hours › “Monday 8am–4pm” › Days › Day 2 is “Monday”, which this line names already; remove it (data/site.json, hours › no. 1 › days › no. 2)":
    (files) =>
      set(files, "site.json", "hours", [
        { days: ["Monday", "Monday"], opens: "08:00", closes: "16:00" },
      ]),
  "The business › Business hours › “Tuesday & Friday closed” › Days › Day 1 is “Tuesday”, but line 1 has other hours for that day; remove it from one of them (data/site.json, hours › no. 2 › days › no. 1)":
    (files) =>
      set(files, "site.json", "hours", [
        { days, opens: "08:00", closes: "16:00" },
        { days: ["Tuesday", "Friday"] },
      ]),
  "The business › Business hours › “Monday noon–6pm” › Days › Day 1 is “Monday”, but line 1 has other hours for that day; remove it from one of them (data/site.json, hours › no. 2 › days › no. 1)":
    (files) =>
      set(files, "site.json", "hours", [
        { days, opens: "08:00", closes: "12:01" },
        { days: ["Monday"], opens: "12:00", closes: "18:00" },
      ]),
});

accepts({
  "whole days": (files) =>
    set(files, "site.json", "hours", [{ days, opens: "00:00", closes: "00:00" }]),
  "hours until midnight": (files) =>
    set(files, "site.json", "hours", [{ days, opens: "08:00", closes: "00:00" }]),
  "midnight as the end of a day": (files) =>
    set(files, "site.json", "hours", [{ days, opens: "08:00", closes: "24:00" }]),
  "hours past midnight, on two lines": (files) =>
    set(files, "site.json", "hours", [
      { days: ["Monday"], opens: "18:00", closes: "00:00" },
      { days: ["Tuesday"], opens: "00:00", closes: "02:00" },
    ]),
  "a break at noon": (files) =>
    set(files, "site.json", "hours", [
      { days, opens: "08:00", closes: "12:00" },
      { days, opens: "12:00", closes: "18:00" },
    ]),
});
