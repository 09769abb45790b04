import { spawn } from "node:child_process";
import { createServer } from "node:net";
import { expect, test } from "vitest";
import { Browser } from "../support/browser.ts";
import { suite } from "../support/conformance.ts";
import { addTestPerson, registerClient, signInAs } from "../support/oauth.ts";
import { startNotes } from "../support/start-notes.ts";

/** Returns a free port, on which the suite will receive the redirect. */
function findPort(): Promise<number> {
  const server = createServer();
  return new Promise((resolve) => {
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}

/** Goes through the pages of an authorization request like a person, and follows the redirect to the client. */
async function authorize(url: string): Promise<void> {
  const browser = new Browser();
  const page = await signInAs(browser, await browser.open(url));
  const fields = { scope: "writer", account: "acc_one", decision: "allow" };
  await fetch((await browser.submit(page, { fields })).url);
}

test("the authorization server passes the scenarios of the official suite", async () => {
  const notes = await startNotes();
  await addTestPerson(notes);
  const port = await findPort();
  const clientId = await registerClient(notes, { redirect_uris: [`http://127.0.0.1:${port}/callback`] });
  const options = ["--client-id", clientId, "--port", String(port), "--resource", `${notes.url}/mcp`];
  const child = spawn("npx", [...suite, "authorization", "--url", notes.url, ...options]);
  let output = "";
  let isAuthorized = false;
  const read = (text: Buffer): void => {
    output += String(text);
    const url = /^http\S+\/oauth\/authorize\?\S+$/m.exec(output)?.[0];
    if (url === undefined || isAuthorized) return;
    isAuthorized = true;
    void authorize(url).catch((error: unknown) => (output += String(error)));
  };
  child.stdout.on("data", read);
  child.stderr.on("data", read);
  const code = await new Promise((resolve) => child.once("close", resolve));
  expect(output).toContain("Total: 3 passed, 0 failed");
  expect([code, isAuthorized], output).toEqual([0, true]);
});
