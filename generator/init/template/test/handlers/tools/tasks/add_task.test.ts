import assert from "node:assert/strict";
import { test } from "node:test";
import { startService } from "../../../start-service.ts";

const { rest, callTool } = await startService();

test("adds a task to the list", async () => {
  const { data: task } = await rest.POST("/tasks", { body: { text: "Water the plants" } });
  assert.equal(task?.text, "Water the plants");
  assert.deepEqual(await callTool("list_tasks", { limit: 1 }), { data: [task], next_cursor: null });
});

test("rejects an empty text", async () => {
  const { error } = await rest.POST("/tasks", { body: { text: "" } });
  assert.equal(error?.code, "invalid_arguments");
});
