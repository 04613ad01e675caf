// Runs before every command and ends it with one sentence on a Node that is too old. Written in the
// JavaScript of 2009, since it is that old Node which reads it.

var wanted = require("../../package.json").engines.node;

/** "22.17.0" as [22, 17, 0]. */
function partsOf(version) {
  return version.split(".").map(Number);
}

/** Whether a version is the given one or newer. */
function isAtLeast(version, least) {
  for (var place = 0; place < 3; place += 1) {
    if (version[place] !== least[place]) return version[place] > least[place];
  }
  return true;
}

/** Whether a version is in a range as package.json has them: "^20.19.0" or ">=24.0.0". */
function isIn(range, version) {
  var least = partsOf(range.replace(/^\D+/, ""));
  return isAtLeast(version, least) && (range.charAt(0) !== "^" || version[0] === least[0]);
}

/** "^20.19.0 || >=24.0.0" in words. */
function inWords(ranges) {
  return ranges
    .map(function (range) {
      var least = partsOf(range.replace(/^\D+/, ""));
      if (range.charAt(0) === "^") return least[0] + " (from " + least[0] + "." + least[1] + " on)";
      return least[0] + " or newer";
    })
    .join(", ")
    .replace(/, ([^,]*)$/, " or $1");
}

var ranges = wanted.split(" || ");
var isSupported = ranges.some(function (range) {
  return isIn(range, partsOf(process.versions.node));
});
if (!isSupported) {
  console.error(
    "This is Node " +
      process.versions.node +
      "; the website needs Node " +
      inWords(ranges) +
      ": install one from https://nodejs.org, run npm ci, and try again.",
  );
  process.exit(1);
}
