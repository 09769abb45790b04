import { join } from "node:path";
import { expect, test } from "vitest";
import { firstWorkspaceId } from "../../handlers/app/demo/demo-world.ts";
import { block } from "../support/block.ts";
import { confirm, createDraft, preview } from "../support/campaigns.ts";
import type { Answer, TestClient } from "../support/client.ts";
import { callRoute, isList, prepareInput, propertiesOf, readSpec, routesFor } from "../support/examples.ts";
import { addAccount, networkOf } from "../support/network.ts";
import { addTestPerson, getTokens } from "../support/oauth.ts";
import type { ToolModel } from "../../generator/model/model.ts";
import { sample } from "../support/run-all-tests.ts";
import { recordStatements } from "../support/statements.ts";
import { startService, type TestService } from "../support/start-service.ts";

type Input = Readonly<Record<string, unknown>>;

const { tools } = readSpec(join(import.meta.dirname, "../.."));
/** Members who are not connected to the owner of the demo account. */
const [colleague, foreigner, blocker] = ["prf_demo_0040", "prf_demo_0041", "prf_demo_0050"];

/** Arguments that refer to public objects. */
const publicArguments = ["company_id", "company_ids", "job_id"];
/** Arguments that only filter a list: an unknown id finds nothing. */
const filters = ["key_id"];
/** Arguments that refer to objects that all accounts of the workspace may read. */
const sharedInWorkspace = ["account_id", "end_client_id", "request_id", "ticket_id"];

/** Objects that only the owner's account may see, by the argument that accepts their ids. */
const hiddenObjects: Readonly<Record<string, (service: TestService, tool: string) => Promise<string>>> = {
  account_id: async ({ accountId }) => accountId,
  campaign_id: async () => "cpn_demo_0001",
  lead_list_id: async () => "lst_demo_0001",
  lead_id: async ({ call }) =>
    (await call("list_campaign_leads", { campaign_id: "cpn_demo_0001" })).body.data[0].lead_id,
  lead_ids: async () => "led_demo_0001",
  exclusion_id: async () => "exc_demo_0001",
  conversation_id: async ({ call }) => (await call("list_conversations")).body.data[0].id,
  message_id: async ({ call }, tool) =>
    tool === "edit_message" || tool === "delete_message" // only for own messages
      ? (await call("send_message", { profile_id: "prf_demo_0002", text: "Hello" })).body.id
      : (await call("list_conversations")).body.data[0].last_message.id,
  template_id: async () => "tpl_demo_0001",
  invitation_id: async ({ call }) => (await call("list_invitations", { direction: "received" })).body.data[0].id,
  post_id: async ({ call }, tool) =>
    tool === "get_post_analytics" // everybody sees the post, only its author sees the statistics
      ? "pst_demo_0001"
      : (await call("create_post", { text: "For a few", visibility: "connections" })).body.id,
  comment_id: async ({ call }) => {
    const post = (await call("create_post", { text: "For a few", visibility: "connections" })).body;
    return (await call("comment_on_post", { post_id: post.id, text: "Among us" })).body.id;
  },
  post_ids: async () => "pst_demo_0001",
  request_id: async ({ rest }) => (await rest("GET /profiles/prf_none")).error.request_id,
  notification_ids: async ({ call }) => (await call("list_notifications")).body.data[0].id,
  ticket_id: async (service) => openTicket(service),
  end_client_id: async (service) => {
    await addTestPerson(service, { scopes: ["core"], workspaceId: firstWorkspaceId });
    await getTokens(service);
    return (await service.call("get_account")).body.clients[0].id;
  },
  saved_search_id: async () => "ssr_demo_0001",
  webhook_id: async ({ call }) =>
    (await call("upsert_webhook", { url: "https://hooks.example.com/", events: ["*"] })).body.id,
  position_id: async ({ call }) => (await call("get_profile", { sections: ["positions"] })).body.positions[0].id,
  export_id: async ({ call }) => (await call("export_connections", { format: "csv" })).body.id,
  profile_id: async () => blocker,
  profile_ids: async () => blocker,
  mentions: async () => blocker,
  author: async () => blocker,
  media_ids: addImage,
  attachments: addImage,
  draft_id: async ({ call }) => (await call("save_post_draft", { text: "Of the owner" })).body.id,
  scheduled_post_id: async ({ call }) =>
    (await call("schedule_post", { text: "Of the owner", publish_at: later })).body.id,
  scheduled_message_id: async ({ call }) =>
    (await call("schedule_message", { profile_id: "prf_demo_0002", text: "Of the owner", send_at: later })).body.id,
};

