import fc from "fast-check";
import { format } from "prettier";
import { expect, test } from "vitest";
import { quote } from "../../../generator/format/text.ts";
import { printAfter, printMembers, type MemberNode, type TypeNode } from "../../../generator/format/type-node.ts";
import { nastyText } from "./nasty.ts";

const text = (value: string): TypeNode => ({ kind: "text", text: value });
const keyword = fc.constantFrom("string", "number", "boolean", "unknown", "Message", "ConversationPage").map(text);
const literal = fc
  .oneof(nastyText, fc.string({ unit: "grapheme-ascii", minLength: 20, maxLength: 70 }))
  .map((value) => text(quote(value)));

const { type } = fc.letrec<{ type: TypeNode; member: MemberNode }>((tie) => ({
  type: fc.oneof(
    { maxDepth: 4 },
    keyword,
    literal,
    tie("type").map((item): TypeNode => ({ kind: "array", item })),
    fc
      .uniqueArray(fc.oneof(literal, keyword, fc.constant(text("null")), tie("type")), {
        minLength: 2,
        maxLength: 4,
        selector: (member) => JSON.stringify(member),
      })
      .map((members): TypeNode => ({ kind: "union", members: members.filter((member) => member.kind !== "union") }))
      .filter((union) => union.kind === "union" && union.members.length > 1),
    // An alternative within an intersection comes of no schema but an allOf of anyOf, and is laid out as long as it is short.
    fc
      .array(
        tie("type").filter(({ kind }) => kind !== "union"),
        { minLength: 2, maxLength: 3 },
      )
      .map((members): TypeNode => ({ kind: "intersection", members })),
    fc
      .uniqueArray(tie("member"), { maxLength: 4, selector: (member) => member.name })
      .map((members): TypeNode => ({ kind: "object", members, rest: members.length === 0 ? text("unknown") : null })),
  ),
  member: fc.record({
    name: fc.oneof(
      fc.constantFrom("id", "class", "a-b", "__proto__", "member_name_of_some_length"),
      nastyText.filter((name) => name.length < 60),
    ),
    optional: fc.boolean(),
    description: fc.oneof(fc.constant(""), nastyText),
    type: tie("type"),
  }),
}));

test("types are laid out as prettier does", async () => {
  await fc.assert(
    fc.asyncProperty(type, async (node) => {
      const members = printMembers([{ name: "some_member", optional: true, description: "", type: node }], null, 2);
      const source = `export interface Outer {\n${members}}\n\n${printAfter("export type Alias =", node, 0)};\n`;
      expect(await format(source, { parser: "typescript", printWidth: 120 })).toBe(source);
    }),
    { numRuns: Number(process.env.RUNS ?? 600) },
  );
});
