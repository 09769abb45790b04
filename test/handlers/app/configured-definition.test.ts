import { expect, onTestFinished, test } from "vitest";
import { configuredDefinition } from "../../../handlers/app/configured-definition.ts";
import { readOperatorSettings } from "../../../handlers/app/operator-settings.ts";
import { createService } from "../../../runtime/index.ts";
import { networkOf } from "../../support/network.ts";
import { startService } from "../../support/start-service.ts";
import { eventually } from "../../support/eventually.ts";

test("a recurring job simulates the other members if the setting is 1, and not by default", async () => {
  const service = await startService();
  const { jobs } = await configuredDefinition(readOperatorSettings({}));
  expect(Object.keys(jobs?.(service.service as never) ?? {})).not.toContain("simulate"); // only a running job uses the argument
  const configured = await configuredDefinition(readOperatorSettings({ SWITCHBOARD_SIMULATE: "1" }));
  const node = await createService(configured, { store: service.store, clock: service.clock });
  const worker = await node.startWorker(1);
  onTestFinished(async () => {
    await worker.stop(0);
    await node.close();
  });
  const simulatedUntil = async (): Promise<number | undefined> => {
    const row = await networkOf(service).selectFrom("net_simulations").select("played_until").executeTakeFirst();
    return row?.played_until;
  };
  const nextRun = async (): Promise<number> => {
    const row = await service.store.reader
      .selectFrom("sb_jobs")
      .select("due_at")
      .where("kind", "=", "simulate")
      .where("claimed_at", "is", null)
      .execute();
    return row[0]?.due_at ?? 0;
  };
  await eventually(async () => expect(await nextRun()).toBeGreaterThan(service.clock()));
  service.clock.advance(3 * 86_400_000);
  worker.wake();
  await eventually(async () => expect(await simulatedUntil()).toBe(service.clock()));
  const views = await networkOf(service)
    .selectFrom("net_profile_views")
    .select("id")
    .where("member_id", "=", "prf_demo_0001")
    .where("viewed_at", ">", service.clock() - 3 * 86_400_000)
    .execute();
  expect(views.length).toBeGreaterThan(0);
});

test("another value of the setting is invalid", () => {
  expect(() => readOperatorSettings({ SWITCHBOARD_SIMULATE: "yes" })).toThrow("SWITCHBOARD_SIMULATE: expected 0 or 1");
});

test("a model needs its URL and its name", async () => {
  const url = { SWITCHBOARD_MODEL_URL: "http://127.0.0.1:9/v1/" };
  expect(() => readOperatorSettings(url)).toThrow("SWITCHBOARD_MODEL_URL, SWITCHBOARD_MODEL_NAME: set both or neither");
  const settings = readOperatorSettings({ ...url, SWITCHBOARD_MODEL_NAME: "writer-1" });
  expect(settings).toMatchObject({
    SWITCHBOARD_MODEL_URL: "http://127.0.0.1:9/v1",
    SWITCHBOARD_MODEL_NAME: "writer-1",
  });
});
