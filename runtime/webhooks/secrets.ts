import type { SecretBox } from "../secrets/secret-box.ts";
import { createSecret } from "./sign.ts";

/** How long the older secrets of a webhook continue to sign, so that its receiver can change to the new one. */
export const overlapMs = 86_400_000;
/** Limits the number of signatures of a request. */
const maxSecrets = 4;

/** A secret of a webhook as it is stored. */
interface StoredSecret {
  readonly locked: string;
  /** When it stops to sign; null for the current secret. */
  readonly until: number | null;
}

const purpose = (webhookId: string): string => `webhook ${webhookId}`;

/** Creates a secret, after which the former ones still sign for 24 hours. @returns the secret, and all of them as they are stored. */
export function addSecret(
  box: SecretBox,
  { id, secrets }: { readonly id: string; readonly secrets: string | null },
  now: number,
): { readonly secret: string; readonly stored: string } {
  const secret = createSecret();
  const former = secrets === null ? [] : parse(secrets).filter(({ until }) => until === null || until > now);
  const stored: StoredSecret[] = [
    { locked: box.lock(purpose(id), secret), until: null },
    ...former.map(({ locked, until }) => ({ locked, until: until ?? now + overlapMs })),
  ];
  return { secret, stored: JSON.stringify(stored.slice(0, maxSecrets)) };
}

/** Returns the secrets that sign now, the current one first. */
export function openSecrets(
  box: SecretBox,
  { id, secrets }: { readonly id: string; readonly secrets: string },
  now: number,
): readonly string[] {
  return parse(secrets)
    .filter(({ until }) => until === null || until > now)
    .map(({ locked }) => box.open(purpose(id), locked));
}

const parse = (secrets: string): readonly StoredSecret[] => JSON.parse(secrets) as StoredSecret[]; // written above
