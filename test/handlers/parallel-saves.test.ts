import { expect, test } from "vitest";
import { serviceTablesOf } from "../support/service-tables.ts";
import { startService, type TestService } from "../support/start-service.ts";

const later = (service: TestService): string => new Date(service.clock() + 86_400_000).toISOString();

/** Calls that save one entry by its name or text, however often they are repeated. */
const saves: Readonly<Record<string, (service: TestService) => object>> = {
  save_lead_list: () => ({ name: "Parallel" }),
  save_post_draft: () => ({ text: "Parallel" }),
  save_message_template: () => ({ name: "Parallel", kind: "message", text: "Hello" }),
  save_search: () => ({ name: "Parallel", target: "people", query: { keyword: "design" } }),
  schedule_post: (service) => ({ text: "Parallel, too", publish_at: later(service) }),
  upsert_campaign: () => ({ name: "Parallel" }),
};

test.each(Object.entries(saves))("parallel calls of %s save one entry", async (tool, toInput) => {
  const service = await startService();
  const input = toInput(service);
  const results = await Promise.all(Array.from({ length: 6 }, () => service.call(tool, input)));
  expect(results.map(({ error }) => error)).toEqual(results.map(() => undefined));
  expect(new Set(results.map(({ body }) => body.id)).size).toBe(1);
});

test("parallel calls schedule a draft once, and all cancel it", async () => {
  const service = await startService();
  const { id: draft_id } = (await service.call("save_post_draft", { text: "Draft" })).body;
  const input = { draft_id, publish_at: later(service) };
  const scheduled = await Promise.all(Array.from({ length: 6 }, () => service.call("schedule_post", input)));
  const [first] = scheduled;
  expect(new Set(scheduled.map(({ body }) => body.id))).toEqual(new Set([first?.body.id]));
  const scheduled_post_id = first?.body.id as string;
  const cancelled = await Promise.all(
    Array.from({ length: 6 }, () => service.call("cancel_scheduled_post", { scheduled_post_id })),
  );
  expect(new Set(cancelled.map(({ body }) => body.status))).toEqual(new Set(["cancelled"]));
  const drafts = serviceTablesOf(service).selectFrom("svc_post_drafts").select("id").where("text", "=", "Draft");
  expect(await drafts.execute()).toHaveLength(1);
});
