import { expect, test } from "vitest";
import { readResource } from "../../support/read-resource.ts";
import { startService } from "../../support/start-service.ts";

test("equals the output of get_account for the same key", async () => {
  const service = await startService();
  expect(await readResource(service, "account/info")).toEqual((await service.call("get_account")).body);
  const key = await service.createKey(["read_only"], { plan: "standard" });
  const info = await readResource(service, "account/info", { key });
  expect(info).toEqual((await service.call("get_account", {}, { key })).body);
  expect(info).toMatchObject({ scopes: ["read_only"], plan: { name: "standard" } });
});

test("reflects changed settings", async () => {
  const service = await startService();
  await service.call("update_account_settings", { timezone: "Europe/Lisbon" });
  expect((await readResource(service, "account/info")).timezone).toBe("Europe/Lisbon");
});
