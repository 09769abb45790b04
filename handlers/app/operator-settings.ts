import { z } from "zod";
import { scopes } from "../../generated/scopes.ts";
import { nearest, nearestFew } from "../../runtime/index.ts";
import { isMemberCount, memberCountExpected } from "./demo/member-count.ts";

/** What an operator sets through the environment. */
export type OperatorSettings = z.infer<typeof settingsSchema>;

const logLevels = ["trace", "debug", "info", "warn", "error", "fatal", "silent"] as const;
const scopeNames = scopes.map(({ name }) => name);

/** An empty value is as good as none. */
const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === "" ? undefined : value), schema);

const wholeNumber = (expected: string, fits: (value: number) => boolean) =>
  z
    .string()
    .regex(/^\d{1,9}$/, expected)
    .transform(Number)
    .refine(fits, expected);

const seconds = (byDefault: number, least: number, most: number) =>
  optional(
    wholeNumber(
      `expected a whole number of seconds from ${least} to ${most}`,
      (value) => value >= least && value <= most,
    ).default(byDefault),
  );

const settingsSchema = z.object({
  HOST: optional(z.string().default("127.0.0.1")),
  PORT: optional(wholeNumber("expected a whole number from 0 to 65535", (port) => port <= 65_535).default(3000)),
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
  SWITCHBOARD_DEMO_MEMBERS: optional(wholeNumber(memberCountExpected, isMemberCount).default(10_000)),
  SWITCHBOARD_BOOTSTRAP_KEY: optional(
    z
      .string()
      .regex(/^[\x21-\x7e]{24,}$/, "expected at least 24 characters of ASCII without spaces")
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
    wholeNumber("expected a whole number from 0 to 9", (proxies) => proxies <= 9).default(0),
  ),
  LOG_LEVEL: optional(z.enum(logLevels, `expected one of ${logLevels.join(", ")}`).default("info")),
});

const prefix = "SWITCHBOARD_";
/** Settings by what follows the prefix, or would: Kubernetes sets SWITCHBOARD_PORT beside a service of that name. */
const namesAfterPrefix = new Map(
  [...Object.keys(settingsSchema.shape), `${prefix}KEY`]
    .filter((name) => name !== "PORT")
    .map((name) => [name.replace(prefix, ""), name]),
);

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads and checks the settings. Values never appear in the error, for they may be secrets.
 * @throws Error naming every bad or misspelt setting with what was expected.
 */
export function readOperatorSettings(environment: Environment): OperatorSettings {
  const result = settingsSchema.safeParse(environment);
  const problems = [
    ...(result.error?.issues ?? []).map(({ path, message }) => `${path.join(".")}: ${message}`),
    ...misspelt(environment).map(([name, meant]) => `${name}: unknown setting; did you mean ${meant}?`),
  ];
  if (result.success && problems.length === 0) return result.data;
  throw new Error(`The settings are not usable:\n  ${problems.join("\n  ")}`);
}

/** The address of the store; null when it is not usable, which `readOperatorSettings` reports. */
export function readDatabaseUrl(environment: Environment): string | null {
  return settingsSchema.shape.DATABASE_URL.safeParse(environment["DATABASE_URL"]).data ?? null;
}

/** Variables that are no settings but look like one, each with the one that was meant. */
function misspelt(environment: Environment): readonly (readonly [string, string])[] {
  return prefixed(environment).flatMap((name) => {
    const meant = meantBy(name);
    return meant === undefined || meant === name ? [] : [[name, meant] as const];
  });
}

/** What Kubernetes sets beside a service of that name, as Docker did for links. */
const ofOrchestrator = /^SWITCHBOARD_(?:SERVICE_(?:HOST|PORT)(?:_\w+)?=|PORT=\w+:|PORT_)/;

/**
 * Variables that look like settings and are none: those with the prefix that no setting is meant by, and those that are nearly
 * called like a setting without it. Others may have a use for them; whoever set them should hear that they do nothing here.
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

/** Settings without the prefix whose names are long enough that a similar one is a slip. */
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
