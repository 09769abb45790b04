import { createHash } from "node:crypto";
import { Failure, type CallContext, type SealPurpose } from "../../../../runtime/index.ts";

/** The lifetime of a launch token. */
export const tokenLifetimeMs = 15 * 60_000;

/** The part of the call context that launch tokens use. */
export type TokenContext = Pick<CallContext, "seals" | "caller" | "account" | "now" | "newId">;

/** The contents of a valid token. */
export interface LaunchToken {
  /** Epoch milliseconds. */
  readonly expiresAt: number;
  readonly contentHash: string;
  /** SHA-256 of the token, hex; stored when the token is used. */
  readonly hash: string;
}

/** Issues a sealed token for one launch of the campaign with this content, valid for this principal and account. */
export function issueToken(context: TokenContext, campaignId: string, contentHash: string): string {
  const [, nonce = ""] = context.newId("token").split("_");
  const expiry = (context.now() + tokenLifetimeMs).toString(36);
  return context.seals.seal(purposeOf(context, campaignId), `${nonce}.${expiry}.${contentHash}`);
}

/**
 * Opens a token. The caller checks whether it has expired or has been used.
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
