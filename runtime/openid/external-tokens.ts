import { createHash } from "node:crypto";
import { decodeProtectedHeader, jwtVerify, type JWTPayload, type ProtectedHeaderParameters } from "jose";
import { Failure } from "../contract/failure.ts";
import type { ExternalCredential, ExternalTokens } from "../identity/authenticate.ts";
import { findGrantPrincipal, grantIdPrefix } from "../identity/grants.ts";
import type { Person } from "../identity/people.ts";
import { createScopeIndex } from "../identity/principal.ts";
import type { OpenIdOptions } from "./open-id-options.ts";
import { findExternalPerson, verifiedEmail, type PersonServices } from "./external-person.ts";
import { createIssuerKeys } from "./issuer-keys.ts";

/** Only asymmetric algorithms: with a symmetric one, anybody could sign a token with a public key as the secret. */
const algorithms = ["RS256", "RS384", "RS512", "PS256", "PS384", "PS512", "ES256", "ES384", "ES512", "EdDSA"];
const clockToleranceSeconds = 30;
/** How long a client's scheduled work may still run after its last token has expired, in milliseconds. */
const grantOverlapMs = 30 * 86_400_000;
/** The precision of the stored expiry of a grant, in milliseconds. */
const precisionMs = 86_400_000;

interface Claims {
  readonly subject: string;
  readonly clientId: string;
  readonly scopes: readonly string[];
  readonly email: string | null;
  /** Epoch milliseconds. */
  readonly issuedAt: number;
  readonly expiresAt: number;
}

/**
 * Creates the check of access tokens of the external provider: JWT (RFC 9068) with its signature, issuer, audience and
 * lifetime. Each client of each person has a grant here, which the person can see and revoke. Tokens issued before the
 * revocation are then rejected. Returns null if no audience is configured.
 */
export function createExternalTokens(services: PersonServices, openId: OpenIdOptions): ExternalTokens | null {
  const { store, clock, surface } = services;
  const { audience } = openId;
  if (audience === null) return null;
  const readKeys = createIssuerKeys(openId.issuer, clock);
  const toolsOf = createScopeIndex(surface);
  const known = new Set(surface.scopes.map(({ name }) => name));

  /** Returns the claims of a valid token, or null. @throws Failure `network_unavailable` if `readKeys` fails. */
  async function verify(token: string, now: number): Promise<{ issuer: string; claims: Claims } | null> {
    const header = readHeader(token);
    if (header?.alg === undefined || !algorithms.includes(header.alg)) return null; // checked before the keys are requested from the issuer
    const keys = await readKeys({ ...header, alg: header.alg }).catch((cause: unknown) => {
      throw new Failure("network_unavailable", unavailable, { cause });
    });
    try {
      const { payload } = await jwtVerify(token, keys.find, {
        issuer: keys.issuer,
        audience: audience ?? "",
        algorithms,
        clockTolerance: clockToleranceSeconds,
        requiredClaims: ["sub", "iat", "exp"],
        currentDate: new Date(now),
      });
      return { issuer: keys.issuer, claims: readClaims(payload, known) };
    } catch {
      return null;
    }
  }

  /**
   * Returns the id of the active grant of a client, which is created or updated if necessary. Returns null if a grant of the
   * client was revoked after the token was issued.
   */
  async function openGrant(issuer: string, person: Person, claims: Claims, now: number): Promise<string | null> {
    const clientId = `${issuer} ${claims.clientId}`;
    const grants = store.reader
      .selectFrom("sb_oauth_grants")
      .select(["id", "scopes", "expires_at", "ended_at"])
      .where("person_id", "=", person.id)
      .where("client_id", "=", clientId)
      .orderBy("created_at", "desc");
    const rows = await grants.execute();
    const active = rows.find(({ ended_at: endedAt }) => endedAt === null);
    const lastEnd = Math.max(...rows.map(({ ended_at: endedAt }) => endedAt ?? 0), 0);
    if (claims.issuedAt <= lastEnd) return null;
    const scopes = JSON.stringify(claims.scopes);
    const expiresAt = claims.expiresAt + grantOverlapMs;
    if (active) {
      if (active.scopes !== scopes || expiresAt - active.expires_at >= precisionMs) {
        const changes = { scopes, expires_at: Math.max(expiresAt, active.expires_at) };
        await store.writer.updateTable("sb_oauth_grants").set(changes).where("id", "=", active.id).execute();
      }
      return active.id;
    }
    const grant = {
      id: grantIdOf(person.id, clientId, lastEnd),
      workspace_id: person.workspaceId,
      person_id: person.id,
      client_id: clientId,
      client_name: claims.clientId,
      redirect_host: new URL(issuer).host,
      scopes,
      account_ids: null,
      default_account_id: null,
      issuer,
      created_at: now,
      last_used_at: null,
      expires_at: expiresAt,
      ended_at: null,
    };
    await store.writer
      .insertInto("sb_oauth_grants")
      .values(grant)
      .onConflict((conflict) => conflict.column("id").doNothing())
      .execute();
    return grant.id;
  }

  return {
    find: async (token, now): Promise<ExternalCredential | null> => {
      const verified = await verify(token, now);
      if (!verified) return null;
      const { issuer, claims } = verified;
      const person = await findExternalPerson(services, { issuer, ...claims }, openId.admission);
      const grantId = person && (await openGrant(issuer, person, claims, now));
      const principal = grantId && (await findGrantPrincipal(store.writer, grantId, now, toolsOf, claims.scopes));
      if (!principal) return null;
      return { principal, expiresAt: claims.expiresAt + clockToleranceSeconds * 1_000, audience: null };
    },
  };
}

function readHeader(token: string): ProtectedHeaderParameters | null {
  try {
    return decodeProtectedHeader(token);
  } catch {
    return null;
  }
}

/** Equal parts have equal ids, so that two requests with the first token of a client create only one grant. */
const grantIdOf = (...parts: readonly (string | number)[]): string =>
  `${grantIdPrefix}${createHash("sha256").update(JSON.stringify(parts)).digest("hex").slice(0, 32)}`;

/** Reads the scopes from `scope` (RFC 9068) or `scp`, and the client from `client_id` (RFC 9068) or `azp`. */
function readClaims(payload: JWTPayload, known: ReadonlySet<string>): Claims {
  const { sub = "", iat = 0, exp = 0, scope, scp, client_id: clientId, azp } = payload;
  const given = scope ?? scp;
  const names = Array.isArray(given) ? given.map(String) : typeof given === "string" ? given.split(" ") : [];
  return {
    subject: sub,
    clientId: [clientId, azp].find((id) => typeof id === "string")?.slice(0, 200) ?? "unnamed client",
    scopes: [...new Set(names)].filter((name) => known.has(name)).sort(),
    email: verifiedEmail(payload),
    issuedAt: iat * 1_000,
    expiresAt: exp * 1_000,
  };
}

const unavailable = {
  detail: "The issuer of the token cannot be reached.",
  hint: "Try again later.",
  retryAfterSeconds: 60,
};
