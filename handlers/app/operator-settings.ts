import { readFileSync } from "node:fs";
import { scopes } from "../../generated/scopes.ts";
import { isNetwork, isStoreUrl, nearest, nearestFew } from "../../runtime/index.ts";
import { findOpenIdProblems, openIdSettings } from "./open-id-settings.ts";
import { isMemberCount, memberCountExpected } from "./demo/demo-world.ts";

/**
 * Describes a setting of the environment: how to read it, what is valid, and its default. An empty value counts as
 * missing.
 */
interface Setting<Value, Default = Value> {
  /** Returns undefined for an invalid text. */
  readonly read: (text: string) => Value | undefined;
  /** Describes a valid text, for the error message. */
  readonly expected: string;
  readonly default: Default;
}

const logLevels = ["trace", "debug", "info", "warn", "error", "fatal", "silent"] as const;
const scopeNames = scopes.map(({ name }) => name);

const integer = (expected: string, defaultValue: number, isValid: (value: number) => boolean): Setting<number> => ({
  read: (text) => (/^\d{1,9}$/.test(text) && isValid(Number(text)) ? Number(text) : undefined),
  expected,
  default: defaultValue,
});

const seconds = (defaultValue: number, min: number, max: number): Setting<number> =>
  integer(`expected an integer from ${min} to ${max} (seconds)`, defaultValue, (value) => value >= min && value <= max);

const text = (expected: string, defaultValue: string, isValid: (text: string) => boolean): Setting<string> => ({
  read: (given) => (isValid(given) ? given : undefined),
  expected,
  default: defaultValue,
});

const httpUrl = {
  read: (url: string) => (isHttpUrl(url) ? url.replace(/\/+$/, "") : undefined),
  expected: "expected an http or https URL without user, query and fragment",
  default: undefined,
};

/** Keys of 32 bytes in base64 or base64url, separated by commas or white space. */
const secretKeys = (expected: string, read: (given: string) => string): Setting<readonly Buffer[]> => ({
  read: (given) => {
    const keys = read(given)
      .split(/[\s,]+/)
      .filter((key) => key !== "");
    const isValid = keys.length > 0 && keys.length <= 10 && keys.every((key) => /^[\w+/-]{43}=?$/.test(key));
    return isValid ? keys.map((key) => Buffer.from(key, "base64url")) : undefined; // decodes base64, too
  },
  expected,
  default: [],
});

function readFileOrNothing(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return "";
  }
}

