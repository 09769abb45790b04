import { expect, test } from "vitest";
import { findMentions } from "../../../generator/rename/mentions.ts";

test("keys and strings with the name of a tool's type are listed, unless they are edited", () => {
  const text = `export const texts = { ListNotesOutput: "text", ListNotesOutputs: "text" };
import type { ListNotesOutput } from "../generated/tools/notes/list_notes.ts";
`;
  const edit = (name: string) => {
    const start = text.lastIndexOf(name);
    return { file: "test/texts.ts", start, end: start + name.length, text: "" };
  };
  const { related } = findMentions(
    new Map([["test/texts.ts", text]]),
    { kind: "tool", owner: null, path: ["list_notes"], to: "find_notes" },
    {
      edits: [edit("ListNotesOutput }"), edit("list_notes")],
      owners: { names: [], routes: [] },
      uses: new Map(),
      declared: ["ListNotesOutput"],
    },
  );
  expect(related).toEqual([{ file: "test/texts.ts", line: 1, text: text.split("\n")[0] }]);
});
