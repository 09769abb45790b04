import { expect, test } from "vitest";
import { addAccount } from "../../../support/network.ts";
import { startService } from "../../../support/start-service.ts";

const defaultOf = async (service: Awaited<ReturnType<typeof startService>>, key?: string): Promise<string> =>
  (await service.call("get_account", {}, key === undefined ? {} : { key })).body.id;

test("the next call of the key uses the account; other keys keep their default, and a preview changes nothing", async () => {
  const service = await startService();
  const other = await service.createKey(["core"]);
  const id = await addAccount(service, "prf_demo_0002");
  expect(await defaultOf(service)).toBe("acc_demo_0001");
  await service.call("set_default_account", { account_id: id }, { preview: true });
  expect(await defaultOf(service)).toBe("acc_demo_0001");

  const { body } = await service.rest(`POST /accounts/${id}/default`, {});
  expect(body).toMatchObject({ id, default: true, profile_id: "prf_demo_0002" });
  expect(await defaultOf(service)).toBe(id); // although the key was cached
  expect(await defaultOf(service, other)).toBe("acc_demo_0001");
  const listed = (await service.call("list_accounts")).body.data;
  expect(listed.filter((account: any) => account.default).map((account: any) => account.id)).toEqual([id]);
  const again = await service.call("set_default_account", { account_id: id });
  expect(again.body).toEqual(body);
});

test("confirms the first account of a key without a default, so that it remains the default", async () => {
  const service = await startService();
  const key = await service.createKey(["core"], { accountId: null });
  expect((await service.call("set_default_account", {}, { key })).body.id).toBe("acc_demo_0001");
  await service.store.writer
    .updateTable("sb_accounts")
    .set({ connected_at: service.clock() + 1_000 })
    .execute();
  await addAccount(service, "prf_demo_0002"); // `connected_at` of this account is now earlier than that of the first one
  expect(await defaultOf(service, key)).toBe("acc_demo_0001");
});

test("a disconnected account can be the default, and calls that act on the network say how to reconnect it", async () => {
  const service = await startService();
  await service.call("disconnect_account", { account_id: "acc_demo_0001" });
  const { body } = await service.call("set_default_account", { account_id: "acc_demo_0001" });
  expect(body).toMatchObject({ id: "acc_demo_0001", default: true, status: "disconnected" });
  expect((await service.call("get_connections")).error).toBeUndefined();
  const { error } = await service.call("follow_user", { profile_id: "prf_demo_0009" });
  expect(error).toMatchObject({
    status: 503,
    code: "account_disconnected",
    hint: expect.stringContaining("connect_account"),
  });
});
