import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { startService } from "../support/start-service.ts";

const folder = join(import.meta.dirname, "../../generated/docs");
const count = (text: string, part: string): number => text.split(part).length - 1;

test("every call on a documentation page uses the URL of the server that serves the page", async () => {
  const { url } = await startService();
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".md"));
  for (const file of files) {
    const source = readFileSync(join(folder, file), "utf8");
    const page = await (await fetch(`${url}/docs/${file.replace(/\.md$/, "")}`)).text();
    expect([file, count(page, url)]).toEqual([file, count(source, "http://127.0.0.1:3000")]);
  }
  const calls = readFileSync(join(folder, "tools/messaging/send_message.md"), "utf8");
  expect(count(calls, "http://127.0.0.1:3000")).toBeGreaterThan(1);
});
