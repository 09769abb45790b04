import { expect, test } from "vitest";
import { addAccount } from "../../../support/network.ts";
import { startService } from "../../../support/start-service.ts";

test("changes the given fields, and search finds the new texts", async () => {
  const service = await startService();
  const { body: before } = await service.call("get_profile");
  const { body } = await service.rest("PATCH /profile", { headline: "Zymurgy for platform teams", website: null });
  expect(body).toEqual({
    ...before,
    headline: "Zymurgy for platform teams",
    contact: { ...before.contact, website: null },
  });
  expect((await service.call("get_profile")).body).toEqual(body);
  const account_id = await addAccount(service, "prf_demo_0002");
  const { body: hits } = await service.call("search_people", { keyword: "zymurgy", account_id });
  expect(hits.data).toMatchObject([{ id: "prf_demo_0001", headline: "Zymurgy for platform teams" }]);
});

test("neither a repeated update nor a preview changes anything", async () => {
  const service = await startService();
  const { body: before } = await service.call("get_profile");
  const preview = await service.call("update_profile", { about: "Soon." }, { preview: true });
  expect(preview.body).toMatchObject({ about: "Soon." });
  expect((await service.call("get_profile")).body).toEqual(before);
  expect((await service.call("update_profile", { about: null })).body).toMatchObject({ about: "" });
  const once = await service.call("update_profile", { about: "Now." });
  expect((await service.call("update_profile", { about: "Now." })).body).toEqual(once.body);
});

test("rejects an update without a field", async () => {
  const service = await startService();
  const { error } = await service.call("update_profile", {});
  expect(error).toMatchObject({ status: 400, code: "invalid_arguments" });
  expect((await service.rest("PATCH /profile", {})).error).toMatchObject({ code: "invalid_arguments" });
});
