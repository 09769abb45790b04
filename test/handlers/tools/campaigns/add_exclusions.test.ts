import { expect, test } from "vitest";
import { createDraft, preview } from "../../../support/campaigns.ts";
import { networkOf } from "../../../support/network.ts";
import { startService } from "../../../support/start-service.ts";
import { normalizeDomain } from "../../../../handlers/service/leads/domain-name.ts";

test("previews exclude members, employees of companies, and email domains immediately", async () => {
  const service = await startService();
  const campaign = await createDraft(service);
  const leads = (await service.call("list_leads", { lead_list_id: "lst_demo_0001", limit: 100 })).body.data;
  const skipped = (await preview(service, campaign)).body.excluded.map(({ lead_id }: { lead_id: string }) => lead_id);
  const [one, two, three] = leads.filter(({ id }: { id: string }) => !skipped.includes(id));
  const employer = (await service.call("get_profile", { profile_id: two.profile.id })).body.current_position;
  await networkOf(service)
    .updateTable("net_members")
    .set({ email: "x@mail.büro.example", company_id: null })
    .where("id", "=", three.profile.id)
    .execute();
  const { body } = await service.call("add_exclusions", {
    profile_ids: [one.profile.id, "prf_none"],
    company_ids: [employer.company_id],
    domains: ["https://WWW.Büro.example/about", "com"],
    reason: "Partner",
  });
  expect(body).toMatchObject({ added: 3, unchanged: 0, refused: 2 });
  expect(body.data.map(({ status }: { status: string }) => status)).toEqual([
    "added",
    "not_found",
    "added",
    "added",
    "invalid",
  ]);
  expect(body.data[3].text).toBe("büro.example");
  for (const [lead, text] of [
    [one, "The member is on the do-not-contact list: Partner"],
    [two, `The company ${employer.company_name} is on the do-not-contact list: Partner`],
    [three, "The domain xn--bro-hoa.example is on the do-not-contact list: Partner"],
  ] as const)
    expect((await service.call("get_lead", { lead_id: lead.id })).body.excluded).toBe(text);
  const after = JSON.stringify((await preview(service, campaign)).body.excluded);
  for (const lead of [one, two, three]) expect(after).toContain(lead.id);
});

test("an entry that already exists keeps its id and reason", async () => {
  const service = await startService();
  const add = (reason: string) => service.call("add_exclusions", { domains: ["acme.example"], reason });
  const first = (await add("First")).body.data[0];
  expect((await add("Second")).body.data[0]).toEqual({ ...first, status: "unchanged" });
  const entry = (await service.call("list_exclusions", { kind: "domain" })).body.data;
  expect(entry).toContainEqual(expect.objectContaining({ id: first.exclusion_id, reason: "First" }));
});

test("domains are recognized in every form", () => {
  for (const text of [
    "acme.example",
    "ACME.example.",
    "www.acme.example",
    "https://acme.example:8080/x?y",
    "a@acme.example",
    "//acme.example",
  ])
    expect(normalizeDomain(text)).toBe("acme.example");
  expect(normalizeDomain("mail.acme.example")).toBe("mail.acme.example");
  for (const text of ["com", "", "10.0.0.1", "a..b", "a b.example", "-a.example", "*.example", "javascript:alert(1)"])
    expect({ text, domain: normalizeDomain(text) }).toEqual({ text, domain: null });
});
