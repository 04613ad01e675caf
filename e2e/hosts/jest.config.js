// Tests of the built site with the hosts' own software: "npm run test:hosts".
const { projects } = require("../jest.config");

const [code] = projects;

module.exports = {
  ...code,
  displayName: "hosts",
  rootDir: `${__dirname}/../..`,
  roots: ["<rootDir>/e2e/hosts"],
  globalSetup: undefined,
};