const later = "2026-07-01T09:00:00Z";

async function openTicket({ call }: TestService): Promise<string> {
  return (await call("contact_support", { subject: "Help", body: "It does not work." })).body.id as string;
}

async function addImage(service: TestService): Promise<string> {
  const image = { id: "med_of_owner", filename: "a.png", content_type: "image/png", size: 1, data_base64: "AA==" };
  await networkOf(service)
    .insertInto("net_media")
    .values({ ...image, owner_id: "prf_demo_0001", alt_text: null, created_at: service.clock() })
    .execute();
  return image.id;
}

/** Creates keys of two accounts, one in the same workspace and one in another. One member has blocked both accounts. */
async function addStrangers(service: TestService): Promise<{ sameWorkspace: string; otherWorkspace: string }> {
  const accountId = await addAccount(service, colleague);
  const { writer } = service.store;
  await writer.insertInto("sb_workspaces").values({ id: "wsp_other", name: "Other", created_at: 1 }).execute();
  const foreign = await addAccount(service, foreigner);
  await writer.updateTable("sb_accounts").set({ workspace_id: "wsp_other" }).where("id", "=", foreign).execute();
  service.service.accounts.invalidate(firstWorkspaceId);
  for (const member of [colleague, foreigner]) await block(service, blocker, member);
  return {
    sameWorkspace: await service.createKey(["full_access"], { accountId }),
    otherWorkspace: await service.createKey(["full_access"], { workspaceId: "wsp_other", accountId: foreign }),
  };
}

const unknownLike = (id: string): string => `${id.slice(0, -4)}zzzz`;

/** Renders a response without the ids of its call and object. */
function seen({ status, body, error }: Answer, id: string): string {
  const text = JSON.stringify({ status, body, error }, (key, value: unknown) =>
    key === "request_id" ? undefined : value,
  );
  return text.replaceAll(id, "<id>");
}

/** Returns the response of each surface to a call with `id` as the argument. */
async function responsesFor(
  tool: ToolModel,
  client: TestClient,
  { input, argument, key }: { readonly input: Input; readonly argument: string; readonly key: string },
  id: string,
): Promise<string[]> {
  const filled = fill(tool, input, argument, id);
  const responses = [await client.call(tool.name, filled, { key })];
  for (const route of routesFor(tool, { ...tool.examples[0], input: filled } as never))
    responses.push(await callRoute(client, route, filled, { key }));
  return responses.map((response) => seen(response, id));
}

function fill({ input: schema }: ToolModel, input: Input, argument: string, id: string): Input {
  return { ...input, [argument]: isList(schema, argument) ? [id] : id };
}

/** The option that makes a write of the owner a preview, except with tools that have actions: their reads reject it. */
const previewOf = ({ effect, actions }: ToolModel) => ({ preview: effect !== "read" && actions === null });

/** Returns the input of the first example with the argument, or else of the first example. */
async function inputWith(tool: ToolModel, argument: string, { call }: TestClient): Promise<Input> {
  const example = tool.examples.find(({ input }) => argument in input) ?? tool.examples[0];
  return example ? prepareInput(example, call) : {};
}

const argumentsOf = ({ input }: ToolModel): string[] =>
  propertiesOf(input).filter((name) => /(_ids?|_token)$|^(cursor|author|mentions|attachments)$/.test(name));

