// Stops `npm ci` and `npm start` with one sentence if Node is too old, if Gatsby cannot build in this
// folder, if there is no place for temporary files, or if `npm start` comes before `npm ci`. Old versions
// must be able to run this file, so it is ES5.

/** "^20.19.0 || ^22.17.0 || >=24.0.0" */
var engines = require("../../package.json").engines.node;
var own = process.versions.node.split(".").map(Number);

var isSupported = engines.split(" || ").some(function (range) {
  var least = range.match(/\d+/g).map(Number);
  if (own[0] === least[0]) return own[1] >= least[1];
  return range.charAt(0) === ">" && own[0] > least[0];
});

if (!isSupported) {
  console.error(
    "This is Node " +
      process.versions.node +
      "; the website needs Node " +
      engines +
      ". Install one from https://nodejs.org, run npm ci, and try again.",
  );
  process.exit(1);
}

// Gatsby and webpack take these characters for parts of a pattern, an address or a string.
if (/[#%!'()[\]{}*?|]/.test(process.cwd())) {
  console.error(
    "Gatsby cannot build in " +
      process.cwd() +
      ": remove # % ! ' ( ) [ ] { } * ? | from the names of these folders, and try again.",
  );
  process.exit(1);
}

var temporaryFolder = require("os").tmpdir();
try {
  require("fs").accessSync(temporaryFolder, require("fs").constants.W_OK);
} catch (error) {
  console.error(
    "Temporary files cannot be written in " +
      temporaryFolder +
      " (" +
      error.code +
      "): create this folder, or set TMPDIR (on Windows, TEMP) to another, and try again.",
  );
  process.exit(1);
}

// npm start preloads this file. npm ci runs it, before there are packages.
if (require.main !== module) {
  try {
    require.resolve("tsx/cjs");
  } catch (error) {
    if (error.code !== "MODULE_NOT_FOUND") throw error;
    console.error(
      "The packages of the website are not installed in " +
        process.cwd() +
        ": run npm ci, and try again.",
    );
    process.exit(1);
  }
}
