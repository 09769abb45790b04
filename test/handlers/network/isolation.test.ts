import { join } from "node:path";
import { expect, test } from "vitest";
import { digest } from "../../support/network-digest.ts";
import { networkOf } from "../../support/network.ts";
import { prepareInput, readSpec, thatNeverAsk } from "../../support/examples.ts";
import { readResource } from "../../support/read-resource.ts";
import { addNetwork } from "../../support/add-network.ts";
import { startService, type TestService } from "../../support/start-service.ts";

const root = join(import.meta.dirname, "../../..");
const { tools, resources, prompts } = readSpec(root);
const examples = thatNeverAsk(tools).flatMap((tool) => tool.examples.map((example) => ({ tool, example })));
/** Reads that use nothing but the network. */
const networkReads = examples.filter(
  ({ tool, example }) =>
    tool.effect === "read" &&
    example.setup.length === 0 &&
    !["campaigns", "settings", "support"].includes(tool.category) &&
    !["get_cached_post_analytics", "get_variant_stats", "list_conversations", "run_saved_search"].includes(tool.name),
);

/** Calls a tool and returns its whole response as JSON. */
async function respond(service: TestService, name: string, input: object): Promise<string> {
  const { body, error } = await service.call(name, input);
  return JSON.stringify({ body, error }).replaceAll(/whsec_[^"]*/g, "whsec_..."); // random
}

/** Removes what differs between equal calls: the cursor, which is sealed for its account, and the ids of exports and requests. */
const comparable = (response: string): string =>
  response.replace(/"next_cursor":"[^"]*"/, '"next_cursor":"..."').replace(/"(exp|req)_[^"]*"/g, '"$1_..."');

test("everything an account reads and writes is the same whether or not another network has the same members and texts", async () => {
  const alone = await startService();
  const beside = await startService();
  await addNetwork(beside);
  for (const { tool, example } of examples) {
    if (tool.name === "list_accounts") continue; // lists the account of the other network as well
    const responses = [];
    for (const service of [alone, beside])
      responses.push(await respond(service, tool.name, await prepareInput(example, service.call)));
    expect(responses[1], `${tool.name}: ${example.title}`).toBe(responses[0]);
  }
  for (const { uri } of resources) {
    const path = uri.replace("switchboard://", "");
    expect(await readResource(beside, path)).toEqual(await readResource(alone, path));
  }
  for (const prompt of prompts) {
    const given = Object.fromEntries(prompt.arguments.map(({ name }) => [name, "prf_demo_0002"]));
    const get = async (service: TestService) => {
      const { body, error } = await service.rpc("prompts/get", { name: prompt.name, arguments: given });
      return { body, code: error?.code };
    };
    expect(await get(beside), prompt.name).toEqual(await get(alone));
  }
});

test("accounts of two networks read the same from equal rows, and their writes reach no other network", async () => {
  const service = await startService();
  const first = await addNetwork(service);
  const { accountId: account_id } = await addNetwork(service);
  for (const { tool, example } of networkReads) {
    const one = await respond(service, tool.name, { ...example.input, account_id: first.accountId });
    const other = await respond(service, tool.name, { ...example.input, account_id });
    expect(comparable(other), `${tool.name}: ${example.title}`).toBe(comparable(one));
  }
  const digests = async () => {
    await service.service.writeBehind.flush(); // what the reads have shown
    return [await digest(networkOf(service)), await digest(networkOf(service, first.networkId))];
  };
  const before = await digests();
  const call = (name: string, input: object = {}) => service.call(name, { ...input, account_id });
  for (const { tool, example } of examples) {
    if (tool.effect === "read" || ["campaigns", "settings", "support"].includes(tool.category)) continue;
    const { error } = await call(tool.name, await prepareInput(example, call));
    expect(error, tool.name).toBeUndefined();
  }
  expect(await digests()).toEqual(before);
});

test("members, posts and conversations of another network are unknown", async () => {
  const service = await startService();
  const { accountId: account_id } = await addNetwork(service, { members: 200, seed: 2 });
  const only = "prf_demo_0190";
  expect((await service.call("get_profile", { profile_id: only, account_id })).error).toBeUndefined();
  expect((await service.call("get_profile", { profile_id: only })).error).toMatchObject({ status: 404 });
  expect((await service.call("send_invitation", { profile_id: only })).error).toMatchObject({ status: 404 });
  const { body } = await service.call("search_people", { keyword: "a", limit: 100 });
  const known = await networkOf(service).selectFrom("net_members").select("id").execute();
  const ids = new Set(known.map(({ id }) => id));
  expect(body.data.filter(({ id }: { id: string }) => !ids.has(id))).toEqual([]);
});
