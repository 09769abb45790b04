import { expect, test } from "vitest";
import type { ToolName } from "../../../../runtime/index.ts";
import { block } from "../../../support/block.ts";
import { startService } from "../../../support/start-service.ts";

test("resolves the URL of each kind of page to an id and the tool that accepts it", async () => {
  const service = await startService();
  const call = async (tool: ToolName, input: object) => (await service.call(tool, input)).body;
  const pages = [
    await call("get_profile", { profile_id: "prf_demo_0007" }),
    await call("get_company_profile", { company_id: "cmp_demo_0002" }),
    await call("get_post", { post_id: "pst_demo_0001" }),
    await call("get_job", { job_id: "job_demo_0002" }),
  ];
  for (const { id, url } of pages) {
    for (const spelling of [url, url.toUpperCase().replace(/[^/]+$/, url.split("/").at(-1)), `${url}/?utm=1#top`]) {
      const found = await call("resolve_url", { url: spelling });
      expect(found).toMatchObject({ id, url });
      expect((await call(found.tool, { [found.argument]: found.id })).id).toBe(id);
    }
  }
  await block(service, "prf_demo_0007", "prf_demo_0001");
  const hidden = await service.call("resolve_url", { url: pages[0].url });
  expect(hidden.error).toMatchObject({ status: 404, code: "not_found" });
});

test("refuses other hosts and pages with a list of accepted URLs, and reports unknown names as not found", async () => {
  const service = await startService();
  for (const url of ["https://other.example/in/maya", "https://network.example/groups/1", "prf_demo_0001", "maya"]) {
    const { error } = await service.call("resolve_url", { url });
    expect(error).toMatchObject({ status: 400, code: "invalid_arguments", errors: [{ pointer: "/url" }] });
    expect(error.errors[0].hint).toContain("https://network.example/in/");
  }
  for (const path of ["in/nobody", "company/none", "posts/pst_none", "jobs/job_none"]) {
    const { error } = await service.call("resolve_url", { url: `https://network.example/${path}` });
    expect(error).toMatchObject({ status: 404, code: "not_found" });
  }
});
