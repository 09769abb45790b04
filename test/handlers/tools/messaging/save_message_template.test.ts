import { expect, test } from "vitest";
import type { MessageTemplate } from "../../../../generated/schemas.ts";
import { confirm, createDraft, preview } from "../../../support/campaigns.ts";
import { everyPage } from "../../../support/every-page.ts";
import { addAccount } from "../../../support/network.ts";
import { serviceTablesOf } from "../../../support/service-tables.ts";
import { startService } from "../../../support/start-service.ts";

const ana = "prf_demo_0002";

test("creates, lists and changes templates, and creating the same one again changes nothing", async () => {
  const service = await startService();
  const save = async (input: object) => (await service.call("save_message_template", input)).body;
  const listed = async (input: object = {}) =>
    (await everyPage<MessageTemplate>(service, "list_message_templates", input, 1)).filter(
      ({ id }) => !/_demo_/.test(id),
    );
  const text = "Hello {{first_name}} of {{company}}, {{ custom.event }}? {{first_name}}!";
  const message = await save({ name: " Welcome ", kind: "message", text });
  expect(message).toMatchObject({ name: "Welcome", subject: null, use_count: 0, last_used_at: null });
  expect(message.variables).toEqual(["first_name", "company", "custom.event"]);
  service.clock.advance(1);
  const inmail = await save({ name: "Offer", kind: "inmail", subject: "For {{company}}", text: "Hello" });
  expect(await save({ name: "Welcome", kind: "message", text })).toEqual(message);
  expect(await listed()).toEqual([inmail, message]);
  expect(await listed({ kind: "message" })).toEqual([message]);
  service.clock.advance(1);
  const { body } = await service.rest(`PATCH /message-templates/${message.id}`, { text: "Hello" });
  expect(body).toEqual({
    ...message,
    text: "Hello",
    variables: [],
    updated_at: new Date(service.clock()).toISOString(),
  });
  expect(await listed()).toEqual([body, inmail]);
  expect(await save({ template_id: inmail.id, kind: "message" })).toMatchObject({ kind: "message", subject: null });

  const key = await service.createKey(["full_access"], { accountId: await addAccount(service, ana) });
  const own = { name: "Welcome", kind: "message", text: "Other" };
  expect((await service.call("save_message_template", own, { key })).error).toBeUndefined();
  expect((await service.call("list_message_templates", {}, { key })).body.data).toHaveLength(1);
});

test("refuses unknown variables with their position, long texts, and parts that cannot be combined", async () => {
  const service = await startService();
  const error = async (input: object) => (await service.call("save_message_template", input)).error;
  const text = "Hello";
  const unknown = await error({ name: "A", kind: "invitation", text: "Hi {{name}}, {{firstname}} and {{custom.x}}" });
  expect(unknown).toMatchObject({
    code: "invalid_arguments",
    errors: [{ pointer: "/text", detail: "Unknown variables: {{firstname}} (character 14)." }],
  });
  expect(unknown.errors[0].hint).toContain("{{first_name}}");
  expect(await error({ name: "A", kind: "invitation", text: "a".repeat(301) })).toMatchObject({
    errors: [{ pointer: "/text", expected: "at most 300 characters" }],
  });
  for (const input of [
    { name: "A", kind: "message" },
    { name: "A", text },
    { kind: "message", text },
    { name: "A", kind: "inmail", text },
    { name: "A", kind: "message", subject: "S", text },
    { template_id: "tpl_x" },
  ])
    expect([input, (await error(input))?.code]).toEqual([input, "invalid_arguments"]);
  const { body } = await service.call("save_message_template", { name: "A", kind: "message", text });
  expect(await error({ template_id: body.id, subject: "S" })).toMatchObject({ errors: [{ pointer: "/subject" }] });
  expect(await error({ name: "A", kind: "message", text: "Other" })).toMatchObject({ code: "conflict" });
  await service.call("save_message_template", { name: "B", kind: "message", text });
  expect(await error({ template_id: body.id, name: "B" })).toMatchObject({ code: "conflict" });
});

test("renders for members and counts each of them once", async () => {
  const service = await startService();
  const template = (
    await service.call("save_message_template", {
      name: "Offer",
      kind: "inmail",
      subject: "{{custom.topic}} at {{company}}",
      text: "Hello {{first_name}}, {{custom.missing}}{{custom.long}}",
    })
  ).body;
  const render = async (input: object) =>
    (await service.rest(`POST /message-templates/${template.id}/render`, input)).body;
  const [first, second] = await serviceTablesOf(service).selectFrom("svc_leads").selectAll().limit(2).execute();
  const lead = first?.profile_id ?? "";
  const custom = JSON.stringify({ topic: "Builds", long: 1900 });
  await serviceTablesOf(service).updateTable("svc_leads").set({ custom }).where("profile_id", "=", lead).execute();
  const profile = (await service.call("get_profile", { profile_id: lead, sections: ["positions"] })).body;
  const variables = [
    { name: "first_name", value: "Émile" },
    { name: "custom.other", value: "x" },
  ];
  const rendered = await render({ profile_id: profile.url, variables });
  const text = "Hello Émile, 1900";
  expect(rendered).toMatchObject({
    profile_id: lead,
    subject: expect.stringMatching(/^Builds at /),
    text,
    empty_variables: ["custom.missing"],
    unused_variables: ["custom.other"],
    length: text.length,
    length_limit: 1900,
    subject_length: rendered.subject.length,
    subject_limit: 200,
    fits: true,
  });
  await render({ profile_id: second?.profile_id });
  service.clock.advance(1000);
  await render({ profile_id: lead });
  expect(
    await render({
      variables: [
        { name: "custom.long", value: "a".repeat(1000) },
        { name: "custom.topic", value: "b".repeat(200) },
      ],
    }),
  ).toMatchObject({
    profile_id: null,
    empty_variables: ["company", "first_name", "custom.missing"],
    subject_length: 204,
    fits: false,
  });
  const [listed] = (await service.call("list_message_templates")).body.data;
  expect(listed).toEqual({ ...template, use_count: 2, last_used_at: new Date(service.clock()).toISOString() });
});

test("a template whose text a running campaign sends cannot be deleted", async () => {
  const service = await startService();
  const draft = await createDraft(service);
  const { steps } = (await service.call("get_campaign", { campaign_id: draft })).body;
  const step = steps.find(({ kind }: { kind: string }) => kind === "message");
  const text = step.variants[0].text as string;
  const template_id = (await service.call("save_message_template", { name: "Used", kind: "message", text })).body.id;
  const other = { name: "Unused", kind: "message", text: `${text}!` };
  const unused = (await service.call("save_message_template", other)).body.id;
  await service.call("render_message_template", { template_id, profile_id: ana });
  const remove = (id: string) => service.rest(`DELETE /message-templates/${id}`);
  const token = (await preview(service, draft)).body.launch_token;
  expect((await confirm(service, draft, token)).error).toBeUndefined();
  expect((await remove(template_id)).error).toMatchObject({ code: "conflict", detail: expect.stringContaining(draft) });
  expect((await remove(unused)).body).toEqual({ id: unused, deleted: true });
  await service.call("archive_campaign", { campaign_id: draft });
  expect((await remove(template_id)).body).toEqual({ id: template_id, deleted: true });
  expect((await remove(template_id)).error.code).toBe("not_found");
  const { data } = (await service.call("list_message_templates")).body;
  expect(data.map(({ id }: MessageTemplate) => id)).toEqual(["tpl_demo_0001", "tpl_demo_0002", "tpl_demo_0003"]);
});
