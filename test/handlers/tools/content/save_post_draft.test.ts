import { expect, test } from "vitest";
import { serviceTablesOf } from "../../../support/service-tables.ts";
import { startService } from "../../../support/start-service.ts";

test("changes the given parts, and saves the same text once", async () => {
  const service = await startService();
  const save = async (input: object) => (await service.call("save_post_draft", input)).body;
  const draft = await save({ text: "One", format: "story", topic: "Teams", link_url: "https://one.example/" });
  service.clock.advance(1_000);
  expect(await save({ draft_id: draft.id, text: "Two" })).toEqual({
    ...draft,
    text: "Two",
    updated_at: new Date(service.clock()).toISOString(),
  });
  expect(await save({ text: "Two", mentions: ["prf_demo_0002"] })).toMatchObject({
    id: draft.id,
    format: "story",
    link_url: "https://one.example/",
    mentions: ["prf_demo_0002"],
  });
  expect(await save({ draft_id: draft.id, link_url: null })).toMatchObject({ link_url: null, topic: "Teams" });
  const poll = { question: "Which", options: ["One", "Two"], days: 3 };
  expect(await save({ draft_id: draft.id, link_url: "https://one.example/" })).toMatchObject({ poll: null });
  expect(await save({ draft_id: draft.id, poll })).toMatchObject({ poll, link_url: null });
  expect(await save({ draft_id: draft.id, link_url: "https://one.example/" })).toMatchObject({ poll: null });
  expect(await save({ draft_id: draft.id, poll })).toMatchObject({ poll });
  expect(await save({ draft_id: draft.id, link_url: null, topic: null, format: null })).toMatchObject({
    ...{ poll: null, topic: null, format: null, link_url: null, text: "Two" },
  });
  const { body } = await service.rest(`PATCH /post-drafts/${draft.id}`, { format: "list" });
  expect(body).toMatchObject({ id: draft.id, format: "list", text: "Two" });
});

test("saving a draft requires a text, members that can be mentioned, and fewer drafts than the maximum", async () => {
  const service = await startService();
  const refused = async (input: object) => (await service.call("save_post_draft", input)).error;
  expect((await refused({ topic: "Teams" })).code).toBe("invalid_arguments");
  expect((await refused({ text: " \n" })).code).toBe("invalid_arguments");
  expect((await refused({ draft_id: "dft_none" })).code).toBe("invalid_arguments");
  const umlaut = { text: "Hello", link_url: "https://de.example/wiki/Köln" };
  expect(await refused(umlaut)).toMatchObject({ code: "invalid_arguments", errors: [{ pointer: "/link_url" }] });
  for (const link_url of ["https://", "https://.", "https://example.com:99999/"])
    expect((await refused({ text: "Hello", link_url })).errors).toMatchObject([{ pointer: "/link_url" }]);
  const poll = { question: "Which", options: ["One", "Two", "one "] };
  expect((await refused({ text: "Hello", poll })).errors).toMatchObject([{ pointer: "/poll/options/2" }]);
  expect((await refused({ text: "Hello", mentions: ["prf_none"] })).code).toBe("not_found");
  expect((await refused({ text: "Hello", media_ids: ["med_none"] })).code).toBe("not_found");
  const common = { account_id: service.accountId, media_ids: "[]", mentions: "[]", created_at: 1, updated_at: 1 };
  const rows = Array.from({ length: 500 }, (_, at) => ({ ...common, id: `dft_${at}`, text: `Draft ${at}` }));
  await serviceTablesOf(service).insertInto("svc_post_drafts").values(rows).execute();
  expect(await refused({ text: "One more" })).toMatchObject({ code: "conflict" });
  expect(await refused({ text: "Draft 7", format: "list" })).toBeUndefined();
});
