import js from "@eslint/js";
import { createNodeResolver, importX } from "eslint-plugin-import-x";
import { join } from "node:path";
import globals from "globals";
import jsxA11y from "eslint-plugin-jsx-a11y";
import reactHooks from "eslint-plugin-react-hooks";
import tseslint from "typescript-eslint";
import { testZones, zones } from "./eslint.modules.mjs";

const testFiles = ["**/*.test.ts", "**/*.test.tsx"];

/** Lets a package import what its own package.json lists, and what the site's does. */
const dependenciesOf = (name) => ({
  files: [`${name}/**/*.{ts,tsx}`],
  ignores: testFiles,
  rules: {
    "import-x/no-extraneous-dependencies": [
      "error",
      {
        devDependencies: false,
        packageDir: [import.meta.dirname, join(import.meta.dirname, name)],
      },
    ],
  },
});

export default tseslint.config(
  {
    ignores: [
      "**/.cache/",
      ".content/",
      ".netlify/",
      ".releases/",
      ".test-site/",
      "public/",
      "coverage/",
      "src/gatsby-types.d.ts",
    ],
  },
  {
    linterOptions: { reportUnusedDisableDirectives: "error" },
  },
  js.configs.recommended,
  tseslint.configs.strict,
  tseslint.configs.stylistic,
  jsxA11y.flatConfigs.strict,
  reactHooks.configs.flat.recommended,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    settings: {
      // What chakra.x renders is an x; the rules for accessibility shall see it.
      "jsx-a11y": {
        components: { "chakra.a": "a", "chakra.button": "button", "chakra.img": "img" },
      },
    },
    rules: {
      // `type` everywhere, as the queries' generated types are.
      "@typescript-eslint/consistent-type-definitions": ["error", "type"],
      "@typescript-eslint/consistent-type-imports": ["error", { disallowTypeAnnotations: false }],
      eqeqeq: "error",
      "no-console": ["error", { allow: ["error"] }],
    },
  },
  {
    files: ["**/*.ts", "**/*.tsx"],
    plugins: { "import-x": importX },
    settings: {
      "import-x/resolver-next": [
        createNodeResolver({ extensions: [".ts", ".tsx", ".mjs", ".js", ".json"] }),
      ],
      "import-x/parsers": { "@typescript-eslint/parser": [".ts", ".tsx"] },
      "import-x/extensions": [".ts", ".tsx"],
    },
    rules: {
      "import-x/no-cycle": ["error", { ignoreExternal: true }],
      "import-x/no-restricted-paths": ["error", { zones }],
      "no-restricted-imports": [
        "error",
        {
          name: "@chakra-ui/react",
          message:
            "Import from @chakra-ui/react/styled-system: the whole index makes each bundling 5 s longer.",
        },
      ],
      "no-restricted-syntax": [
        "error",
        {
          selector: "ImportDeclaration[source.value='zod'] > ImportSpecifier",
          message:
            'Write import * as z from "zod": z itself brings its messages in all languages into the editor, 360 KB.',
        },
      ],
    },
  },
  {
    files: testFiles,
    rules: { "import-x/no-restricted-paths": ["error", { zones: testZones }] },
  },
  ...["src", "plugins", "editor", "publisher"].map(dependenciesOf),
  {
    files: ["editor/**", "publisher/**", "tools/**", "test/**", "e2e/**"],
    rules: { "no-console": "off" },
  },
  {
    files: ["**/*.js", "**/*.cjs"],
    languageOptions: { sourceType: "commonjs", globals: globals.node },
    // CommonJS has no other way to import.
    rules: { "@typescript-eslint/no-require-imports": "off" },
  },
);
