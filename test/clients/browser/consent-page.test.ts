import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { chromium, type Browser, type Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { authorizeUrl, callback, createPkcePair, password, postForm, registerClient } from "../../support/oauth.ts";
import { repository } from "../../support/program.ts";
import { addPerson, startService, type Service } from "../support/service.ts";

/** The installed Chromium or Chrome; `CHROMIUM` names another one. */
const executablePath = process.env["CHROMIUM"] ?? "/usr/bin/chromium";
/** Screenshots for inspection; not committed. */
const screenshots = join(repository, "node_modules/.cache/screenshots");

let service: Service;
let url: string;
let browser: Browser;

beforeAll(async () => {
  service = await startService();
  url = new URL(service.endpoint).origin;
  await addPerson(service, "ada@example.com", "--scopes", "core,outbound,content");
  browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
  mkdirSync(screenshots, { recursive: true });
});
afterAll(() => browser.close());

/** Opens a page without JavaScript, which no page of the service needs. */
async function openPage(address: string): Promise<Page> {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 900 } });
  const page = await context.newPage();
  await page.goto(address);
  return page;
}

async function signIn(page: Page): Promise<void> {
  await page.getByLabel("Name").fill("ada@example.com");
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Sign in" }).click();
}

const capture = (page: Page, name: string) =>
  page.screenshot({ path: join(screenshots, `${name}.png`), fullPage: true });

test("a person sees which client requests which access, restricts it, and later revokes it", async () => {
  const client = await registerClient({ url }, { client_name: "Sales <b>assistant</b>" });
  const { verifier, challenge } = createPkcePair();
  const page = await openPage(
    authorizeUrl({ url }, { client_id: client, code_challenge: challenge, scope: "core outbound content" }),
  );
  await capture(page, "sign-in");
  await signIn(page);

  await capture(page, "consent");
  const text = await page.innerText("main, body");
  for (const shown of [
    "Sales <b>assistant</b>",
    "The client chose this name. It is not verified.",
    new URL(callback).host,
    "ada@example.com",
  ])
    expect(text).toContain(shown);
  const scopes = page.locator('input[name="scope"]');
  expect(await scopes.evaluateAll((boxes) => boxes.map((box) => box.getAttribute("value")))).toEqual([
    "core",
    "outbound",
    "content",
  ]);
  expect(await page.locator('input[name="account"]').count()).toBe(1);
  for (const scope of ["outbound", "content"]) await page.locator(`input[name="scope"][value="${scope}"]`).uncheck();
  await capture(page, "consent-narrowed");

  const redirect = page.waitForRequest((request) => request.url().startsWith(callback));
  await page.getByRole("button", { name: "Allow" }).click({ noWaitAfter: true });
  const code = new URL((await redirect).url()).searchParams.get("code") ?? "";
  const exchange = { grant_type: "authorization_code", client_id: client, redirect_uri: callback, code };
  const { body } = await postForm({ url }, "/oauth/token", { ...exchange, code_verifier: verifier });
  expect(body.scope).toBe("core");
  const ping = () =>
    fetch(service.endpoint, {
      method: "POST",
      headers: { Authorization: `Bearer ${body.access_token}`, "Content-Type": "application/json" },
      body: JSON.stringify({ jsonrpc: "2.0", id: 1, method: "ping" }),
    });
  expect((await ping()).status).toBe(200);

  const account = await openPage(`${url}/account`);
  await signIn(account);
  await capture(account, "account");
  expect(await account.innerText("section.card")).toMatch(/Sales <b>assistant<\/b>[^]*127\.0\.0\.1:8765[^]*core/);
  await account.getByRole("button", { name: "Revoke access" }).click();
  expect(await account.innerText("body")).toContain("No client has access.");
  await expect.poll(async () => (await ping()).status).toBe(401);
});

test("the consent page loads no external resources and cannot be framed", async () => {
  const client = await registerClient({ url });
  const { challenge } = createPkcePair();
  const address = authorizeUrl(
    { url },
    { client_id: client, code_challenge: challenge, scope: "core outbound content" },
  );
  const context = await browser.newContext();
  const page = await context.newPage();
  const requested: string[] = [];
  page.on("request", (request) => void requested.push(new URL(request.url()).origin));
  await page.goto(address);
  expect(new Set(requested)).toEqual(new Set([url]));
  const frame = await context.newPage();
  await frame.setContent(`<iframe src="${address}"></iframe>`);
  await expect.poll(() => frame.frames()[1]?.url()).toMatch(/^chrome-error:/);
});
