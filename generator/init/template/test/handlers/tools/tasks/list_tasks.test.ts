import assert from "node:assert/strict";
import { test } from "node:test";
import { startService } from "../../../start-service.ts";

const { rest, callTool } = await startService();

test("lists the newest tasks first, page by page", async () => {
  for (const text of ["one", "two", "three"]) await callTool("add_task", { text });
  const { data: first } = await rest.GET("/tasks", { params: { query: { limit: 2 } } });
  assert.deepEqual(
    first?.data.map(({ text }) => text),
    ["three", "two"],
  );
  const { data: second } = await rest.GET("/tasks", { params: { query: { cursor: first?.next_cursor ?? "" } } });
  assert.deepEqual(
    second?.data.map(({ text }) => text),
    ["one"],
  );
});
