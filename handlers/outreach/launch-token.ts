import { createHash, timingSafeEqual } from "node:crypto";
import { Failure } from "../../runtime/index.ts";
import type { ServiceContext } from "../context.ts";

/** How long a launch token works. */
export const tokenLifeMs = 15 * 60_000;

/** What a token needs of a call. */
export type TokenContext = Pick<ServiceContext, "sign" | "caller" | "account" | "now" | "newId">;

/** What a genuine token says. */
export interface LaunchToken {
  /** Epoch milliseconds. */
  readonly expiresAt: number;
  readonly contentHash: string;
  /** What the store keeps of a used one: SHA-256, hex. */
  readonly hash: string;
}

/** A token for one launch of a campaign with this content, by this key, for this account: signed, not stored. */
export function issueToken(context: TokenContext, campaignId: string, contentHash: string): string {
  const [, nonce = ""] = context.newId("token").split("_");
  const claims = `${nonce}.${(context.now() + tokenLifeMs).toString(36)}.${contentHash}`;
  return `${claims}.${mac(context, campaignId, claims)}`;
}

/**
 * Reads a token; whether it has expired or was used is the caller's to look at.
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
  return sign(["launch", caller.id, account.id, campaignId, claims].join("\n"));
}
