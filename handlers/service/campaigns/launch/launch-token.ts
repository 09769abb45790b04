import { createHash } from "node:crypto";
import { Failure, type CallContext, type SealPurpose } from "../../../../runtime/index.ts";

/** How long a launch token works. */
export const tokenLifeMs = 15 * 60_000;

/** What a token needs of a call. */
export type TokenContext = Pick<CallContext, "seals" | "caller" | "account" | "now" | "newId">;

/** What a genuine token says. */
export interface LaunchToken {
  /** Epoch milliseconds. */
  readonly expiresAt: number;
  readonly contentHash: string;
  /** What the store keeps of a used one: SHA-256, hex. */
  readonly hash: string;
}

/** A token for one launch of a campaign with this content, by this principal, for this account: sealed, not stored. */
export function issueToken(context: TokenContext, campaignId: string, contentHash: string): string {
  const [, nonce = ""] = context.newId("token").split("_");
  const expiry = (context.now() + tokenLifeMs).toString(36);
  return context.seals.seal(purposeOf(context, campaignId), `${nonce}.${expiry}.${contentHash}`);
}

/**
 * Reads a token; whether it has expired or was used is the caller's to look at.
 * @throws Failure `launch_token_invalid` unless it was issued for this campaign, account and principal.
 */
export function readToken(context: TokenContext, campaignId: string, token: string): LaunchToken {
  const text = context.seals.open(purposeOf(context, campaignId), token);
  if (text === null) throw new Failure("launch_token_invalid");
  const [, expiry = "", contentHash = ""] = text.split(".");
  return {
    expiresAt: Number.parseInt(expiry, 36),
    contentHash,
    hash: createHash("sha256").update(token).digest("hex"),
  };
}

function purposeOf({ caller, account }: TokenContext, campaignId: string): SealPurpose {
  return ["launch", caller.id, account.id, campaignId];
}
