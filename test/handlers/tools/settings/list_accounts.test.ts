import { expect, test } from "vitest";
import { everyPage } from "../../../support/every-page.ts";
import { addAccount } from "../../../support/network.ts";
import { serviceTablesOf } from "../../../support/service-tables.ts";
import { startService } from "../../../support/start-service.ts";

test("lists the accounts of the workspace by age, with the default of the key, and filters by status", async () => {
  const service = await startService();
  for (const member of ["prf_demo_0003", "prf_demo_0002"]) await addAccount(service, member);
  const foreign = await addAccount(service, "prf_demo_0004");
  const tables = serviceTablesOf(service);
  await tables.insertInto("sb_workspaces").values({ id: "wsp_other", name: "Other", created_at: 0 }).execute();
  await tables.updateTable("sb_accounts").set({ workspace_id: "wsp_other" }).where("id", "=", foreign).execute();
  await tables
    .updateTable("sb_accounts")
    .set({ status: "disconnected" })
    .where("external_id", "=", "prf_demo_0003")
    .execute();

  const all = (await service.call("list_accounts")).body.data;
  expect(all.map(({ id, default: isDefault, status }: any) => [id, isDefault, status])).toEqual([
    ["acc_demo_0001", true, "connected"],
    ["acc_of_demo_0002", false, "connected"],
    ["acc_of_demo_0003", false, "disconnected"],
  ]);
  expect(all[1]).toMatchObject({ profile_id: "prf_demo_0002", network_kind: "embedded", timezone: "UTC" });
  expect(await everyPage(service, "list_accounts", {}, 1)).toEqual(all);
  const { error } = await service.call("list_accounts", { account_id: foreign });
  expect(error).toMatchObject({
    code: "not_found",
    hint: "Pass an id that list_accounts returns, or omit account_id.",
  });
  const connected = (await service.rest("GET /accounts?status=connected")).body.data;
  expect(connected.map(({ id }: any) => id)).toEqual(["acc_demo_0001", "acc_of_demo_0002"]);
});
