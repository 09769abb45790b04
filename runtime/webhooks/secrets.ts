import type { SecretBox } from "../secrets/secret-box.ts";
import type { SecretColumn } from "../secrets/rotate-secrets.ts";
import type { WebhookRow } from "../store/tables.ts";
import { createSecret } from "./sign.ts";

/** How long the former secret of a webhook continues to sign, so that its receiver can change to the new one. */
const overlapMs = 86_400_000;

const purposeOf = (webhookId: string): string => `webhook ${webhookId}`;

/** The columns with secrets of webhooks. */
export const webhookSecretColumns: readonly SecretColumn[] = ["secret", "former_secret"].map((column) => ({
  ...{ table: "sb_webhooks", key: ["id"] },
  column,
  purposeOf,
}));

type Secrets = Pick<WebhookRow, "secret" | "former_secret" | "former_until">;

/**
 * Creates a secret. The secret of `before` still signs for 24 hours.
 * @returns the new secret, and the columns to store.
 */
export function addSecret(
  box: SecretBox,
  id: string,
  before: Pick<WebhookRow, "secret"> | null,
  now: number,
): { readonly secret: string; readonly stored: Secrets } {
  const secret = createSecret();
  const former = before ? { former_secret: before.secret, former_until: now + overlapMs } : noFormer;
  return { secret, stored: { secret: box.encrypt(purposeOf(id), secret), ...former } };
}

const noFormer = { former_secret: null, former_until: null };

/** Returns the secrets that sign now, the current one first. */
export function readSecrets(box: SecretBox, row: Pick<WebhookRow, "id"> & Secrets, now: number): readonly string[] {
  const former = now < (row.former_until ?? 0) ? row.former_secret : null;
  return [row.secret, ...(former === null ? [] : [former])].map((text) => box.decrypt(purposeOf(row.id), text));
}
