import { expect, test } from "vitest";
import { definition } from "../../../../../handlers/app/definition.ts";
import {
  createCampaignJob,
  type CampaignPoint,
} from "../../../../../handlers/service/campaigns/execution/campaign-job.ts";
import { outreachJob } from "../../../../../handlers/service/campaigns/wake.ts";
import { deleteExpiredResponses } from "../../../../../runtime/call/idempotency.ts";
import { createService, type Problem } from "../../../../../runtime/index.ts";
import { createDraft, launch, readProgress } from "../../../../support/campaigns.ts";
import { networkOf } from "../../../../support/network.ts";
import { serviceTablesOf } from "../../../../support/service-tables.ts";
import { runCampaigns } from "../../../../support/run-campaigns.ts";
import { startService, type TestService } from "../../../../support/start-service.ts";

const dayMs = 86_400_000;
const noPoint = () => undefined;
const steps = [{ kind: "message", variants: [{ text: "Interrupted {{name}}" }] }];

type Services = Parameters<typeof createCampaignJob>[0];

/**
 * Creates another service on the same store, whose campaign job calls a function at its points and uses changed
 * services.
 */
async function withPoints(
  service: TestService,
  onPoint: (point: CampaignPoint) => void,
  change: (services: Services) => Partial<Services> = () => ({}),
): Promise<TestService> {
  const { store, clock } = service;
  const jobs: typeof definition.jobs = (services) => ({
    ...definition.jobs?.(services),
    [outreachJob]: createCampaignJob({ ...services, ...change(services) }, onPoint),
  });
  return { ...service, service: await createService({ ...definition, jobs }, { store, clock, strict: true }) };
}

/** Launches a campaign to the connections that it can contact. Returns its id and the number of leads. */
async function launchToConnections(
  service: TestService,
  options?: { key: string },
): Promise<{ id: string; leads: number }> {
  const id = await createDraft(service, { steps, lead_list_id: undefined });
  const { data } = (await service.call("get_connections", { limit: 40 })).body;
  const profile_ids = data.map((one: { profile: { id: string } }) => one.profile.id);
  await service.call("add_leads_to_campaign", { campaign_id: id, profile_ids });
  const { body, error } = await launch(service, id, options);
  expect(error).toBeUndefined();
  expect(body.stats.leads.total).toBeGreaterThan(1);
  return { id, leads: body.stats.leads.total };
}

const textsOf = async (service: TestService): Promise<string[]> => {
  const rows = networkOf(service).selectFrom("net_messages").select("text").where("text", "like", "Interrupted %");
  return (await rows.execute()).map(({ text }) => text);
};

test("a step that was sent before the service stopped is not sent again by another principal days later", async () => {
  let isRestarted = false;
  const service = await withPoints(await startService(), (point) => {
    if (point === "called" && !isRestarted) throw new Error("the process stops");
  });
  const { id, leads } = await launchToConnections(service);
  const run = await runCampaigns(service, async (whilePaused) => {
    if (isRestarted) return;
    await whilePaused(async () => {
      if ((await textsOf(service)).length === 0) return;
      service.clock.advance(3 * dayMs); // longer than other responses are stored
      const key = await service.createKey(["full_access"]);
      await service.call("pause_campaign", { campaign_id: id });
      await service.call("resume_campaign", { campaign_id: id }, { key });
      isRestarted = true;
    });
  });
  await run(service.clock() + 7 * dayMs);
  expect(isRestarted).toBe(true);
  const texts = await textsOf(service);
  expect([texts.length, new Set(texts).size]).toEqual([leads, leads]);
  expect((await readProgress(service, id)).map(({ status, stage }) => `${status} ${stage}`)).toEqual(
    Array.from({ length: leads }, () => "done completed"),
  );
});

test("a step that was sent more than a year before the service runs again is not sent again", async () => {
  let [hasStopped, isRestarted] = [false, false];
  const service = await withPoints(await startService(), (point) => {
    if (point !== "called" || isRestarted) return;
    hasStopped = true;
    throw new Error("the process stops");
  });
  const { id } = await launchToConnections(service);
  const run = await runCampaigns(service, async (whilePaused) => {
    if (isRestarted) return;
    // The worker must not retry the step between these lines: it would find the record before the year passes.
    await whilePaused(async () => {
      if (!hasStopped || (await textsOf(service)).length === 0) return;
      service.clock.advance(366 * dayMs);
      await deleteExpiredResponses(service.store.writer, service.clock());
      isRestarted = true;
    });
  });
  await run(service.clock() + 7 * dayMs);
  expect(isRestarted).toBe(true);
  const texts = await textsOf(service);
  expect(texts).toHaveLength(new Set(texts).size);
  const failed = (await readProgress(service, id)).filter(({ stage }) => stage === "failed");
  expect(failed).toMatchObject([{ end_reason: expect.stringMatching(/^outcome unknown/) }]);
});

