import { expect, test } from "vitest";
import { block } from "../../../support/block.ts";
import { startService } from "../../../support/start-service.ts";

test("reads a job by id and URL with its company and poster, as other tools show them", async () => {
  const service = await startService();
  const { body: job } = await service.call("get_job", { job_id: "job_demo_0001" });
  expect((await service.call("get_job", { job_id: `${job.url}?source=mail` })).body).toEqual(job);
  const companies = (await service.call("search_companies", { keyword: job.company.name })).body.data;
  expect(companies).toContainEqual(job.company);
  const { id, handle, name, headline, degree, url } = (await service.call("get_profile", { profile_id: job.poster.id }))
    .body;
  expect(job.poster).toEqual({ id, handle, name, headline, degree, url });
  const [listed] = (await service.call("search_jobs", { keyword: job.title, company: job.company.id })).body.data;
  expect(job).toMatchObject({ id: listed.id, title: listed.title, posted_at: listed.posted_at, closed_at: null });

  await block(service, "prf_demo_0001", job.poster.id);
  expect((await service.call("get_job", { job_id: job.id })).body.poster).toBeNull();
  const missing = await service.rest("GET /jobs/job_demo_99999");
  expect(missing.error).toMatchObject({ status: 404, code: "not_found", hint: expect.stringContaining("search_jobs") });
});
