import { join } from "node:path";
import { expect, test } from "vitest";
import {
  callRoute,
  prepareInput,
  readSpec,
  routesFor,
  thatNeverAsk,
  withoutSurfaces,
} from "../../../support/examples.ts";
import { startRemote } from "../../../support/start-remote.ts";
import { unsupportedTools } from "../../../fixtures/remote-network/connector/unsupported-tools.ts";
import { adapt, findStrangers, prepareCounterparts } from "./remote-examples.ts";

const { tools } = readSpec(join(import.meta.dirname, "../../../.."));
/**
 * Returns whether an example cannot run on the remote network: it refers to objects of the demo network, or its tool
 * depends on them.
 */
const onlyDemo = (name: string, example: { readonly title: string; readonly input: object }): boolean =>
  /(cmp|cpn|ssr|tpl)_demo/.test(JSON.stringify(example.input)) ||
  ["connect_account", "disconnect_account", "get_variant_stats", "resolve_url"].includes(name);
/** Returns whether the remote network refuses an example: it supports only text, and saved searches only for people. */
const isRefused = (name: string, { input }: { readonly input: object }): boolean =>
  (name === "save_search" && "target" in input && input.target !== "people") ||
  (name === "comment_on_post" && "mentions" in input) ||
  (name === "create_post" && ["poll", "media_ids", "link_url", "mentions"].some((key) => key in input));

const covered = thatNeverAsk(tools)
  .filter(({ name, category }) => !(name in unsupportedTools) && category !== "campaigns")
  .flatMap((tool) => tool.examples.map((example) => ({ tool, example })))
  .filter(({ tool, example }) => !onlyDemo(tool.name, example));

test("the examples of covered tools are equal on both surfaces of a remote account", async () => {
  const overMcp = await startRemote();
  const overRest = await startRemote();
  const counterparts = await prepareCounterparts(overMcp);
  expect(await prepareCounterparts(overRest)).toEqual(counterparts);
  expect(covered.length).toBeGreaterThan(25);
  for (const { tool, example: original } of covered) {
    const example = adapt(original, counterparts);
    const label = `${tool.name}: ${example.title}`;
    const response = await overMcp.call(tool.name, await prepareInput(example, overMcp.call));
    const [route] = routesFor(tool, example);
    if (!route) throw new Error(`${label} has no route`);
    const rest = await callRoute(overRest, route, await prepareInput(example, overRest.call));
    if (isRefused(tool.name, example)) {
      expect([response.error?.code, rest.error?.code], label).toEqual(["not_supported", "not_supported"]);
      continue;
    }
    expect(response.error, label).toBeUndefined();
    expect(rest.error, label).toBeUndefined();
    expect(withoutSurfaces(rest.body), label).toEqual(withoutSurfaces(response.body));
  }
});

test("tools that the connector does not cover return 501 with the reason, which get_account lists", async () => {
  const remote = await startRemote({ synchronized: true });
  const { body } = await remote.call("get_account");
  expect(body.network.kind).toBe("remote");
  expect(body.network.unsupported_tools).toHaveLength(Object.keys(unsupportedTools).length);
  for (const { tool: name, reason } of body.network.unsupported_tools) {
    const tool = tools.find((one) => one.name === name);
    const [example] = tool?.examples ?? [];
    if (!tool || !example) throw new Error(`${name} has no example`);
    const error = { status: 501, code: "not_supported", detail: reason };
    expect((await remote.call(name, example.input)).error, name).toMatchObject(error);
    const [route] = routesFor(tool, example);
    if (route) expect((await callRoute(remote, route, example.input)).error, name).toMatchObject(error);
  }
});

