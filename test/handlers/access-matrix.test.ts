import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { RouteModel, ToolModel } from "../../generator/model/model.ts";
import { addWorkspace } from "../support/accounts.ts";
import type { Answer } from "../support/client.ts";
import { readSpec } from "../support/examples.ts";
import { runsAllTests } from "../support/run-all-tests.ts";
import { serviceTablesOf } from "../support/service-tables.ts";
import { startService, type TestService } from "../support/start-service.ts";

const { tools, scopes, prompts, resources, service: spec } = readSpec(join(import.meta.dirname, "../.."));
const foreignAccount = "acc_of_another_workspace";

/** The scopes that differ most; with `TEST_ALL`, all scopes. */
const tried = scopes.filter(({ name }) => runsAllTests || ["read_only", "legacy"].includes(name));
const inSample = (index: number): boolean => runsAllTests || index % 6 === 0;

const stops: (() => Promise<void>)[] = [];
let service: TestService;
beforeAll(async () => {
  service = await startService({ onEnd: (stop) => stops.push(stop) });
  await addWorkspace(service.store, "wsp_other", [{ id: foreignAccount }]);
});
afterAll(async () => {
  for (const stop of stops) await stop();
});

/** Calls a route without arguments except those of its path. */
function callBare({ method, path }: RouteModel, key: string, query = ""): Promise<Answer> {
  const target = path.replaceAll(/\{\w+\}/g, "some_id");
  const body = method === "POST" || method === "PATCH" ? {} : undefined;
  return service.rest(`${method} ${target}${query}`, body, { key });
}

