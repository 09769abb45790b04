import { scopes } from "../../generated/scopes.ts";
import type { OpenIdOptions } from "../../runtime/index.ts";

const scopeNames = scopes.map(({ name }) => name);
const loopback = new Set(["localhost", "127.0.0.1", "[::1]"]);

const text = (expected: string, pattern: RegExp) => ({
  read: (given: string) => (pattern.test(given) ? given : undefined),
  expected,
  default: undefined,
});

/** Reads a list separated by commas or white space. */
const list = (expected: string, isValid: (item: string) => boolean, defaultValue: readonly string[]) => ({
  read: (given: string) => {
    const items = given.split(/[\s,]+/).filter((item) => item !== "");
    return items.length > 0 && items.every(isValid) ? items : undefined;
  },
  expected,
  default: defaultValue,
});

/** The settings of the external OpenID provider. */
export const openIdSettings = {
  SWITCHBOARD_OPENID_ISSUER: {
    read: (given: string) => (isIssuer(given) ? given : undefined),
    expected:
      "expected the issuer of an OpenID provider: an https URL (http for a loopback host) without query and fragment",
    default: undefined,
  },
  SWITCHBOARD_OPENID_CLIENT_ID: text("expected up to 500 ASCII characters without spaces", /^[\x21-\x7e]{1,500}$/),
  SWITCHBOARD_OPENID_CLIENT_SECRET: text("expected up to 1000 ASCII characters", /^[\x20-\x7e]{1,1000}$/),
  SWITCHBOARD_OPENID_AUDIENCE: text("expected up to 1000 ASCII characters without spaces", /^[\x21-\x7e]{1,1000}$/),
  SWITCHBOARD_OPENID_DOMAINS: list(
    'expected domains in lower case, such as "example.com"',
    (domain) => /^[\da-z-]+(\.[\da-z-]+)+$/.test(domain),
    [],
  ),
  SWITCHBOARD_OPENID_SCOPES: list(
    `expected one or more of ${scopeNames.join(", ")}`,
    (scope) => scopeNames.includes(scope),
    scopes.filter(({ isDefault }) => isDefault).map(({ name }) => name),
  ),
  SWITCHBOARD_OPENID_WORKSPACE: text("expected the id of a workspace", /^wsp_\w+$/),
};

/** Returns the problems of settings that are not valid together. */
export function findOpenIdProblems(values: Readonly<Record<string, unknown>>): readonly string[] {
  const has = (name: keyof typeof openIdSettings): boolean => values[name] !== undefined;
  if (!has("SWITCHBOARD_OPENID_ISSUER")) {
    const dependent = [
      "SWITCHBOARD_OPENID_CLIENT_ID",
      "SWITCHBOARD_OPENID_CLIENT_SECRET",
      "SWITCHBOARD_OPENID_AUDIENCE",
      "SWITCHBOARD_OPENID_WORKSPACE",
    ] as const; // the others have defaults
    return dependent.filter(has).map((name) => `${name}: set SWITCHBOARD_OPENID_ISSUER, too`);
  }
  if (!has("SWITCHBOARD_OPENID_CLIENT_ID") && !has("SWITCHBOARD_OPENID_AUDIENCE"))
    return [
      "SWITCHBOARD_OPENID_ISSUER: set SWITCHBOARD_OPENID_CLIENT_ID for sign-in, SWITCHBOARD_OPENID_AUDIENCE for access tokens, or both",
    ];
  if (has("SWITCHBOARD_OPENID_CLIENT_SECRET") && !has("SWITCHBOARD_OPENID_CLIENT_ID"))
    return ["SWITCHBOARD_OPENID_CLIENT_SECRET: set SWITCHBOARD_OPENID_CLIENT_ID, too"];
  // With the client id as audience, ID tokens would be accepted. They are not meant for APIs, and clients may disclose them.
  if (values["SWITCHBOARD_OPENID_AUDIENCE"] === values["SWITCHBOARD_OPENID_CLIENT_ID"])
    return ["SWITCHBOARD_OPENID_AUDIENCE: must differ from SWITCHBOARD_OPENID_CLIENT_ID"];
  return [];
}

/** The validated values of `openIdSettings`. */
export interface OpenIdValues {
  readonly SWITCHBOARD_OPENID_ISSUER?: string | undefined;
  readonly SWITCHBOARD_OPENID_CLIENT_ID?: string | undefined;
  readonly SWITCHBOARD_OPENID_CLIENT_SECRET?: string | undefined;
  readonly SWITCHBOARD_OPENID_AUDIENCE?: string | undefined;
  readonly SWITCHBOARD_OPENID_DOMAINS: readonly string[];
  readonly SWITCHBOARD_OPENID_SCOPES: readonly string[];
  readonly SWITCHBOARD_OPENID_WORKSPACE?: string | undefined;
}

/** Returns the provider that the operator has configured, or null. */
export function openIdOptions(settings: OpenIdValues): OpenIdOptions | null {
  const { SWITCHBOARD_OPENID_ISSUER: issuer, SWITCHBOARD_OPENID_CLIENT_ID: clientId } = settings;
  if (issuer === undefined) return null;
  return {
    issuer,
    client: clientId === undefined ? null : { id: clientId, secret: settings.SWITCHBOARD_OPENID_CLIENT_SECRET ?? null },
    audience: settings.SWITCHBOARD_OPENID_AUDIENCE ?? null,
    admission: {
      domains: settings.SWITCHBOARD_OPENID_DOMAINS,
      scopes: settings.SWITCHBOARD_OPENID_SCOPES,
      workspaceId: settings.SWITCHBOARD_OPENID_WORKSPACE ?? null,
    },
  };
}

function isIssuer(text: string): boolean {
  if (!/^https?:\/\/[^\s?#@"'<>]+$/i.test(text) || !URL.canParse(text)) return false;
  const { protocol, hostname } = new URL(text);
  return protocol === "https:" || loopback.has(hostname);
}
