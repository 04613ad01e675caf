// Tests of the built sites, most of them in a real browser. "npm run test:site" runs all but three
// groups; "npm run test:site -- --selectProjects live" runs one.

const rootDir = `${__dirname}/..`;

/** The limit of a test, in ms. It is long, because machines may be slow, and ends only tests that hang. */
const testTimeout = 180_000;

/** A group of tests: its name, its site, and its folders below e2e/. */
const project = (displayName, siteName, ...folders) => ({
  displayName,
  rootDir,
  roots: folders.map((folder) => `<rootDir>/e2e/${folder}`),
  testEnvironment: "<rootDir>/e2e/environment.ts",
  globals: { siteName, browserName: "chromium" },
  globalSetup: "<rootDir>/e2e/globalSetup.ts",
  testTimeout,
  // Jest must transform these packages, because they are published only as ES modules.
  transformIgnorePatterns: [
    "/node_modules/(?!(marked|p-limit|stubborn-fs|stubborn-utils|yocto-queue)/)",
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
  // Each worker has its own browser. Three workers keep two cores busy, because tests also wait for timers.
  maxWorkers: 3,
  projects: [
    // The code, on the site of the test content.
    project("code", "test", "journeys", "built"),
    // The editor, alone and with npm start.
    {
      ...project("editor", "test", "editor"),
      testEnvironment: "<rootDir>/e2e/editor/environment.ts",
    },
    // The main journeys: in Chromium, and in browsers that `npx playwright-core install` installs.
    {
      ...project("chromium", "test", "browsers"),
      testPathIgnorePatterns: ["/(pages|editor).test.ts$"],
    },
    ...["firefox", "webkit"].map((browserName) => ({
      ...project(browserName, "test", "browsers"),
      globals: { siteName: "test", browserName },
    })),
    // Rules for any content, on the site of data/ and on the site of the test content.
    project("live", "data", "live"),
    project("rules", "test", "live"),
    // The specification's counts and texts, on the sample that ships.
    project("specification", "data", "specification"),
  ],
};
