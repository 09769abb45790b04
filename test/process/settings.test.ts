import { expect, test } from "vitest";
import { readOperatorSettings, unknownSettings } from "../../handlers/app/operator-settings.ts";
import { createPlace, runProgram, startProgram } from "../support/program.ts";

test.each([
  ["SWITCHBOARD_PUBLC_URL", "SWITCHBOARD_PUBLIC_URL"],
  ["SWITCHBOARD_DEMO_MEMBER", "SWITCHBOARD_DEMO_MEMBERS"],
  ["SWITCHBOARD_BOOTSTRAP_SCOPE", "SWITCHBOARD_BOOTSTRAP_SCOPES"],
  ["SWITCHBOARD_bootstrap_key", "SWITCHBOARD_BOOTSTRAP_KEY"],
  ["SWITCHBOARD_KEYS", "SWITCHBOARD_KEY"],
  ["SWITCHBOARD_DATABASE_URL", "DATABASE_URL"],
  ["SWITCHBOARD_LOGLEVEL", "LOG_LEVEL"],
  ["SWITCHBOARD_HOST", "HOST"],
])("%s is an unknown setting, and %s is suggested", (name, suggestion) => {
  expect(() => readOperatorSettings({ [name]: "topsecret" })).toThrow(
    new Error(`Invalid settings:\n  ${name}: unknown setting; did you mean ${suggestion}?`),
  );
});

test("valid settings, empty values and variables of container platforms are accepted", () => {
  const environment = {
    SWITCHBOARD_KEY: "swb_x",
    SWITCHBOARD_PUBLIC_URL: "https://example.com",
    SWITCHBOARD_PUBLC_URL: "",
    SWITCHBOARD_PORT: "tcp://10.0.0.1:3000",
    SWITCHBOARD_PORT_3000_TCP_ADDR: "10.0.0.1",
    SWITCHBOARD_SERVICE_HOST: "10.0.0.1",
    SWITCHBOARD_SERVICE_PORT: "3000",
    SWITCHBOARD_METRICS_PORT: "tcp://10.0.0.2:9090",
    SWITCHBOARD_MODEL_SERVICE_PORT_HTTP: "8080",
    SWITCHBOARD_HOME: "/opt/switchboard",
    TEST_DATABASE_URL: "sqlite:test.db",
    DATABASE_URL: "sqlite:own.db",
    SWITCH: "on",
  };
  expect(unknownSettings(environment)).toEqual(["SWITCHBOARD_HOME"]);
  expect(unknownSettings({ SWITCHBOARD_PORT: "3", DATABSE_URL: "x", LOGLEVEL: "debug" })).toEqual([
    "SWITCHBOARD_PORT",
    "DATABSE_URL",
    "LOGLEVEL",
  ]);
  expect(readOperatorSettings(environment)).toMatchObject({
    SWITCHBOARD_PUBLIC_URL: "https://example.com",
    PORT: 3000,
  });
});

test("a misspelled setting prevents the start, is reported with invalid ones, and is reported by doctor", async () => {
  const place = createPlace({ LOG_LEVEL: "loud", SWITCHBOARD_PUBLC_URL: "https://example.com" });
  const served = await runProgram(place, ["serve"]);
  expect(served.code).toBe(1);
  expect(served.stderr.trimEnd().split("\n")).toEqual([
    "error: Invalid settings:",
    "  LOG_LEVEL: expected one of trace, debug, info, warn, error, fatal, silent",
    "  SWITCHBOARD_PUBLC_URL: unknown setting; did you mean SWITCHBOARD_PUBLIC_URL?",
  ]);
  const checked = await runProgram(place, ["doctor"]);
  expect(checked.code).toBe(1);
  expect(checked.stdout).toMatch(/FAIL +settings .*did you mean SWITCHBOARD_PUBLIC_URL\?/);
});

test("a variable that resembles no setting is ignored, with a warning at the start and from doctor", async () => {
  const place = createPlace({ SWITCHBOARD_RETENTION: "30d", SWITCHBOARD_DEMO_MEMBERS: "0" });
  const server = await startProgram(place);
  const { code, stderr } = await server.stop();
  expect(code).toBe(0);
  const lines = stderr
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line) as { level: number; variable?: string });
  expect(lines.filter(({ level }) => level === 40)).toMatchObject([
    { variable: "SWITCHBOARD_RETENTION", msg: "unknown setting: it has no effect" },
  ]);
  expect(stderr).not.toContain("30d");
  const checked = await runProgram(place, ["doctor"]);
  expect(checked.stdout).toMatch(/ok +settings +valid; unknown settings without effect: SWITCHBOARD_RETENTION/);
});

test.each([
  "switchboard.example",
  "ftp://example.com",
  "https://user:secret@example.com",
  "https://example.com/?a=b",
  "https://example.com/#part",
  'https://example.com/"><script>',
])("rejects %s as the public URL, without repeating it", (url) => {
  expect(() => readOperatorSettings({ SWITCHBOARD_PUBLIC_URL: url })).toThrow(
    new Error(
      "Invalid settings:\n  SWITCHBOARD_PUBLIC_URL: expected an http or https URL without user, query and fragment",
    ),
  );
});

test.each([
  [{ CLIENT_ID: "x" }, "CLIENT_ID: set SWITCHBOARD_OPENID_ISSUER, too"],
  [{ CLIENT_SECRET: "x" }, "CLIENT_SECRET: set SWITCHBOARD_OPENID_ISSUER, too"],
  [{ WORKSPACE: "wsp_1" }, "WORKSPACE: set SWITCHBOARD_OPENID_ISSUER, too"],
  [
    { ISSUER: "https://id.example", AUDIENCE: "api", CLIENT_SECRET: "x" },
    "CLIENT_SECRET: set SWITCHBOARD_OPENID_CLIENT_ID, too",
  ],
  [{ ISSUER: "https://login.example" }, "ISSUER: set SWITCHBOARD_OPENID_CLIENT_ID for sign-in"],
  [
    { ISSUER: "http://login.example", CLIENT_ID: "x" },
    "ISSUER: expected the issuer of an OpenID provider: an https URL",
  ],
  [{ ISSUER: "https://login.example", CLIENT_ID: "x", AUDIENCE: "x" }, "AUDIENCE: must differ from"],
  [{ ISSUER: "https://login.example", CLIENT_ID: "x", DOMAINS: "@example.com" }, "DOMAINS: expected domains"],
])("the OpenID settings %j are rejected: %s", (given, problem) => {
  const environment = Object.fromEntries(
    Object.entries(given).map(([name, value]) => [`SWITCHBOARD_OPENID_${name}`, value]),
  );
  expect(() => readOperatorSettings(environment)).toThrow(`SWITCHBOARD_OPENID_${problem}`);
});

test("the public URL may have a path; a trailing slash is removed", () => {
  const { SWITCHBOARD_PUBLIC_URL: url } = readOperatorSettings({
    SWITCHBOARD_PUBLIC_URL: "https://example.com/tools/",
  });
  expect(url).toBe("https://example.com/tools");
});
