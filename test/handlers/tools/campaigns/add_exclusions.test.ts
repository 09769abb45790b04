import { expect, test } from "vitest";
import type { Enrollment } from "../../../../generated/schemas.ts";
import { createDraft, preview } from "../../../support/campaigns.ts";
import { eventually } from "../../../support/eventually.ts";
import { addAccount, networkOf } from "../../../support/network.ts";
import { runJobs } from "../../../support/run-jobs.ts";
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
    [two, "The member's company is on the do-not-contact list: Partner"],
    [three, "The domain xn--bro-hoa.example is on the do-not-contact list: Partner"],
  ] as const)
    expect((await service.call("get_lead", { lead_id: lead.id })).body.excluded).toBe(text);
  const after = JSON.stringify((await preview(service, campaign)).body.excluded);
  for (const lead of [one, two, three]) expect(after).toContain(lead.id);
});

test("calls that contact an excluded member are refused, and answers to the newest message are not", async () => {
  const service = await startService();
  const advance = await runJobs(service);
  const received = (await service.call("list_conversations", { filter: "awaiting_reply", limit: 100 })).body.data;
  const direct = received.filter(({ kind }: { kind: string }) => kind === "direct");
  const [{ id: conversation_id, participants }, { participants: others }] = direct;
  const [profile] = participants;
  const company_id = (await service.call("get_profile", { profile_id: profile.id })).body.current_position.company_id;
  const send_at = new Date(service.clock() + 86_400_000).toISOString();
  const scheduled = (await service.call("schedule_message", { profile_id: profile.id, text: "Hello", send_at })).body;
  const entries = { profile_ids: ["prf_demo_0040"], company_ids: [company_id], reason: "Partner" };
  expect((await service.call("add_exclusions", entries)).body).toMatchObject({ added: 2 });
  const of = (detail: string) => ({ status: 403, code: "excluded", detail: expect.stringContaining(detail) });
  const ofMember = of("The member is on the do-not-contact list: Partner.");
  const ofCompany = of("is on the do-not-contact list: Partner");
  const { handle } = (await service.call("get_profile", { profile_id: "prf_demo_0040" })).body;
  const calls = [
    ["send_invitation", { profile_id: handle }, ofMember],
    ["send_inmail", { profile_id: "prf_demo_0040", subject: "Hello", text: "Hello" }, ofMember],
    ["request_recommendation", { profile_id: profile.id, relationship: "colleague", text: "Hello" }, ofCompany],
    ["create_group_conversation", { profile_ids: [others[0].id, profile.id], text: "Hello" }, ofCompany],
  ] as const;
  for (const [tool, input, error] of calls) expect((await service.call(tool, input)).error, tool).toMatchObject(error);
  const targets = [{ conversation_id }, { profile_id: profile.id }];
  for (const target of targets) {
    const later = await service.call("schedule_message", { ...target, text: "Thank you", send_at });
    expect(
      (await service.call("cancel_scheduled_message", { scheduled_message_id: later.body.id })).error,
    ).toBeUndefined();
    const preview = await service.call("send_message", { ...target, text: "Thank you", preview: true });
    expect(preview.error).toBeUndefined();
  }
  const answer = await service.call("send_message", { conversation_id, text: "Thank you" });
  expect(answer.body).toMatchObject({ direction: "sent", text: "Thank you" });
  for (const target of targets) {
    const again = { ...target, text: "One more thing" }; // the newest message is now the account's own
    expect((await service.call("send_message", again)).error).toMatchObject(ofCompany);
    expect((await service.call("schedule_message", { ...again, send_at })).error).toMatchObject(ofCompany);
  }
  await service.call("delete_message", { message_id: answer.body.id });
  const afterRecall = { conversation_id, text: "One more thing" }; // the recalled message was an answer
  expect((await service.call("send_message", afterRecall)).error).toMatchObject(ofCompany);
  advance(86_400_000);
  await eventually(async () => {
    const { body } = await service.call("list_scheduled_messages", { status: "failed" });
    expect(body.data).toEqual([
      expect.objectContaining({ id: scheduled.id, status_reason: expect.stringContaining("do-not-contact list") }),
    ]);
  });
  await eventually(async () => {
    const { data } = (await service.call("list_notifications", { kinds: ["schedule_missed"] })).body;
    expect(data).toMatchObject([
      { subject_id: scheduled.id, text: expect.stringContaining("list_scheduled_messages") },
    ]);
  });
});

