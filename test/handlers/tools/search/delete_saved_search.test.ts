import { expect, test } from "vitest";
import { startService } from "../../../support/start-service.ts";

test("a deleted search can be neither run, listed nor deleted again", async () => {
  const service = await startService();
  const saved_search_id = "ssr_demo_0001";
  expect((await service.call("delete_saved_search", { saved_search_id })).body).toEqual({
    id: saved_search_id,
    deleted: true,
  });
  for (const tool of ["run_saved_search", "delete_saved_search"]) {
    const { error } = await service.call(tool, { saved_search_id });
    expect(error).toMatchObject({
      status: 404,
      code: "not_found",
      hint: expect.stringContaining("list_saved_searches"),
    });
  }
  const { data } = (await service.call("list_saved_searches")).body;
  expect(data.map(({ id }: { id: string }) => id)).not.toContain(saved_search_id);
});
