import { expect, test } from "vitest";
import { answerTicket, readAllTickets } from "../../../../handlers/service/tickets/answer-tickets.ts";
import { everyPage } from "../../../support/every-page.ts";
import { addAccount } from "../../../support/network.ts";
import { serviceTablesOf } from "../../../support/service-tables.ts";
import { startService, type TestService } from "../../../support/start-service.ts";

const open = async ({ call }: TestService, subject = "Late"): Promise<string> =>
  (await call("contact_support", { subject, body: "It went out at noon." })).body.id;

test("an answered ticket becomes open with a reply, and a closed one accepts none", async () => {
  const service = await startService();
  const ticket_id = await open(service);
  const { store, clock } = service;
  const support = { store, now: clock, newId: (prefix: string) => `${prefix}_1` };
  expect((await readAllTickets(support, "open")).tickets.map(({ id }) => id)).toEqual([ticket_id]);
  await answerTicket(support, { id: ticket_id, text: "Which time zone?", close: false });
  expect(await readAllTickets(support, "open")).toEqual({ tickets: [], hasMore: false });
  expect((await service.call("get_support_ticket", { ticket_id })).body.status).toBe("answered");
  service.clock.advance(60_000);
  const replied = (await service.call("reply_to_support_ticket", { ticket_id, text: "Lisbon" })).body;
  expect(replied).toMatchObject({ status: "open", updated_at: "2026-06-15T09:31:00.000Z" });
  expect(replied.replies.map(({ author, text }: any) => [author, text])).toEqual([
    ["support", "Which time zone?"],
    ["workspace", "Lisbon"],
  ]);
  expect((await service.rest(`GET /support/tickets/${ticket_id}`)).body).toEqual(replied);
  const closed = await service.rest(`POST /support/tickets/${ticket_id}/replies`, { text: "Solved", close: true });
  expect(closed.body.status).toBe("closed");
  const late = await service.call("reply_to_support_ticket", { ticket_id, text: "One more" });
  expect(late.error).toMatchObject({ status: 409, code: "conflict", hint: expect.stringContaining("contact_support") });
});

test("closes a ticket without a text, and again", async () => {
  const service = await startService();
  const ticket_id = await open(service);
  const required = await service.call("reply_to_support_ticket", { ticket_id });
  expect(required.error).toMatchObject({ code: "invalid_arguments", errors: [{ pointer: "/text" }] });
  const { body } = await service.call("reply_to_support_ticket", { ticket_id, close: true });
  expect(body).toMatchObject({ status: "closed", replies: [] });
  expect((await service.call("reply_to_support_ticket", { ticket_id, close: true })).body).toEqual(body);
  const support = { store: service.store };
  expect((await readAllTickets(support, "closed")).tickets.map(({ id }) => id)).toEqual([ticket_id]);
});

test("a ticket accepts 100 replies, all of which are returned", async () => {
  const service = await startService();
  const ticket_id = await open(service);
  const rows = Array.from({ length: 99 }, (_, index) => ({
    id: `trp_${String(index).padStart(3, "0")}`,
    ticket_id,
    author: "workspace",
    body: "Again",
    created_at: service.clock(),
  }));
  await serviceTablesOf(service).insertInto("svc_ticket_replies").values(rows).execute();
  const last = await service.call("reply_to_support_ticket", { ticket_id, text: "Last" });
  expect(last.body.replies).toHaveLength(100);
  expect((await service.call("reply_to_support_ticket", { ticket_id, text: "More" })).error.code).toBe("conflict");
});

test("lists the tickets of all accounts of the workspace, newest first, by status", async () => {
  const service = await startService();
  const account_id = await addAccount(service, "prf_demo_0002");
  const ids: string[] = [];
  for (const subject of ["One", "Two", "Three"]) {
    ids.unshift(await open(service, subject));
    service.clock.advance(1_000);
  }
  await service.call("reply_to_support_ticket", { ticket_id: ids[1], text: "Solved", close: true });
  const listed = await everyPage(service, "list_support_tickets", { account_id }, 1);
  expect(listed.map(({ id, status, reply_count }: any) => [id, status, reply_count])).toEqual([
    [ids[0], "open", 0],
    [ids[1], "closed", 1],
    [ids[2], "open", 0],
  ]);
  const closed = (await service.rest("GET /support/tickets?status=closed")).body.data;
  expect(closed.map(({ id }: any) => id)).toEqual([ids[1]]);
});

test("a key that is limited to some accounts sees neither the tickets nor the calls of others", async () => {
  const service = await startService();
  const account_id = await addAccount(service, "prf_demo_0002");
  const ticket_id = await open(service);
  const { request_id } = (await service.call("get_profile", { profile_id: "prf_nobody" })).error;
  const key = await service.createKey(["full_access"], { accountId: account_id, accountIds: [account_id] });
  const limited = (tool: string, input: object) => service.call(tool, input, { key });
  const own = (await limited("contact_support", { subject: "Own", text: "Mine" })).body.id;
  expect((await limited("list_support_tickets", {})).body.data.map(({ id }: any) => id)).toEqual([own]);
  const refused = [
    await limited("get_support_ticket", { ticket_id }),
    await limited("reply_to_support_ticket", { ticket_id, text: "Close it", close: true }),
    await limited("contact_support", { subject: "Call", text: "Not mine", request_id }),
  ];
  expect(refused.map(({ error }) => error.code)).toEqual(["not_found", "not_found", "not_found"]);
  expect((await service.call("get_support_ticket", { ticket_id })).body).toMatchObject({ status: "open", replies: [] });
});
