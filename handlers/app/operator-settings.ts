import { z } from "zod";
import { scopes } from "../../generated/scopes.ts";
import { nearest, nearestFew } from "../../runtime/index.ts";
import { isMemberCount, memberCountExpected } from "./demo/demo-world.ts";

/** The settings that an operator sets in the environment. */
export type OperatorSettings = z.infer<typeof settingsSchema>;

const logLevels = ["trace", "debug", "info", "warn", "error", "fatal", "silent"] as const;
const scopeNames = scopes.map(({ name }) => name);

/** Treats an empty value like a missing one. */
const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === "" ? undefined : value), schema);

const integer = (expected: string, isValid: (value: number) => boolean) =>
  z
    .string()
    .regex(/^\d{1,9}$/, expected)
    .transform(Number)
    .refine(isValid, expected);

const seconds = (defaultValue: number, min: number, max: number) =>
  optional(
    integer(`expected an integer from ${min} to ${max} (seconds)`, (value) => value >= min && value <= max).default(
      defaultValue,
    ),
  );

const settingsSchema = z.object({
  HOST: optional(z.string().default("127.0.0.1")),
  PORT: optional(integer("expected an integer from 0 to 65535", (port) => port <= 65_535).default(3000)),
  DATABASE_URL: optional(
    z
      .string()
      .refine(isDatabaseUrl, 'expected "sqlite:<file>" or "postgres://user:password@host:5432/database"')
      .default("sqlite:./data/switchboard.db"),
  ),
  SWITCHBOARD_PUBLIC_URL: optional(
    z
      .url({ protocol: /^https?$/, error: "expected an http or https URL" })
      .transform((url) => url.replace(/\/+$/, ""))
      .optional(),
  ),
  SWITCHBOARD_DEMO_MEMBERS: optional(integer(memberCountExpected, isMemberCount).default(10_000)),
  SWITCHBOARD_BOOTSTRAP_KEY: optional(
    z
      .string()
      .regex(/^[\x21-\x7e]{24,}$/, "expected at least 24 ASCII characters without spaces")
      .optional(),
  ),
  SWITCHBOARD_BOOTSTRAP_SCOPES: optional(
    z
      .string()
      .transform((text) => text.split(/[\s,]+/).filter((scope) => scope !== ""))
      .refine(areScopes, `expected one or more of ${scopeNames.join(", ")}`)
      .default(scopes.filter(({ isDefault }) => isDefault).map(({ name }) => name)),
  ),
  SWITCHBOARD_KEEP_ALIVE_SECONDS: seconds(65, 1, 3_600),
  SWITCHBOARD_HEADERS_TIMEOUT_SECONDS: seconds(15, 1, 600),
  SWITCHBOARD_REQUEST_TIMEOUT_SECONDS: seconds(30, 1, 3_600),
  SWITCHBOARD_DRAIN_SECONDS: seconds(0, 0, 600),
  SWITCHBOARD_GRACE_SECONDS: seconds(10, 1, 600),
  SWITCHBOARD_TRUSTED_PROXIES: optional(
    integer("expected an integer from 0 to 9", (proxies) => proxies <= 9).default(0),
  ),
  LOG_LEVEL: optional(z.enum(logLevels, `expected one of ${logLevels.join(", ")}`).default("info")),
});

const prefix = "SWITCHBOARD_";
/** Settings by their names without the prefix. PORT is excluded, because Kubernetes sets SWITCHBOARD_PORT for a service. */
const namesAfterPrefix = new Map(
  [...Object.keys(settingsSchema.shape), `${prefix}KEY`]
    .filter((name) => name !== "PORT")
    .map((name) => [name.replace(prefix, ""), name]),
);

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads and validates the settings. Errors never contain values, because these may be secrets.
 * @throws Error with every invalid or misspelled setting and what was expected.
 */
export function readOperatorSettings(environment: Environment): OperatorSettings {
  const result = settingsSchema.safeParse(environment);
  const problems = [
    ...(result.error?.issues ?? []).map(({ path, message }) => `${path.join(".")}: ${message}`),
    ...misspelled(environment).map(([name, meant]) => `${name}: unknown setting; did you mean ${meant}?`),
  ];
  if (result.success && problems.length === 0) return result.data;
  throw new Error(`Invalid settings:\n  ${problems.join("\n  ")}`);
}

/** The URL of the store; null if it is invalid, which `readOperatorSettings` reports. */
export function readDatabaseUrl(environment: Environment): string | null {
  return settingsSchema.shape.DATABASE_URL.safeParse(environment["DATABASE_URL"]).data ?? null;
}

/** Variables that are probably misspelled settings, each with the setting that was probably meant. */
function misspelled(environment: Environment): readonly (readonly [string, string])[] {
  return prefixed(environment).flatMap((name) => {
    const meant = meantBy(name);
    return meant === undefined || meant === name ? [] : [[name, meant] as const];
  });
}

/** Variables that Kubernetes sets for a service of this name, like Docker for links. */
const ofOrchestrator = /^SWITCHBOARD_(?:SERVICE_(?:HOST|PORT)(?:_\w+)?=|PORT=\w+:|PORT_)/;

/**
 * Variables that look like settings but have no effect: those with the prefix that resemble no setting, and those whose names
 * are similar to a setting without the prefix. They are not errors, because other programs may use them.
 */
export function unknownSettings(environment: Environment): readonly string[] {
  const unknown = prefixed(environment).filter(
    (name) => meantBy(name) === undefined && !ofOrchestrator.test(`${name}=${environment[name]}`),
  );
  const near = Object.keys(environment).filter(
    (name) => !longNames.includes(name) && nearestFew(name, longNames, 1, 2).length > 0,
  );
  return [...unknown, ...near];
}

/** Settings without the prefix whose names are so long that a similar name is probably a mistake. */
const longNames = ["DATABASE_URL", "LOG_LEVEL"];

const prefixed = (environment: Environment): readonly string[] =>
  Object.keys(environment).filter((name) => name.startsWith(prefix) && environment[name]);

const meantBy = (name: string): string | undefined =>
  namesAfterPrefix.get(nearest(name.slice(prefix.length), namesAfterPrefix.keys()) ?? "");

function isDatabaseUrl(url: string): boolean {
  return /^sqlite:(?!:memory:$)./.test(url) || (/^postgres(ql)?:\/\/./.test(url) && URL.canParse(url));
}

function areScopes(names: readonly string[]): boolean {
  return names.length > 0 && names.every((name) => scopeNames.includes(name));
}
