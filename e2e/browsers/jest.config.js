// The main journeys in other browsers than Chromium alone: "npm run test:browsers".
const { projects } = require("../jest.config");

const [code] = projects;

module.exports = {
  ...code,
  displayName: "browsers",
  rootDir: `${__dirname}/../..`,
  roots: ["<rootDir>/e2e/browsers"],
  globalSetup: "<rootDir>/e2e/browsers/globalSetup.ts",
  globalTeardown: undefined,
  // A browser that is late is no fault, as long as it comes.
  testTimeout: 400_000,
  // Two browsers at once would wait for each other.
  maxWorkers: 1,
};