test("a lead fails if the service stops at every attempt of its step, and the campaign continues", async () => {
  let stops = 10;
  const service = await withPoints(await startService(), (point) => {
    if (point === "called" && stops-- > 0) throw new Error("the process stops");
  });
  const { id, leads } = await launchToConnections(service);
  const run = await runCampaigns(service);
  await run(service.clock() + 7 * dayMs);
  const progress = await readProgress(service, id);
  expect(progress.map(({ status, stage }) => `${status} ${stage}`).sort()).toEqual([
    ...Array.from({ length: leads - 1 }, () => "done completed"),
    "failed failed",
  ]);
  expect(progress.find(({ status }) => status === "failed")?.end_reason).toMatch(
    /^outcome unknown: the service stopped/,
  );
});

test("a lead that is stopped during a call without effect stays stopped, and the campaign continues", async () => {
  const unavailable = { code: "network_unavailable", detail: "Try again.", retryable: true } as Problem;
  let stopped: string | null = null;
  const service = await withPoints(await startService(), noPoint, ({ callAs }) => ({
    callAs: async (call) => {
      if (stopped !== null) return callAs(call);
      stopped = call.input["profile_id"] as string;
      await service.call("update_campaign_lead", { campaign_id: id, lead_id: await leadOf(stopped), stage: "stopped" });
      return { ok: false, problem: unavailable, asToolResult: false };
    },
  }));
  const { id, leads } = await launchToConnections(service);
  const leadOf = async (profileId: string) =>
    (await readProgress(service, id)).find(({ profile_id }) => profile_id === profileId)?.lead_id;
  const run = await runCampaigns(service);
  await run(service.clock() + 7 * dayMs);
  expect((await readProgress(service, id)).map(({ status, stage }) => `${status} ${stage}`).sort()).toEqual([
    "cancelled stopped",
    ...Array.from({ length: leads - 1 }, () => "done completed"),
  ]);
  expect((await service.call("get_campaign", { campaign_id: id })).body.status).toBe("completed");
});

test("a step that was claimed but not called is not executed for a lead that was excluded meanwhile", async () => {
  let isRestarted = false;
  const service = await withPoints(await startService(), (point) => {
    if (point === "claimed" && !isRestarted) throw new Error("the process stops");
  });
  const { id, leads } = await launchToConnections(service);
  let excluded = "";
  const run = await runCampaigns(service, async () => {
    const claimed = (await readProgress(service, id)).find(({ status }) => status === "claimed");
    if (isRestarted || !claimed) return;
    excluded = claimed.profile_id;
    await service.call("add_exclusions", { profile_ids: [excluded] });
    isRestarted = true;
  });
  await run(service.clock() + 7 * dayMs);
  const ended = (await readProgress(service, id)).filter(({ stage }) => stage === "stopped");
  expect(ended).toMatchObject([{ profile_id: excluded, status: "cancelled" }]);
  expect(await textsOf(service)).toHaveLength(leads - 1);
});

test("a campaign that is paused while a step is prepared does not execute it", async () => {
  const service = await withPoints(await startService(), noPoint, ({ readAs }) => ({
    readAs: async (order, read) => {
      const prepared = await readAs(order, read);
      await service.call("pause_campaign", { campaign_id: id });
      return prepared;
    },
  }));
  const { id } = await launchToConnections(service);
  const run = await runCampaigns(service);
  await run(service.clock() + 7 * dayMs);
  expect((await service.call("get_campaign", { campaign_id: id })).body.status).toBe("paused");
  expect(await textsOf(service)).toEqual([]);
});

test("a step whose key is revoked after it is sent but before it is recorded is not sent with another key", async () => {
  let isRevoked = false;
  let isResumed = false;
  let isSent = false;
  const service = await withPoints(
    await startService(),
    (point) => {
      if (point === "called" && isSent && !isResumed) throw new Error("the process stops");
    },
    ({ callAs }) => ({
      callAs: async (order) => {
        const outcome = await callAs(order);
        isSent = outcome.ok;
        return outcome;
      },
    }),
  );
  const key = await service.createKey(["full_access"]);
  const { id, leads } = await launchToConnections(service, { key });
  const run = await runCampaigns(service, async () => {
    if (isRevoked || (await textsOf(service)).length === 0) return;
    const { principal_id } = await serviceTablesOf(service)
      .selectFrom("svc_campaigns")
      .select("principal_id")
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    await service.store.writer
      .updateTable("sb_keys")
      .set({ revoked_at: service.clock() })
      .where("id", "=", principal_id ?? "")
      .execute();
    isRevoked = true;
  });
  await run(service.clock() + 2 * dayMs);
  expect((await service.call("get_campaign", { campaign_id: id })).body.status).toBe("paused");
  isResumed = true;
  await service.call("resume_campaign", { campaign_id: id });
  await run(service.clock() + 7 * dayMs);
  const texts = await textsOf(service);
  expect([texts.length, new Set(texts).size]).toEqual([leads, leads]);
  const failed = (await readProgress(service, id)).filter(({ stage }) => stage === "failed");
  expect(failed).toMatchObject([{ end_reason: expect.stringMatching(/^outcome unknown/) }]);
});
