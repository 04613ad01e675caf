// Tests are beside the code that they test. Tests of components (.tsx) run in jsdom, and other tests in
// Node, unless a file begins with another `@jest-environment`.

// Jest keeps the machine's NODE_ENV, but the production build of React cannot be tested.
process.env.NODE_ENV = "test";

const inBoth = {
  // Other folders hold built sites and copies of the project, whose tests must not run.
  roots: [
    "<rootDir>/src",
    "<rootDir>/lib",
    "<rootDir>/plugins",
    "<rootDir>/editor",
    "<rootDir>/publisher",
    "<rootDir>/tools",
    "<rootDir>/test",
  ],
  moduleNameMapper: {
    // Gatsby itself runs only in builds.
    "^gatsby$": "<rootDir>/test/site/gatsby.tsx",
    // Otherwise each test file would load zod's messages in fifty languages.
    "^\\.\\./locales/index\\.cjs$": "zod/v4/locales/en.cjs",
  },
  // Babel must transform these packages, because they are published only as ES modules.
  transformIgnorePatterns: [
    "/node_modules/(?!(marked|p-limit|regexparam|stubborn-fs|stubborn-utils|wouter|yocto-queue)/)",
  ],
  transform: {
    "^.+\\.[jt]sx?$": [
      "@swc/jest",
      {
        jsc: {
          parser: { syntax: "typescript", tsx: true },
          target: "es2022",
          transform: { react: { runtime: "automatic" } },
        },
      },
    ],
  },
};

module.exports = {
  // By default, Jest leaves one core idle: half of a machine with two cores.
  maxWorkers: "100%",
  // The limit is long, because machines may be busy. It must end only tests that hang.
  testTimeout: 180_000,
  projects: [
    { ...inBoth, testEnvironment: "node", testMatch: ["**/*.test.ts"] },
    { ...inBoth, testEnvironment: "jsdom", testMatch: ["**/*.test.tsx"] },
  ],
};
