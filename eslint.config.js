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
      "generator/init/template/",
      "*.config.js",
      ".dependency-cruiser*.js",
    ],
  },
  ...tseslint.configs.strictTypeChecked,
  {
    languageOptions: {
      parserOptions: {
        projectService: { allowDefaultProject: ["generator/build/*.mjs"] },
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      // Converting numbers to strings is safe; the rule is for objects.
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      // `void work()` and `() => void work()` show that the result is ignored.
      "@typescript-eslint/no-confusing-void-expression": "off",
      "@typescript-eslint/no-meaningless-void-operator": "off",
      // Asynchronous interfaces can have implementations that never wait.
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
                // It accepts the generator's JSON Schemas; the high-level server creates its own.
                "Server",
                // Sampling and roots will be removed from MCP in July 2027 at the earliest; clients that support them get requests.
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
    // Only handlers/network/ (the ports, the mirror and the connectors) queries the tables of networks (net_*).
    files: ["generator/**", "handlers/**", "runtime/**"],
    ignores: ["handlers/network/**"],
    rules: {
      "no-restricted-syntax": [
        "error",
        ...["Literal[value=/\\bnet_/]", "TemplateElement[value.raw=/\\bnet_/]", "Identifier[name=/^net_/]"].map(
          (selector) => ({ selector, message: "Only handlers/network/ names the tables of networks (net_*)." }),
        ),
      ],
    },
  },
  {
    // The nodes of ts-morph are instances of `Node`, but its types of nodes are not subclasses of it.
    files: ["generator/rename/**"],
    rules: { "@typescript-eslint/no-unsafe-class-instance-assignment": "off" },
  },
  {
    files: ["test/**"],
    rules: {
      // Tests access properties of responses without types; the service validates responses against its schemas.
      "@typescript-eslint/no-unsafe-assignment": "off",
      "@typescript-eslint/no-unsafe-member-access": "off",
      "@typescript-eslint/no-unsafe-call": "off",
      "@typescript-eslint/no-unsafe-argument": "off",
      "@typescript-eslint/no-unsafe-return": "off",
      "@typescript-eslint/no-explicit-any": "off",
    },
  },
);
