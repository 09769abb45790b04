import { createHash, timingSafeEqual } from "node:crypto";
import { Failure, type CallContext } from "../../../../runtime/index.ts";

/** The lifetime of a launch token. */
export const tokenLifetimeMs = 15 * 60_000;

/** What issuing and reading a token requires of a call. */
export type TokenContext = Pick<CallContext, "sign" | "caller" | "account" | "now" | "newId">;

/** The contents of a valid token. */
export interface LaunchToken {
  /** Epoch milliseconds. */
  readonly expiresAt: number;
  readonly contentHash: string;
  /** What is stored of a used token: SHA-256, hex. */
  readonly hash: string;
}

/** Issues a signed token for one launch of the campaign with this content, valid for this account and key. */
export function issueToken(context: TokenContext, campaignId: string, contentHash: string): string {
  const [, nonce = ""] = context.newId("token").split("_");
  const claims = `${nonce}.${(context.now() + tokenLifetimeMs).toString(36)}.${contentHash}`;
  return `${claims}.${mac(context, campaignId, claims)}`;
}

/**
 * Verifies the signature of a token and reads it. The caller checks whether it has expired or has been used.
 * @throws Failure `launch_token_invalid` unless it was issued for this campaign, account and key.
 */
export function readToken(context: TokenContext, campaignId: string, token: string): LaunchToken {
  const at = token.lastIndexOf(".");
  const claims = token.slice(0, Math.max(0, at));
  const given = Buffer.from(token.slice(at + 1));
  const expected = Buffer.from(mac(context, campaignId, claims));
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) throw new Failure("launch_token_invalid");
  const [, expiry = "", contentHash = ""] = claims.split(".");
  return {
    expiresAt: Number.parseInt(expiry, 36),
    contentHash,
    hash: createHash("sha256").update(token).digest("hex"),
  };
}

function mac({ sign, caller, account }: TokenContext, campaignId: string, claims: string): string {
  return sign(["launch", caller.keyId, account.id, campaignId, claims].join("\n"));
}