test("mentions of an excluded member are refused, and so are comments and replies to one, except on own posts", async () => {
  const service = await startService();
  const ana = "prf_demo_0002";
  const ofAna = await addAccount(service, ana);
  const { name } = (await service.call("get_profile", { profile_id: ana })).body;
  const asAna = async (tool: string, input: object) =>
    (await service.call(tool, { ...input, account_id: ofAna })).body.id as string;
  const herPost = await asAna("create_post", { text: "A post by Ana" });
  const herComment = await asAna("comment_on_post", { post_id: herPost, text: "And a comment" });
  const post_id = (await service.call("create_post", { text: "An own post" })).body.id;
  const hersOnOwn = await asAna("comment_on_post", { post_id, text: "A question" });
  const mention = { text: `Hello ${name}`, mentions: [ana] };
  const draft_id = (await service.call("save_post_draft", mention)).body.id;
  await service.call("add_exclusions", { profile_ids: [ana] });
  const publish_at = new Date(service.clock() + 86_400_000).toISOString();
  const refused = [
    ["create_post", mention],
    ["update_post", { post_id, ...mention }],
    ["publish_post_draft", { draft_id }],
    ["schedule_post", { draft_id, publish_at }],
    ["comment_on_post", { post_id, ...mention }],
    ["comment_on_post", { post_id: herPost, text: "Well said" }],
    ["reply_to_comment", { comment_id: herComment, text: "Well said" }],
    ["reply_to_comment", { comment_id: hersOnOwn, ...mention }],
  ] as const;
  for (const [tool, input] of refused)
    expect((await service.call(tool, input)).error, tool).toMatchObject({ status: 403, code: "excluded" });
  expect((await service.call("list_post_drafts")).body.data.map(({ id }: { id: string }) => id)).toContain(draft_id);
  const permitted = [
    ["reply_to_comment", { comment_id: hersOnOwn, text: "An answer" }],
    ["comment_on_post", { post_id, text: "More to come" }],
    ["react_to_post", { post_id: herPost, type: "like" }],
  ] as const;
  for (const [tool, input] of permitted) expect((await service.call(tool, input)).error, tool).toBeUndefined();
});

test("a message to a group with an excluded member is refused, and an answer in the group is not", async () => {
  const service = await startService();
  const connections = (await service.call("get_connections", { limit: 2 })).body.data;
  const [one, other] = connections.map(({ profile }: { profile: { id: string } }) => profile.id);
  const group = await service.call("create_group_conversation", { profile_ids: [one, other], text: "Hello" });
  const message = { conversation_id: group.body.id, text: "One more thing" };
  await service.call("add_exclusions", { profile_ids: [other] });
  const refused = { status: 403, code: "excluded", detail: expect.stringContaining(`${other} cannot be contacted.`) };
  expect((await service.call("send_message", message)).error).toMatchObject(refused);
  const account_id = await addAccount(service, one);
  expect((await service.call("send_message", { ...message, account_id })).error).toBeUndefined();
  expect((await service.call("send_message", message)).error).toBeUndefined();
  expect((await service.call("send_message", message)).error).toMatchObject(refused);
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
    "acme.example:8080",
    "//acme.example",
  ])
    expect(normalizeDomain(text)).toBe("acme.example");
  expect(normalizeDomain("mail.acme.example")).toBe("mail.acme.example");
  for (const text of [
    "a@acme.example",
    "mailto:a@acme.example",
    "com",
    "",
    "10.0.0.1",
    "a..b",
    "a b.example",
    "-a.example",
    "*.example",
    "javascript:alert(1)",
  ])
    expect({ text, domain: normalizeDomain(text) }).toEqual({ text, domain: null });
});

test("counts the campaign leads that the entries exclude, marks them, and does not let their sequences continue", async () => {
  const service = await startService();
  const campaign_id = "cpn_demo_0001";
  const list = async (): Promise<Enrollment[]> =>
    (await service.call("list_campaign_leads", { campaign_id, sort: "next_action", limit: 100 })).body.data;
  const leads = await list();
  expect(leads.map(({ excluded }) => excluded).filter((text) => text !== null)).toEqual([]);
  const employers = new Map<string, string>();
  for (const { lead_id, profile } of leads) {
    const { current_position } = (await service.call("get_profile", { profile_id: profile?.id })).body;
    employers.set(lead_id, current_position?.company_id);
  }
  const company = employers.get(leads[0]?.lead_id ?? "") ?? "";
  const [member] = leads.filter(({ lead_id }) => employers.get(lead_id) !== company).map(({ profile }) => profile?.id);
  const affected = leads.filter(({ lead_id, profile }) => employers.get(lead_id) === company || profile?.id === member);
  const one = { profile_ids: [member], reason: "Partner" };
  expect((await service.call("add_exclusions", one)).body).toMatchObject({ campaign_leads: 1 });
  const both = { ...one, company_ids: [company] };
  const preview = (await service.call("add_exclusions", { ...both, preview: true })).body;
  expect(preview).toMatchObject({ campaign_leads: affected.length });
  expect((await service.call("add_exclusions", both)).body).toMatchObject({ campaign_leads: affected.length });
  const finished = (await service.call("add_exclusions", { domains: ["nobody.example"] })).body;
  expect(finished).toMatchObject({ campaign_leads: 0 });

  const marked = (await list()).filter(({ excluded }) => excluded !== null);
  expect(marked.map(({ lead_id }) => lead_id)).toEqual(affected.map(({ lead_id }) => lead_id));
  const [{ lead_id } = { lead_id: "" }] = marked;
  const update = (changes: object) => service.call("update_campaign_lead", { campaign_id, lead_id, ...changes });
  const next_action_at = "2026-06-19T10:00:00Z";
  for (const changes of [{ next_action_at }, { stage: "in_progress" }])
    expect((await update(changes)).error).toMatchObject({ status: 403, code: "excluded" });
  expect((await update({ outcome: "negative" })).body).toMatchObject({ excluded: expect.stringContaining("Partner") });
  expect((await update({ stage: "stopped" })).body).toMatchObject({ stage: "stopped" });
});