test("members whom the mirror lacks are looked up by id, handle and URL, and stored", async () => {
  const served = await startRemote();
  const [one, two, three] = await findStrangers(served);
  const id = `prf_rn_${one.urn.split(":").at(-1)}`;
  expect((await served.call("get_profile", { profile_id: id })).body).toMatchObject({ id, handle: one.handle });
  const before = (await served.remote.requests({ via: "api" })).length;
  expect((await served.call("get_profile", { profile_id: one.handle })).body.id).toBe(id);
  expect(await served.remote.requests({ via: "api" })).toHaveLength(before);
  expect((await served.call("get_profile", { profile_id: two.handle })).body.handle).toBe(two.handle);
  expect((await served.call("get_profile", { profile_id: three.profileUrl })).body.handle).toBe(three.handle);
  expect((await served.call("get_profile", { profile_id: "prf_rn_999999" })).error).toMatchObject({ status: 404 });
  expect((await served.call("get_profile", { profile_id: "prf_demo_0002" })).error).toMatchObject({ status: 404 });
});

test("a search returns what the network finds, page by page and with the degree of each member", async () => {
  const served = await startRemote();
  const expected = (await served.remote.call("GET", "/v2/people?network=S&count=100")).body.elements as any[];
  const found: any[] = [];
  for (let cursor: string | null = null, first = true; first || cursor !== null; first = false) {
    const page = await served.call("search_people", { degree: [2], limit: 5, ...(cursor !== null && { cursor }) });
    expect(page.error).toBeUndefined();
    found.push(...page.body.data);
    cursor = page.body.next_cursor;
  }
  expect(found.map(({ handle }) => handle)).toEqual(expected.map(({ handle }) => handle));
  expect(new Set(found.map(({ degree }) => degree))).toEqual(new Set([2]));
});

test("a preview performs nothing and returns the acts", async () => {
  const served = await startRemote();
  const counterparts = await prepareCounterparts(served);
  const before = await served.remote.effects();
  const calls = [
    ["send_message", { profile_id: counterparts["prf_demo_0002"], text: "Hello" }, "send_message"],
    ["send_invitation", { profile_id: counterparts["prf_demo_0040"] }, "send_invitation"],
    ["respond_to_invitation", { invitation_id: counterparts["inv_demo_0001"], action: "accept" }, "accept_invitation"],
    ["cancel_invitation", { invitation_id: counterparts["inv_demo_0006"] }, "withdraw_invitation"],
    ["create_post", { text: "Hello" }, "publish_post"],
    ["comment_on_post", { post_id: counterparts["pst_demo_0041"], text: "Hello" }, "comment_on_post"],
    ["react_to_post", { post_id: counterparts["pst_demo_0041"], type: "celebrate" }, "react_to_post"],
  ] as const;
  for (const [tool, input, act] of calls) {
    const { body, headers, error } = await served.rpc("tools/call", {
      name: tool,
      arguments: { ...input, preview: true },
    });
    expect(error, tool).toBeUndefined();
    expect(JSON.stringify(body) + JSON.stringify([...headers]), tool).toContain(act);
  }
  const seen = (await served.remote.effects()).slice(before.length).map(({ kind }) => kind);
  expect(seen.filter((kind) => kind !== "profile.viewed")).toEqual([]);
  expect(await served.units()).toBe(0);
});

test("units and daily limits apply as for any other account", async () => {
  const served = await startRemote();
  const counterparts = await prepareCounterparts(served);
  const message = (text: string) => ({ profile_id: counterparts["prf_demo_0002"], text });
  expect((await served.call("send_message", message("one"))).error).toBeUndefined();
  expect((await served.call("send_message", message("two"), { idempotencyKey: "two" })).error).toBeUndefined();
  expect((await served.call("send_message", message("two"), { idempotencyKey: "two" })).error).toBeUndefined();
  expect(await served.units()).toBe(2);
  await served.store.writer
    .updateTable("sb_accounts")
    .set({ daily_limits: JSON.stringify({ message: 2 }) })
    .where("id", "=", served.accountId)
    .execute();
  served.clock.advance(10_000); // accounts are cached
  expect((await served.call("send_message", message("three"))).error).toMatchObject({ code: "safety_limit_reached" });
  expect((await served.remote.effects({ kind: "message.sent" })).map(({ data }) => data.text)).toEqual(["one", "two"]);
});