test("a launch token of another account is rejected like a forged one", async () => {
  const service = await startService();
  const { sameWorkspace: key } = await addStrangers(service);
  const token = (await preview(service, await createDraft(service))).body.launch_token as string;
  const { body } = await service.call("upsert_campaign", { name: "Of another account" }, { key });
  const [genuine, made] = [token, unknownLike(token)];
  const responses = await Promise.all([genuine, made].map((one) => confirm(service, body.id, one, { key })));
  expect(responses[0]?.error.code).toBe("launch_token_invalid");
  expect(seen(responses[0] as Answer, genuine)).toBe(seen(responses[1] as Answer, made));
});

test("every argument that identifies an object is covered by this test", () => {
  const names = new Set(tools.flatMap(argumentsOf));
  const known = [...Object.keys(hiddenObjects), ...publicArguments, ...filters, "cursor", "launch_token"];
  expect([...names].sort()).toEqual(known.sort());
});

const withObjects = tools.filter((tool) => argumentsOf(tool).some((argument) => argument in hiddenObjects));

test.each(sample(withObjects).map((tool) => [tool.name, tool] as const))(
  "%s returns the same for an object of another account as for an unknown one",
  async (name, tool) => {
    const service = await startService();
    const keys = await addStrangers(service);
    const takeStatements = recordStatements();
    for (const argument of argumentsOf(tool).filter((candidate) => candidate in hiddenObjects)) {
      const input = await inputWith(tool, argument, service);
      const id = (await hiddenObjects[argument]?.(service, name)) ?? "";
      const own = await service.call(name, fill(tool, input, argument, id), previewOf(tool));
      expect(own.error?.code).not.toBe("not_found");
      for (const [stranger, key] of Object.entries(keys)) {
        if (stranger === "sameWorkspace" && sharedInWorkspace.includes(argument)) continue;
        const subject = { input, argument, key };
        await service.service.writeBehind.flush(); // the records of the owner's call
        takeStatements();
        const hidden = { answers: await responsesFor(tool, service, subject, id), statements: takeStatements() };
        const unknown = {
          answers: await responsesFor(tool, service, subject, unknownLike(id)),
          statements: takeStatements(), // the same statements take the same time
        };
        expect({ argument, stranger, ...hidden }).toEqual({ argument, stranger, ...unknown });
      }
    }
  },
);

/** Functions that add two items to a list that is empty in the demo network, by the tool that lists them. */
const addListed: Readonly<Record<string, (service: TestService) => Promise<void>>> = {
  list_scheduled_messages: async ({ call }) => {
    for (const text of ["First", "Second"])
      await call("schedule_message", { profile_id: "prf_demo_0002", text, send_at: later });
  },
};

const withCursor = tools.filter((tool) => argumentsOf(tool).includes("cursor"));

test.each(sample(withCursor).map((tool) => [tool.name, tool] as const))(
  "%s returns the same for a cursor of another account as for a forged one",
  async (name, tool) => {
    const service = await startService();
    const keys = await addStrangers(service);
    const required = (tool.input["required"] ?? []) as readonly string[]; // as JSON Schema defines it
    const example = tool.examples[0]?.input ?? {};
    const input: Input = { ...Object.fromEntries(required.map((key) => [key, example[key]])), limit: 1 };
    const { post_id } = input;
    for (const text of post_id === undefined ? [] : ["First", "Second"])
      await service.call("comment_on_post", { post_id, text });
    await addListed[name]?.(service);
    for (const profile_id of name === "list_blocked_users" ? ["prf_demo_0043", "prf_demo_0044"] : [])
      await service.call("block_user", { profile_id });
    if (name === "list_audit_events") for (const _ of [1, 2]) await service.call("get_account");
    if (name === "list_support_tickets") for (const _ of [1, 2]) await openTicket(service);
    const cursor = (await service.call(name, input)).body.next_cursor as string;
    expect((await service.call(name, { ...input, cursor })).error).toBeUndefined();
    for (const key of Object.values(keys)) {
      const subject = { input, argument: "cursor", key };
      const responses = await responsesFor(tool, service, subject, cursor);
      expect(responses[0]).toContain("invalid_cursor");
      expect(responses).toEqual(await responsesFor(tool, service, subject, unknownLike(cursor)));
    }
  },
);
