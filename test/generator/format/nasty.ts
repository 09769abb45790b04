import fc from "fast-check";

/** Texts that break careless generators. */
export const nastyTexts: readonly string[] = [
  `"`,
  `'`,
  `it's "both"`,
  "`${process.exit(1)}`",
  "${x}",
  "*/ throw 1; /*",
  "*\\/ */",
  "// */",
  "</script><script>alert(1)</script>",
  "<!-- -->",
  "\\",
  "\\u0022",
  "line one\nline two\r\nline three\rline four",
  "\u2028 and \u2029",
  "\u202e reversed \u2066 isolated \u2069",
  "\ufeff\u200b\u0000\u0007\u001b[31m",
  "\ud800",
  "__proto__",
  "constructor",
  "default",
  "日本語のテキスト".repeat(12),
  "👩‍👩‍👧‍👦 família é",
  "a ".repeat(150),
  "x".repeat(150),
  "@deprecated @type {never}",
  "# heading | table | `code`",
  "{{ liquid }} {% if %}",
];

/** Nasty texts and arbitrary ones. */
export const nastyText: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(...nastyTexts),
  fc.string({ unit: "binary-ascii", maxLength: 40 }),
  fc.string({ unit: "grapheme-ascii", maxLength: 60 }),
  fc
    .array(fc.constantFrom('"', "'", "`", "*/", "${", "\\", "\n", " ", "a", "é", "日", "👍", "\ud800", "\u202e"), {
      maxLength: 20,
    })
    .map((parts) => parts.join("")),
);