/** The settings that an operator sets in the environment. */
const settings = {
  HOST: text("expected a host name or an address", "127.0.0.1", () => true),
  PORT: integer("expected an integer from 0 to 65535", 3000, (port) => port <= 65_535),
  DATABASE_URL: text(
    'expected "sqlite:<file>" or "postgres://user:password@host:5432/database"',
    "sqlite:./data/switchboard.db",
    isStoreUrl,
  ),
  SWITCHBOARD_PUBLIC_URL: httpUrl,
  SWITCHBOARD_MODEL_URL: httpUrl,
  SWITCHBOARD_MODEL_KEY: {
    read: (key: string) => (/^[\x21-\x7e]{1,1000}$/.test(key) ? key : undefined),
    expected: "expected up to 1000 ASCII characters without spaces",
    default: undefined,
  },
  SWITCHBOARD_MODEL_NAME: {
    read: (name: string) => (/^[\x20-\x7e]{1,200}$/.test(name) ? name : undefined),
    expected: "expected up to 200 ASCII characters",
    default: undefined,
  },
  SWITCHBOARD_DEMO_MEMBERS: integer(memberCountExpected, 10_000, isMemberCount),
  SWITCHBOARD_BOOTSTRAP_KEY: {
    read: (key: string) => (/^[\x21-\x7e]{24,}$/.test(key) ? key : undefined),
    expected: "expected at least 24 ASCII characters without spaces",
    default: undefined,
  },
  SWITCHBOARD_BOOTSTRAP_SCOPES: {
    read: readScopes,
    expected: `expected one or more of ${scopeNames.join(", ")}`,
    default: scopes.filter(({ isDefault }) => isDefault).map(({ name }) => name),
  },
  ...openIdSettings,
  SWITCHBOARD_CORS_ORIGINS: {
    read: readOrigins,
    expected: 'expected origins separated by commas, such as "https://app.example.com"',
    default: [],
  },
  SWITCHBOARD_METRICS_TOKEN: {
    read: (token: string) => (/^[\x21-\x7e]{16,1000}$/.test(token) ? token : undefined),
    expected: "expected 16 to 1000 ASCII characters without spaces",
    default: undefined,
  },
  SWITCHBOARD_METRICS_ADDRESS: {
    read: readAddress,
    expected: 'expected an address and a port, such as "127.0.0.1:9464"',
    default: undefined,
  },
  SWITCHBOARD_AUDIT_RETENTION_DAYS: integer(
    "expected an integer from 0 to 3650 (days; 0: forever)",
    365,
    (days) => days <= 3_650,
  ),
  SWITCHBOARD_SECRET_KEY: secretKeys(
    "expected 32 random bytes in base64, as printed by: openssl rand -base64 32",
    (given) => given,
  ),
  SWITCHBOARD_SECRET_KEY_FILE: secretKeys(
    "expected the path of a readable file with 32 random bytes in base64",
    readFileOrNothing,
  ),
  SWITCHBOARD_PREVIOUS_SECRET_KEYS: secretKeys(
    "expected earlier values of SWITCHBOARD_SECRET_KEY, separated by commas",
    (given) => given,
  ),
  SWITCHBOARD_KEEP_ALIVE_SECONDS: seconds(65, 1, 3_600),
  SWITCHBOARD_HEADERS_TIMEOUT_SECONDS: seconds(15, 1, 600),
  SWITCHBOARD_REQUEST_TIMEOUT_SECONDS: seconds(30, 1, 3_600),
  SWITCHBOARD_DRAIN_SECONDS: seconds(0, 0, 600),
  SWITCHBOARD_GRACE_SECONDS: seconds(10, 1, 600),
  SWITCHBOARD_TRUSTED_PROXIES: integer("expected an integer from 0 to 9", 0, (proxies) => proxies <= 9),
  SWITCHBOARD_JOB_CONCURRENCY: integer("expected an integer from 0 to 1000", 8, (jobs) => jobs <= 1_000),
  SWITCHBOARD_ALLOWED_NETWORKS: {
    read: readNetworks,
    expected: 'expected networks in CIDR notation, such as "10.0.0.0/8,fd00::/8"',
    default: [],
  },
  SWITCHBOARD_SIMULATE: integer("expected 0 or 1", 0, (flag) => flag <= 1),
  SWITCHBOARD_CLOCK_SPEED: integer("expected an integer from 1 to 1000", 1, (speed) => speed >= 1 && speed <= 1_000),
  SWITCHBOARD_SCHEDULE_MAX_LATE_MINUTES: integer(
    "expected an integer from 1 to 1440 (minutes)",
    60,
    (minutes) => minutes >= 1 && minutes <= 1_440,
  ),
  OTEL_EXPORTER_OTLP_ENDPOINT: httpUrl,
  LOG_LEVEL: {
    read: (level: string) => logLevels.find((known) => known === level),
    expected: `expected one of ${logLevels.join(", ")}`,
    default: "info",
  },
} satisfies Readonly<Record<string, Setting<unknown>>>;

type Settings = typeof settings;
export type OperatorSettings = {
  readonly [Name in keyof Settings]:
    NonNullable<ReturnType<Settings[Name]["read"]>> | (Settings[Name]["default"] extends undefined ? undefined : never);
};

const prefix = "SWITCHBOARD_";
/** Settings by their names without the prefix. PORT is excluded, because Kubernetes sets SWITCHBOARD_PORT for a service. */
const namesAfterPrefix = new Map(
  [...Object.keys(settings), `${prefix}KEY`]
    .filter((name) => name !== "PORT")
    .map((name) => [name.replace(prefix, ""), name]),
);

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads and validates the settings. Errors never contain values, because these may be secrets.
 * @throws Error with every invalid or misspelled setting and what was expected.
 */
