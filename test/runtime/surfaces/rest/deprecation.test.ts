import { expect, test } from "vitest";
import { startNotes } from "../../../support/start-notes.ts";

const of = ({ headers }: { readonly headers: Headers }) =>
  ["deprecation", "sunset", "link"].map((name) => headers.get(name));

test("a deprecated tool sets headers on every response, including failures", async () => {
  const notes = await startNotes();
  const expected = [
    "@1793491200",
    "Fri, 01 Jan 2100 00:00:00 GMT",
    '</docs/categories/notes>; rel="deprecation"; type="text/html"',
  ];
  expect(Date.UTC(2026, 10, 1) / 1000).toBe(1_793_491_200);
  expect(of(await notes.rest("GET /notes/find"))).toEqual(expected);
  expect(of(await notes.rest("GET /notes/find?cursor=x"))).toEqual(expected);
  expect(of(await notes.rest("GET /notes/find?unknown=1"))).toEqual(expected);
});

test("the headers of an argument that is removed before its tool replace those of the tool", async () => {
  const notes = await startNotes();
  const expected = [
    "@1796083200",
    "Thu, 01 Jan 2099 00:00:00 GMT",
    '</docs/categories/notes>; rel="deprecation"; type="text/html"',
  ];
  expect(Date.UTC(2026, 11, 1) / 1000).toBe(1_796_083_200);
  expect(of(await notes.rest("GET /notes/find?count=1"))).toEqual(expected);
  expect(of(await notes.rest("GET /notes/find?count=0"))).toEqual(expected);
});

test("a deprecated route sets headers, other routes of its tool do not", async () => {
  const notes = await startNotes();
  const link = '</docs/tools/notes/get_statistics>; rel="deprecation"; type="text/html"';
  expect(of(await notes.rest("GET /stats"))).toEqual(["@1793491200", null, link]);
  expect(of(await notes.rest("GET /statistics"))).toEqual([null, null, null]);
});

test("a deprecated argument sets headers if it is given", async () => {
  const notes = await startNotes();
  const link = '</docs/tools/notes/list_notes>; rel="deprecation"; type="text/html"';
  expect(of(await notes.rest("GET /notes?untagged=true"))).toEqual(["@1793491200", null, link]);
  expect(of(await notes.rest("GET /notes"))).toEqual([null, null, null]);
});

test("MCP descriptions mention the deprecation", async () => {
  const notes = await startNotes();
  const { body } = await notes.rpc("tools/list", {});
  const tools = body["tools"] as { name: string; inputSchema: { properties: Record<string, object> } }[];
  expect(tools.find(({ name }) => name === "list_notes")?.inputSchema.properties["untagged"]).toEqual({
    type: "boolean",
    description: "Only notes without a tag. Deprecated since 2026-11-01; use tags instead.",
    deprecated: true,
  });
});
