import { expect, test } from "vitest";
import type { VariantStats } from "../../../../generated/schemas.ts";
import { createDraft } from "../../../support/campaigns.ts";
import { addAccount } from "../../../support/network.ts";
import { serviceTablesOf } from "../../../support/service-tables.ts";
import { startService, type TestService } from "../../../support/start-service.ts";

const percent = (part: number, whole: number) => (whole === 0 ? null : Math.round((part / whole) * 1000) / 10);

/** Finds by bisection the bounds that are 1.96 standard errors from the observed rate, without Wilson's formula. */
function interval(hits: number, tries: number): { low: number; high: number } | null {
  if (tries === 0) return null;
  const seen = hits / tries;
  const distance = (rate: number) => Math.abs(rate - seen) / Math.sqrt((rate * (1 - rate)) / tries) - 1.959963984540054;
  const search = (inside: number, outside: number): number => {
    for (let turn = 0; turn < 60; turn++) {
      const middle = (inside + outside) / 2;
      if (distance(middle) < 0) inside = middle;
      else outside = middle;
    }
    return Math.round(inside * 1000) / 10;
  };
  return { low: hits === 0 ? 0 : search(seen, 0), high: hits === tries ? 100 : search(seen, 1) };
}

/** Computes the two-sided p-value of a z-test by integrating the density of the normal distribution. */
function pValue(one: [number, number], other: [number, number]): number {
  const pooled = (one[0] + other[0]) / (one[1] + other[1]);
  const z =
    Math.abs(one[0] / one[1] - other[0] / other[1]) / Math.sqrt(pooled * (1 - pooled) * (1 / one[1] + 1 / other[1]));
  const width = 1e-4;
  let inside = 0;
  for (let at = width / 2; at < z; at += width) inside += Math.exp((-at * at) / 2) * width;
  return 1 - (2 * inside) / Math.sqrt(2 * Math.PI);
}

async function readOutcomes(service: TestService, campaign_id: string) {
  const events = await serviceTablesOf(service)
    .selectFrom("svc_campaign_events")
    .selectAll()
    .where("campaign_id", "=", campaign_id)
    .execute();
  return (step: number, variant: number, kind: string): number =>
    events.filter((event) => event.step === step && event.variant === variant && event.kind === kind).length;
}

test.each(["cpn_demo_0001", "cpn_demo_0003"])("computes the variants of %s from its events", async (id) => {
  const service = await startService();
  const { body }: { body: VariantStats } = await service.rest(`GET /campaigns/${id}/variants`);
  const count = await readOutcomes(service, id);
  const campaign = (await service.rest(`GET /campaigns/${id}`)).body;
  const withTexts = campaign.steps.flatMap(({ variants }: { variants: object[] }, at: number) =>
    variants.length > 0 ? [at + 1] : [],
  );
  expect(body).toMatchObject({ campaign_id: id, campaign_name: campaign.name, as_of: "2026-06-15T09:30:00.000Z" });
  expect(body.steps.map(({ step }) => step)).toEqual(withTexts);
  for (const { step, kind, variants, comparison } of body.steps) {
    for (const statistics of variants) {
      const [sent, accepted, replied] = ["sent", "accepted", "replied"].map((event) =>
        count(step, statistics.variant, event),
      );
      const isInvitation = kind === "invite";
      expect(statistics).toMatchObject({
        sent,
        accepted: isInvitation ? accepted : null,
        acceptance_rate: isInvitation ? percent(accepted ?? 0, sent ?? 0) : null,
        acceptance_interval: isInvitation ? interval(accepted ?? 0, sent ?? 0) : null,
        replied,
        reply_rate: percent(replied ?? 0, sent ?? 0),
        reply_interval: interval(replied ?? 0, sent ?? 0),
      });
      expect(statistics.text).toBe(campaign.steps[step - 1].variants[statistics.variant - 1].text);
    }
    const metric = kind === "invite" ? "accepted" : "replied";
    const hits = variants.map((one) => [count(step, one.variant, metric), one.sent] as [number, number]);
    const [one = [0, 0], other = [0, 0]] = hits.toSorted((a, b) => b[0] / b[1] - a[0] / a[1]);
    const tooFew = Math.min(one[1], other[1]) < 30;
    const p = tooFew ? null : Math.round(pValue(one, other) * 10_000) / 10_000;
    expect(comparison).toMatchObject({
      metric,
      difference_points: Math.round((one[0] / one[1] - other[0] / other[1]) * 1000) / 10,
      p_value: p,
      verdict: p === null ? "too_few" : p < 0.05 ? "winner" : "no_difference_yet",
    });
    const best = variants.find(({ variant }) => variant === comparison?.best_variant);
    expect([count(step, best?.variant ?? 0, metric), best?.sent]).toEqual(one);
  }
});

test("finds a winning invitation text in the demo campaign", async () => {
  const service = await startService();
  const { body } = await service.call("get_variant_stats", { campaign_id: "cpn_demo_0001", step: 2 });
  expect(body.steps).toHaveLength(1);
  expect(body.steps[0].comparison).toMatchObject({ best_variant: 1, verdict: "winner", sends_needed: null });
});

test("excludes events of a step that has since been replaced", async () => {
  const service = await startService();
  const tables = serviceTablesOf(service);
  const { steps } = (await service.rest("GET /campaigns/cpn_demo_0001")).body;
  const changed = JSON.stringify([steps[0], { ...steps[2], kind: "message" }]);
  await tables.updateTable("svc_campaigns").set({ steps: changed }).where("id", "=", "cpn_demo_0001").execute();
  const { body } = await service.call("get_variant_stats", { campaign_id: "cpn_demo_0001" });
  expect(body.steps).toMatchObject([{ step: 2, kind: "message", variants: [{ sent: 0 }, { sent: 0 }] }]);
});

test("rates are null before the launch, and a single variant has no comparison", async () => {
  const service = await startService();
  const campaign_id = await createDraft(service);
  const { body } = await service.call("get_variant_stats", { campaign_id });
  expect(body.steps).toMatchObject([
    {
      step: 2,
      variants: [{ sent: 0, acceptance_rate: null, acceptance_interval: null, reply_interval: null }, { sent: 0 }],
      comparison: { difference_points: null, p_value: null, verdict: "too_few", sends_needed: 30 },
    },
    { step: 3, variants: [{ name: "Thanks", accepted: null }], comparison: null },
  ]);
  const empty = await service.call("upsert_campaign", { name: "Empty" });
  expect((await service.rest(`GET /campaigns/${empty.body.id}/variants`)).body.steps).toEqual([]);
});

test("rejects a step that does not exist or has no text, and lists the steps with variants", async () => {
  const service = await startService();
  for (const step of [1, 4]) {
    const { error, status } = await service.rest(`GET /campaigns/cpn_demo_0001/variants?step=${step}`);
    expect(status).toBe(400);
    expect(error.errors).toMatchObject([{ pointer: "/step", hint: "Steps with variants: 2, 3." }]);
  }
});

test("does not find campaigns of other accounts", async () => {
  const service = await startService();
  const account_id = await addAccount(service, "prf_demo_0002");
  for (const input of [{ campaign_id: "cpn_nobody" }, { campaign_id: "cpn_demo_0001", account_id }])
    expect((await service.call("get_variant_stats", input)).error).toMatchObject({ status: 404, code: "not_found" });
});
