// Tests of the built sites, most of them in a real browser. "npm run test:site" runs all but two
// groups; "npm run test:site -- --selectProjects live" runs one.

const rootDir = `${__dirname}/..`;

/** Long, since machines may be slow: it ends only tests that hang. */
const testTimeout = 180_000;

/** A group of tests: their folders below e2e/, and their site. */
const project = (displayName, siteName, ...folders) => ({
  displayName,
  rootDir,
  roots: folders.map((folder) => `<rootDir>/e2e/${folder}`),
  testEnvironment: "<rootDir>/e2e/environment.ts",
  globals: { siteName },
  globalSetup: "<rootDir>/e2e/globalSetup.ts",
  testTimeout,
  // ES modules in packages without CommonJS.
  transformIgnorePatterns: [
    "/node_modules/(?!(chokidar|marked|p-limit|readdirp|stubborn-fs|stubborn-utils|yocto-queue)/)",
  ],
  transform: {
    "^.+\\.[jt]sx?$": [
      "@swc/jest",
      { jsc: { parser: { syntax: "typescript", tsx: true }, target: "es2022" } },
    ],
  },
});

module.exports = {
  rootDir,
  testTimeout,
  // Each worker has its own browser.
  maxWorkers: 2,
  projects: [
    // The code, on the site of the test content.
    project("code", "test", "journeys", "built"),
    // The editor, also at npm start with Gatsby.
    {
      ...project("editor", "test", "editor"),
      testEnvironment: "<rootDir>/e2e/editor/environment.ts",
    },
    // The main journeys in Chromium, and in the other engines, which npm does not install.
    project("browsers", "test", "browsers"),
    project("engines", "test", "engines"),
    // Rules for any content, on the site of data/ and on that of the test content.
    project("live", "data", "live"),
    project("rules", "test", "live"),
    // The specification's counts and texts, on the sample that ships.
    project("specification", "data", "specification"),
  ],
};
