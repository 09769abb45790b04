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

const { tools, scopes } = readSpec(join(import.meta.dirname, "../.."));
const foreignAccount = "acc_of_another_workspace";
const resources = ["account/info", "account/usage", "tools/list", "account/writing-style"];

/** Scopes that differ most; all of them with `TEST_ALL`. */
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

/** Counts the rows of all tables, except those that record calls. */
async function countRows(): Promise<Record<string, number>> {
  const db = serviceTablesOf(service);
  const counts: Record<string, number> = {};
  for (const { name } of await db.introspection.getTables()) {
    if (/^sb_(audit|plan_use)/.test(name) || /_(fts|text)(_|$)/.test(name)) continue;
    const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(name)}`.execute(db);
    counts[name] = rows[0]?.count ?? 0;
  }
  return counts;
}

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
      for (const { error } of answers)
        expect(error, tool.name).toMatchObject({ status: 403, code: "out_of_scope", scopes: tool.scopes });
    }
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
    const { scheme } = { scheme: service.service.surface.service.uriScheme };
    for (const path of resources) {
      const read = await service.rpc("resources/read", { uri: `${scheme}://${path}` }, { key });
      expect(read.error, path).toBeUndefined();
    }
    const listed = await service.rpc("tools/list", {}, { key });
    expect(listed.body.tools).toHaveLength(tools.filter((tool) => tool.live && !tool.replacedBy).length);
    expect((await service.rpc("prompts/list", {}, { key })).body.prompts).toHaveLength(8);
    const mine = await service.rpc("resources/read", { uri: `${scheme}://tools/list` }, { key });
    const names = (JSON.parse(mine.body.contents[0].text) as { tools: { name: string }[] }).tools.map(
      ({ name }) => name,
    );
    expect(names.every((name) => tools.some((tool) => tool.name === name && contains(tool)))).toBe(true);
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
