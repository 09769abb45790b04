import { expect, test } from "vitest";
import { ClientResponses } from "../../../../../runtime/surfaces/mcp/sdk/client-responses.ts";
import { startConformance } from "../../../../support/start-conformance.ts";

test("a node reads only the responses to its own questions, each once", async () => {
  const { store } = await startConformance();
  const insert = (ids: readonly string[], answer: string | null) =>
    store.writer
      .insertInto("sb_questions")
      .values(ids.map((id) => ({ id, principal_id: "key", asked_at: 1, answer })))
      .execute();
  const foreign = Array.from({ length: 300 }, (_, index) => `foreign-${index}`);
  const own = Array.from({ length: 1_200 }, (_, index) => `own-${index}`);
  await insert(foreign, '"of another node"');
  await insert(own.slice(0, 900), '"early"');
  await insert(own.slice(900), null);

  let rows = 0;
  const reader = store.reader.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: ({ result }) => {
      rows += result.rows.length;
      return Promise.resolve(result);
    },
  });
  const answers = new ClientResponses({ reader }).collect(own);
  await store.writer.updateTable("sb_questions").set({ answer: '"late"' }).where("answer", "is", null).execute();
  expect(await answers).toEqual([...Array<string>(900).fill('"early"'), ...Array<string>(300).fill('"late"')]);
  expect(rows).toBe(1_200);
});
