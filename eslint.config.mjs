import js from "@eslint/js";
import { createNodeResolver, importX } from "eslint-plugin-import-x";
import { join } from "node:path";
import globals from "globals";
import jsxA11y from "eslint-plugin-jsx-a11y";
import reactHooks from "eslint-plugin-react-hooks";
import tseslint from "typescript-eslint";
import { testZones, zones } from "./eslint.modules.mjs";

const testFiles = ["**/*.test.ts", "**/*.test.tsx"];

/** Lets a package import the dependencies in its own package.json and in the site's package.json. */
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
      ".wrangler/",
      "public/",
      "coverage/",
      "src/queries.d.ts",
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
      // chakra.x renders an x element, which the accessibility rules check.
      "jsx-a11y": {
        components: { "chakra.a": "a", "chakra.button": "button", "chakra.img": "img" },
      },
    },
    rules: {
      // The code uses `type` everywhere, like the generated types of queries.
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
            "Import from @chakra-ui/react/styled-system: the whole index adds 5 s to each bundling.",
        },
      ],
      "no-restricted-syntax": [
        "error",
        {
          selector: "ImportDeclaration[source.value='zod'] > ImportSpecifier",
          message:
            'Write import * as z from "zod": the named import adds messages in all languages to the editor, 360 KB.',
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
    // CommonJS imports with require.
    rules: { "@typescript-eslint/no-require-imports": "off" },
  },
);
