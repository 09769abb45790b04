import { expect, test } from "vitest";
import { startService } from "../../support/start-service.ts";
import { readResource } from "../../support/read-resource.ts";

test("headers, problem, usage and account report the same rate limit", async () => {
  const service = await startService();
  const key = await service.createKey(["full_access"], { plan: "standard" });
  const limits = { limit: 60, window_seconds: 12 };

  const account = await service.rest("GET /account", undefined, { key });
  expect(account.body.plan).toMatchObject({ ...limits, calls_per_minute: 300 });
  expect(account.headers.get("ratelimit-policy")).toBe('"standard";q=60;w=12');
  expect(account.headers.get("ratelimit")).toBe('"standard";r=59;t=1');
  expect(account.headers.get("x-ratelimit-limit")).toBe("60");
  expect(account.headers.get("x-ratelimit-remaining")).toBe("59");
  expect(account.headers.get("x-ratelimit-reset")).toBe("1");

  const { plan } = await readResource(service, "account/usage", { key });
  expect(plan).toEqual({ name: "standard", ...limits, calls_per_minute: 300, remaining: 58, resets_in_seconds: 1 });

  for (let left = 58; left > 0; left -= 1) await service.rest("GET /account", undefined, { key });
  const over = await service.rest("GET /account", undefined, { key });
  expect(over.headers.get("ratelimit")).toBe('"standard";r=0;t=12');
  expect(over.error).toMatchObject({
    ...limits,
    code: "rate_limited",
    detail: 'The plan "standard" of this key allows 60 calls in 12 seconds; 0 remain.',
    remaining: 0,
    retry_after_seconds: 1,
  });
  service.clock.advance(12_000);
  const full = await service.rest("GET /account", undefined, { key });
  expect(full.headers.get("ratelimit")).toBe('"standard";r=59;t=1');
});
