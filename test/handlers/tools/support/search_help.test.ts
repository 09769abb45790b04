import { expect, test } from "vitest";
import { startService } from "../../../support/start-service.ts";

test("finds the page of a tool, a prompt, an error and a limit, and every URL exists", async () => {
  const service = await startService();
  const cases = [
    ["endorse a skill", "tool", "/docs/tools/profile/endorse_skill"],
    ["draft posts on a topic", "prompt", "/docs/prompts/post_drafter"],
    ["rate_limited", "error", "/docs/errors#rate_limited"],
    ["how many InMails per day", "limit", "/docs/limits#inmail"],
    ["usage resource", "resource", "/docs/resources/account_usage"],
  ] as const;
  for (const [keyword, kind, url] of cases) {
    const { data } = (await service.call("search_help", { keyword })).body;
    const [hit] = data.filter((found: any) => found.kind === kind);
    expect({ keyword, hit }).toMatchObject({ keyword, hit: { kind, url } });
    const page = await fetch(`${service.url}${url}`);
    const [, anchor] = url.split("#");
    expect([url, page.status]).toEqual([url, 200]);
    if (anchor !== undefined) expect(await page.text()).toContain(`id="${anchor}"`);
  }
});

test("returns the matching sentence with those around it, filters by kind, and returns at most the requested number of pages", async () => {
  const service = await startService();
  const { data } = (await service.call("search_help", { keyword: "time zone changed once in 24 hours", limit: 1 }))
    .body;
  expect(data).toEqual([
    {
      kind: "tool",
      title: "Update account settings (update_account_settings)",
      url: "/docs/tools/settings/update_account_settings",
      excerpt: expect.stringMatching(
        /The time zone can be changed once in 24 hours; another change returns `conflict`\. An unknown time zone, .*\.$/,
      ),
    },
  ]);
  expect(data[0].excerpt.length).toBeLessThanOrEqual(800);
  const errors = (await service.rest("GET /support/help?keyword=invitation&kind=error&limit=20")).body.data;
  expect(errors.length).toBeGreaterThan(1);
  expect(errors.every(({ kind }: any) => kind === "error")).toBe(true);
  expect((await service.call("search_help", { keyword: "xyzzy" })).body.data).toEqual([]);
});
