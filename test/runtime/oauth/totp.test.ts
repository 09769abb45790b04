import { URI } from "otpauth";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { enrollTotp, removeTotp } from "../../../runtime/identity/totp.ts";
import { Browser, type ShownPage } from "../../support/browser.ts";
import { addTestPerson, authorizeUrl, createPkcePair, password, registerClient } from "../../support/oauth.ts";
import { startNode, startNotes, type TestNotes } from "../../support/start-notes.ts";

let notes: TestNotes;
let personId: string;
let codeAt: (offsetMs?: number) => string;
const stops: (() => Promise<void>)[] = [];
beforeAll(async () => {
  notes = await startNotes({ onEnd: (stop) => stops.push(stop) });
  personId = await addTestPerson(notes);
});
beforeEach(async () => {
  notes.clock.advance(3_600_000); // refills the limits
  const { uri } = await enrollTotp(notes.service, { id: personId, name: "ada" }, "Notes");
  const app = URI.parse(uri);
  codeAt = (offsetMs = 0) => app.generate({ timestamp: notes.clock() + offsetMs });
});
afterAll(() => Promise.all(stops.map((stop) => stop())));

/** Enters name and password, and returns the page that asks for the code. */
async function enterPassword(browser: Browser, url = notes.url): Promise<ShownPage> {
  const page = await browser.submit(await browser.open(`${url}/account`), { fields: { name: "ada", password } });
  expect(page).toMatchObject({ status: 200, text: expect.stringContaining("One-time code") });
  return page;
}

const wrongCode = (): string => String((Number(codeAt()) + 1) % 1_000_000).padStart(6, "0");

test("the password alone does not sign a person in; the code does, even after a mistake and with spaces", async () => {
  const browser = new Browser();
  const page = await enterPassword(browser);
  expect((await browser.open(`${notes.url}/account`)).text).toContain("Sign in to see");
  const again = await browser.submit(page, { fields: { code: wrongCode() } });
  expect(again).toMatchObject({ status: 401, text: expect.stringContaining("The code is wrong") });
  const code = codeAt().replace(/^.../, "$& ");
  expect((await browser.submit(again, { fields: { code } })).text).toContain("You are signed in");
});

test("an authorization request asks for the code before the consent", async () => {
  const client_id = await registerClient(notes);
  const browser = new Browser();
  const page = await browser.open(authorizeUrl(notes, { client_id, code_challenge: createPkcePair().challenge }));
  const asked = await browser.submit(page, { fields: { name: "ada", password } });
  expect(asked.text).toContain("One-time code");
  expect((await browser.submit(asked, { fields: { code: codeAt() } })).url).toContain("/oauth/consent/");
});

test("a code is accepted once on all nodes, even if it is one time step early or late", async () => {
  const node = await startNode(notes);
  const submit = async (code: string, url = notes.url) => {
    const browser = new Browser();
    return (await browser.submit(await enterPassword(browser, url), { fields: { code } })).status;
  };
  expect(await submit(codeAt(-60_000))).toBe(401);
  expect(await submit(codeAt(60_000))).toBe(401);
  expect(await submit(codeAt(-30_000))).toBe(200);
  expect(await submit(codeAt())).toBe(200);
  expect(await submit(codeAt(), node.url)).toBe(401);
  expect(await submit(codeAt(-30_000), node.url)).toBe(401);
  expect(await submit(codeAt(30_000), node.url)).toBe(200);
});

test("parallel attempts with one code sign in once", async () => {
  const browsers = [new Browser(), new Browser(), new Browser()];
  const pages = await Promise.all(browsers.map((browser) => enterPassword(browser)));
  const code = codeAt();
  const shown = await Promise.all(
    browsers.map((browser, index) => browser.submit(pages[index] as ShownPage, { fields: { code } })),
  );
  expect(shown.map(({ status }) => status).sort()).toEqual([200, 401, 401]);
});

test("codes are limited for each person, also after the correct password", async () => {
  const statuses: number[] = [];
  for (let count = 0; count < 6; count += 1) {
    const browser = new Browser();
    statuses.push((await browser.submit(await enterPassword(browser), { fields: { code: wrongCode() } })).status);
  }
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
  const browser = new Browser();
  expect((await browser.submit(await enterPassword(browser), { fields: { code: codeAt() } })).status).toBe(429);
});

test("the proof of the password expires, and cannot be forged", async () => {
  const browser = new Browser();
  const page = await enterPassword(browser);
  const forged = {
    ...page,
    text: page.text.replace(/name="ticket"\s+value="[^"]*"/, `name="ticket" value="${personId}"`),
  };
  expect(await browser.submit(forged, { fields: { code: codeAt() } })).toMatchObject({ status: 401 });
  notes.clock.advance(300_000);
  const expired = await browser.submit(page, { fields: { code: codeAt() } });
  expect(expired).toMatchObject({ status: 401, text: expect.stringContaining("Sign in again") });
  expect(expired.text).toContain('type="password"');
});

test("a new seed, and its removal, end the sign-ins in browsers; the store contains no seed", async () => {
  const browser = new Browser();
  await browser.submit(await enterPassword(browser), { fields: { code: codeAt() } });
  const { secret } = await enrollTotp(notes.service, { id: personId, name: "ada" }, "Notes");
  const signedOut = await browser.open(`${notes.url}/account`);
  expect(signedOut.text).toContain("Sign in to see");
  const people = await notes.store.reader.selectFrom("sb_people").selectAll().execute();
  expect(JSON.stringify(people)).not.toContain(secret);
  await removeTotp(notes.store, personId);
  expect((await browser.submit(signedOut, { fields: { name: "ada", password } })).text).toContain("You are signed in");
});
