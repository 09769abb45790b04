import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { repository } from "../support/program.ts";

/** The tests of each attack: file and the beginning of the title. */
const tests: Readonly<Record<string, readonly (readonly [file: string, title: string])[]>> = {
  "authorization code injection": [
    ["oauth/attacks", "a code cannot be redeemed with %j"],
    ["oauth/attacks", "a code, a refresh token or a revocation of another client has no effect"],
    ["oauth/attacks", "a code that is redeemed several times in parallel revokes the grant"],
  ],
  "authorization server mix-up": [["oauth/attacks", "the redirect contains the issuer, and a code is used once"]],
  "redirect URI manipulation": [
    ["oauth/attacks", "a redirect to %s, which is not registered, shows a page instead"],
    ["oauth/attacks", "only the port of a local redirect may differ"],
    ["oauth/attacks", "a client cannot register a redirect to $kind"],
  ],
  "PKCE downgrade": [["oauth/attacks", "a request with %j is rejected, and the redirect names the issuer"]],
  "token replay at another API": [["oauth/attacks", "a token for one surface is rejected by the other"]],
  "refresh token reuse": [["oauth/attacks", "a refresh token that is used again revokes the grant"]],
  "cross-site request forgery": [
    ["oauth/attacks", "rejects a form from $name"],
    ["oauth/attacks", "rejects a form without its token, or with that of another browser"],
  ],
  "framing and scripts": [["oauth/attacks", "cannot be framed or run scripts, and escapes the client's texts"]],
  "open redirect": [
    ["oauth/attacks", "a redirect to %s, which is not registered, shows a page instead"],
    ["oauth/attacks", "a token for one surface is rejected by the other, and other resources are refused"],
  ],
  "metadata document SSRF": [
    ["oauth/attacks", "a metadata document at %s is not fetched"],
    ["oauth/attacks", "a metadata document $name is rejected"],
  ],
  "guessing passwords and codes": [
    ["oauth/attacks", "attempts to sign in are limited by name"],
    ["oauth/totp", "codes are limited for each person"],
    ["oauth/totp", "a code is accepted once on all nodes"],
  ],
  timing: [["identity/passwords", "an unknown person takes as much work as a wrong password"]],
  "forged tokens of a provider": [
    ["openid/external-tokens", "a token with a wrong claim, signature or algorithm is rejected"],
    ["openid/external-tokens", "keys are read again for an unknown key id, at most once a minute"],
  ],
  "sign-in response injection": [["oauth/openid-sign-in", "a response is accepted once, and only from the browser"]],
};

const read = (path: string): string => readFileSync(join(repository, path), "utf8");

test("the README lists the attacks that are tested, and each of their tests exists", () => {
  const [, section = ""] = read("README.md").split("### Attacks on sign-in and tokens");
  const rows = [...(section.split("\n#")[0] ?? "").matchAll(/^\| ([^|]+?) +\|/gm)].map(([, attack = ""]) => attack);
  expect(rows.filter((row) => row !== "Attack" && !row.startsWith("-"))).toEqual(Object.keys(tests));
  const missing = Object.values(tests)
    .flat()
    .filter(([file, title]) => !read(`test/runtime/${file}.test.ts`).includes(`("${title}`));
  expect(missing).toEqual([]);
});
