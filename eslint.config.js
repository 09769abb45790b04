import tseslint from "typescript-eslint";

export default tseslint.config(
  {
    ignores: [
      "dist/",
      "node_modules/",
      "coverage/",
      "data/",
      "**/generated/",
      "test/golden/",
      "*.config.js",
      ".dependency-cruiser*.js",
    ],
  },
  ...tseslint.configs.strictTypeChecked,
  {
    languageOptions: {
      parserOptions: {
        projectService: { allowDefaultProject: ["generator/*.mjs"] },
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      // Numbers print as anyone expects; the rule is for objects.
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      // `void work()` and `() => void work()` say that an answer is not wanted.
      "@typescript-eslint/no-confusing-void-expression": "off",
      "@typescript-eslint/no-meaningless-void-operator": "off",
      // Interfaces of asynchronous work are implemented by work that happens to need no waiting.
      "@typescript-eslint/require-await": "off",
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      "@typescript-eslint/no-deprecated": [
        "error",
        {
          allow: [
            {
              from: "package",
              package: "@modelcontextprotocol/server",
              name: [
                // It takes the finished JSON Schemas of the generator; the high-level one wants to make its own.
                "Server",
                // Sampling and roots leave the protocol at the earliest in July 2027; clients that have them are asked.
                "CreateMessageRequestParams",
                "CreateMessageResult",
                "Root",
              ],
            },
          ],
        },
      ],
      eqeqeq: "error",
    },
  },
  {
    files: ["test/**"],
    rules: {
      // Tests look into answers freely; the service itself checks them against its schemas.
      "@typescript-eslint/no-unsafe-assignment": "off",
      "@typescript-eslint/no-unsafe-member-access": "off",
      "@typescript-eslint/no-unsafe-call": "off",
      "@typescript-eslint/no-unsafe-argument": "off",
      "@typescript-eslint/no-unsafe-return": "off",
      "@typescript-eslint/no-explicit-any": "off",
    },
  },
);