export function readOperatorSettings(environment: Environment): OperatorSettings {
  const problems: string[] = [];
  const values: Record<string, unknown> = {};
  for (const [name, setting] of Object.entries<Setting<unknown>>(settings)) {
    const given = environment[name];
    const value = given ? setting.read(given) : setting.default;
    if (value !== undefined) values[name] = value;
    else if (given) problems.push(`${name}: ${setting.expected}`);
  }
  if ((values["SWITCHBOARD_MODEL_URL"] === undefined) !== (values["SWITCHBOARD_MODEL_NAME"] === undefined))
    problems.push("SWITCHBOARD_MODEL_URL, SWITCHBOARD_MODEL_NAME: set both or neither");
  problems.push(
    ...findOpenIdProblems(values),
    ...findMisspelled(environment).map(([name, intended]) => `${name}: unknown setting; did you mean ${intended}?`),
  );
  if (problems.length > 0) throw new Error(`Invalid settings:\n  ${problems.join("\n  ")}`);
  return values as OperatorSettings; // each value comes from `read` or `default` of its setting
}

/** Returns the URL of the store; null if it is invalid, which `readOperatorSettings` reports. */
export function readDatabaseUrl({ DATABASE_URL: url }: Environment): string | null {
  return url ? (settings.DATABASE_URL.read(url) ?? null) : settings.DATABASE_URL.default;
}

/** Returns the variables that are probably misspelled settings, each with the setting that was probably intended. */
function findMisspelled(environment: Environment): readonly (readonly [string, string])[] {
  return prefixed(environment).flatMap((name) => {
    const intended = intendedSetting(name);
    return intended === undefined || intended === name ? [] : [[name, intended] as const];
  });
}

/**
 * Matches the variables that Kubernetes sets for services whose names begin with `switchboard`, and the ports that Docker sets for
 * links.
 */
const orchestratorVariables = /^SWITCHBOARD_(?:\w+_)?(?:SERVICE_(?:HOST|PORT)(?:_\w+)?=|PORT=\w+:|PORT_\d)/;

/**
 * Returns the variables that look like settings but have no effect. They have the prefix but resemble no setting, or
 * they resemble a setting whose name has no prefix. They are not errors, because other programs may use them.
 */
export function unknownSettings(environment: Environment): readonly string[] {
  const unknown = prefixed(environment).filter((name) => intendedSetting(name) === undefined);
  const near = Object.keys(environment).filter(
    (name) => !longNames.includes(name) && nearestFew(name, longNames, 1, 2).length > 0,
  );
  return [...unknown, ...near];
}

/** Settings whose names have no prefix, and are long enough that a similar name is probably a mistake. */
const longNames = ["DATABASE_URL", "LOG_LEVEL", "OTEL_EXPORTER_OTLP_ENDPOINT"];

/** Returns the names of the variables that have the prefix and a value, and that no orchestrator sets. */
const prefixed = (environment: Environment): readonly string[] =>
  Object.keys(environment).filter(
    (name) =>
      name.startsWith(prefix) && environment[name] && !orchestratorVariables.test(`${name}=${environment[name]}`),
  );

/** Returns the setting itself, or the one with the most similar name. */
function intendedSetting(name: string): string | undefined {
  const rest = name.slice(prefix.length);
  return namesAfterPrefix.get(rest) ?? namesAfterPrefix.get(nearest(rest, namesAfterPrefix.keys()) ?? "");
}

function isHttpUrl(url: string): boolean {
  return /^https?:\/\/[^\s?#@"'<>]+$/i.test(url) && URL.canParse(url);
}

function readScopes(text: string): readonly string[] | undefined {
  const names = text.split(/[\s,]+/).filter((scope) => scope !== "");
  return names.length > 0 && names.every((name) => scopeNames.includes(name)) ? names : undefined;
}

function readNetworks(text: string): readonly string[] | undefined {
  const networks = text.split(/[\s,]+/).filter((network) => network !== "");
  return networks.length > 0 && networks.every(isNetwork) ? networks : undefined;
}

function readOrigins(text: string): readonly string[] | undefined {
  const origins = text.split(/[\s,]+/).filter((origin) => origin !== "");
  const isOrigin = (url: string): boolean => URL.canParse(url) && /^https?:/.test(url) && new URL(url).origin === url;
  return origins.length > 0 && origins.every(isOrigin) ? origins : undefined;
}

function readAddress(text: string): { readonly host: string; readonly port: number } | undefined {
  const [, host, port] = /^(\[[\da-fA-F:.]+\]|[\w.-]+):(\d{1,5})$/.exec(text) ?? [];
  if (host === undefined || Number(port) > 65_535) return undefined;
  return { host: host.replaceAll(/[[\]]/g, ""), port: Number(port) };
}
