import { expect, test } from "vitest";
import { serviceTablesOf } from "../../../support/service-tables.ts";
import { startService } from "../../../support/start-service.ts";

const question = { subject: "Too late", text: "The first messages went out at noon." };

test("opens a ticket without a request id", async () => {
  const service = await startService();
  const { body } = await service.rest("POST /support/tickets", question);
  const at = "2026-06-15T09:30:00.000Z";
  expect(body).toEqual({
    id: body.id,
    account_id: "acc_demo_0001",
    ...question,
    severity: "normal",
    status: "open",
    call: null,
    replies: [],
    created_at: at,
    updated_at: at,
  });
  expect(body.id).toMatch(/^tkt_/);
  const rows = await serviceTablesOf(service).selectFrom("svc_tickets").selectAll().execute();
  expect(rows).toMatchObject([
    { id: body.id, workspace_id: "wsp_demo", subject: "Too late", body: question.text, status: "open", call: null },
  ]);
});

test("attaches and stores the record of a call that has just failed", async () => {
  const service = await startService();
  const failed = await service.rest("POST /messages", { profile_id: "prf_demo_0040", text: "Hello" });
  const { request_id } = failed.error;
  const ticket = await service.call("contact_support", { ...question, severity: "high", request_id });
  expect(ticket.body).toMatchObject({
    severity: "high",
    call: {
      request_id,
      tool: "send_message",
      surface: "rest",
      outcome: "not_connected",
      status: 403,
      at: "2026-06-15T09:30:00.000Z",
    },
  });
  await service.service.audit.flush();
  const again = await service.call("contact_support", { ...question, request_id });
  expect(again.body.call).toEqual(ticket.body.call);
  const row = await serviceTablesOf(service)
    .selectFrom("svc_tickets")
    .select("call")
    .where("id", "=", ticket.body.id)
    .executeTakeFirstOrThrow();
  expect(JSON.parse(row.call ?? "")).toEqual(ticket.body.call);
});

test("attaches the record of a write over MCP, by the request id of its response header", async () => {
  const service = await startService();
  const sent = await service.call("send_message", { profile_id: "prf_demo_0002", text: "Hello" });
  const request_id = sent.headers.get("x-request-id");
  const ticket = await service.call("contact_support", { ...question, request_id });
  expect(ticket.body.call).toMatchObject({
    request_id,
    tool: "send_message",
    surface: "mcp",
    outcome: "ok",
    status: 200,
  });
});

test("attaches the newest record if a caller used a request id twice", async () => {
  const service = await startService();
  const headers = { "X-Request-Id": "mine-1" };
  await service.rest("GET /account", undefined, { headers });
  await service.service.audit.flush();
  service.clock.advance(5);
  await service.rest("GET /profile", undefined, { headers });
  const ticket = await service.call("contact_support", { ...question, request_id: "mine-1" });
  expect(ticket.body.call.tool).toBe("get_profile");
});

test("rejects a request id that no call of the workspace has, and opens no ticket", async () => {
  const service = await startService();
  const tables = serviceTablesOf(service);
  await tables.insertInto("sb_workspaces").values({ id: "wsp_other", name: "Other", created_at: 0 }).execute();
  const key = await service.createKey(["core"], { workspaceId: "wsp_other", accountId: null });
  await service.rest("GET /account", undefined, { key, headers: { "X-Request-Id": "theirs" } });
  // The record of `theirs` is buffered at the first attempt, and stored at the second.
  for (const request_id of ["theirs", "req_nowhere", "theirs"]) {
    const response = await service.call("contact_support", { ...question, request_id });
    expect(response.error).toMatchObject({ status: 404, code: "not_found" });
    await service.service.audit.flush();
  }
  expect(await tables.selectFrom("svc_tickets").selectAll().execute()).toEqual([]);
});

test("rejects an empty subject and an unknown severity", async () => {
  const service = await startService();
  const response = await service.rest("POST /support/tickets", { subject: "", text: "Help", severity: "urgent" });
  expect(response.error.errors.map(({ pointer }: { pointer: string }) => pointer).sort()).toEqual([
    "/severity",
    "/subject",
  ]);
});

test("the same idempotency key opens one ticket", async () => {
  const service = await startService();
  const first = await service.rest("POST /support/tickets", question, { idempotencyKey: "once" });
  const second = await service.call("contact_support", question, { idempotencyKey: "once" });
  expect(second.body).toEqual(first.body);
  expect(await serviceTablesOf(service).selectFrom("svc_tickets").selectAll().execute()).toHaveLength(1);
});