/** Counts the rows of all tables, except full-text tables and those that record calls. */
async function countRows(): Promise<Record<string, number>> {
  await service.service.callCounts.flush(); // of earlier calls
  const db = serviceTablesOf(service);
  const counts: Record<string, number> = {};
  for (const { name } of await db.introspection.getTables()) {
    if (/^sb_(audit|plan_use)/.test(name) || /_(fts|text)(_|$)/.test(name)) continue;
    const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(name)}`.execute(db);
    counts[name] = rows[0]?.count ?? 0;
  }
  return counts;
}

interface Read {
  readonly method: string;
  readonly params: object;
  /** The tools that the caller must be allowed to call. */
  readonly needs: readonly string[];
}

/** Requests for single prompts and resources, except streams of notifications. */
const reads: readonly Read[] = [
  ...prompts.flatMap(({ name, arguments: declared, tools: needs }) => {
    const given = declared.filter(({ required }) => required).map((argument) => [argument.name, "anything"]);
    const argument = { name: declared[0]?.name ?? "none", value: "" };
    return [
      { method: "prompts/get", params: { name, arguments: Object.fromEntries(given) }, needs },
      { method: "completion/complete", params: { ref: { type: "ref/prompt", name }, argument }, needs },
    ];
  }),
  ...resources.flatMap(({ uri, tool }) => {
    const needs = tool === null ? [] : [tool];
    return ["resources/read", "resources/subscribe"].map((method) => ({ method, params: { uri }, needs }));
  }),
];

/** Parameters with which a client of protocol version 2026-07-28 requests notifications of changes to resources. */
const listen = (uris: readonly string[]): object => ({
  notifications: { resourceSubscriptions: uris },
  _meta: {
    "io.modelcontextprotocol/protocolVersion": "2026-07-28",
    "io.modelcontextprotocol/clientInfo": { name: "test", version: "1" },
    "io.modelcontextprotocol/clientCapabilities": {},
  },
});

const problemOf = ({ status, error }: Answer) => {
  const { request_id: _id, ...problem } = error ?? {};
  return { status, problem: problem as unknown };
};

test.each(tried.map(({ name }) => name))(
  "a key with the scope %s may call the tools of the scope, on both surfaces, and a denied call leaves only its audit row",
  async (scope) => {
    const contains = (tool: ToolModel): boolean => tool.scopes.includes(scope);
    const key = await service.createKey([scope]);
    const denied = tools.filter((tool) => !contains(tool));
    const before = await countRows();
    let denials = 0;
    for (const [index, tool] of denied.entries()) {
      if (!inSample(index)) continue;
      service.clock.advance(1_000); // refills the plan limit
      const answers = [await service.call(tool.name, { unknown_argument: 1 }, { key })];
      for (const route of tool.routes) answers.push(await callBare(route, key));
      denials += answers.length;
      const newer = tool.replacedBy?.tool;
      // The hint names the replacement of an older name only if the key may call the replacement.
      const isReplaced = newer !== undefined && tools.some((other) => other.name === newer && contains(other));
      const hint: unknown = isReplaced
        ? `Call ${newer} instead, which replaces ${tool.name}.`
        : expect.stringContaining("find_tools");
      for (const { error } of answers)
        expect(error, tool.name).toMatchObject({ status: 403, code: "out_of_scope", scopes: tool.scopes, hint });
    }
    const mayUse = (needs: readonly string[]): boolean =>
      needs.every((name) => tools.some((tool) => tool.name === name && contains(tool)));
    const requests = [
      ...reads,
      ...resources.map(({ uri, tool }) => ({
        method: "subscriptions/listen",
        params: listen([`${spec.uriScheme}://tools/list`, uri]),
        needs: tool === null ? [] : [tool],
      })),
    ].filter(({ method, needs }) => method !== "subscriptions/listen" || !mayUse(needs)); // allowed streams stay open
    for (const { method, params, needs } of requests) {
      service.clock.advance(1_000);
      const { error } = await service.rpc(method, params, { key });
      if (mayUse(needs)) expect(error?.code, method).not.toBe(403);
      else expect(error, method).toMatchObject({ code: 403, data: { code: "out_of_scope" } });
      if (!mayUse(needs)) denials += 1;
    }
    const file = await fetch(`${service.url}/files/media/med_none`, { headers: { Authorization: `Bearer ${key}` } });
    expect(file.status).toBe(mayUse(["upload_media"]) ? 404 : 403);
    if (!mayUse(["upload_media"])) denials += 1;
    expect(await countRows()).toEqual(before);
    await service.service.audit.flush();
    const rows = service.store.reader.selectFrom("sb_audit").select("request_id").where("status", "=", 403);
    const [principal] = await service.store.reader
      .selectFrom("sb_keys")
      .select("id")
      .where("hint", "=", key.slice(-4))
      .execute();
    expect(await rows.where("principal_id", "=", principal?.id ?? "").execute()).toHaveLength(denials);

    for (const [index, tool] of tools.filter(contains).entries()) {
      if (!inSample(index)) continue;
      service.clock.advance(1_000);
      const { error } = await service.call(tool.name, { unknown_argument: 1 }, { key });
      expect(error?.code, tool.name).toBe("invalid_arguments");
    }
    const listed = await service.rpc("tools/list", {}, { key });
    expect(listed.body.tools).toHaveLength(tools.filter((tool) => tool.live && !tool.replacedBy).length);
    expect((await service.rpc("prompts/list", {}, { key })).body.prompts).toHaveLength(8);
    const mine = await service.rpc("resources/read", { uri: `${spec.uriScheme}://tools/list` }, { key });
    const names = (JSON.parse(mine.body.contents[0].text) as { tools: { name: string }[] }).tools.map(
      ({ name }) => name,
    );
    expect(names.filter((name) => !mayUse([name]))).toEqual([]);
    if (!mayUse(["find_tools"])) return;
    for (const task of ["delete or export everything", "send a message", "an older name", "webhooks and accounts"]) {
      const found = await service.call("find_tools", { task, limit: 20 }, { key });
      expect(found.body.data.filter(({ name }: { name: string }) => !mayUse([name]))).toEqual([]);
    }
  },
);

test("every tool returns the same for an account of another workspace as for an unknown one", async () => {
  for (const [index, tool] of tools.entries()) {
    if (!inSample(index)) continue;
    service.clock.advance(1_000);
    const ids = [foreignAccount, "acc_that_does_not_exist"];
    const [foreign, unknown] = await Promise.all(
      ids.map(async (account_id) => [
        problemOf(await service.call(tool.name, { account_id })),
        ...(await Promise.all(
          tool.routes.map(async (route) =>
            problemOf(
              await callBare(
                { ...route, path: route.path.replace("{account_id}", account_id) },
                service.key,
                route.path.includes("{account_id}") ? "" : `?account_id=${account_id}`,
              ),
            ),
          ),
        )),
      ]),
    );
    expect(
      foreign?.every(({ status, problem }) => status === 404 || (problem as { status: number }).status === 404),
    ).toBe(true);
    expect(foreign).toEqual(unknown);
  }
});
