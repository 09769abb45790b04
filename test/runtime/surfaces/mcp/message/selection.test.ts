import { expect, test } from "vitest";
import { send } from "../../../../support/send.ts";
import { startNotes } from "../../../../support/start-notes.ts";

test("?scope=mine lists the tools of the key's scopes", async () => {
  const notes = await startNotes();
  const list = async (key: string): Promise<string[]> => {
    const { json } = await send(`${notes.url}/mcp?scope=mine`, {
      headers: { Authorization: `Bearer ${key}`, "Content-Type": "application/json" },
      body: { jsonrpc: "2.0", id: 1, method: "tools/list" },
    });
    return json.result.tools.map(({ name }: { name: string }) => name);
  };
  const reader = await notes.createKey(["reader"]);
  expect(await list(reader)).toEqual(["get_note", "list_notes", "get_statistics"]);
  expect(await list(notes.key)).toContain("delete_note");
  expect(await list(reader)).toEqual(["get_note", "list_notes", "get_statistics"]);
});
