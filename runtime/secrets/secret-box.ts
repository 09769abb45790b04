import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";

/** Encrypts the secrets that the store contains, such as those of webhooks. */
export interface SecretBox {
  /** Encrypts a text. It can be opened only for the same purpose: a name, and the id of what it belongs to. */
  lock(purpose: string, text: string): string;
  /** Returns the text. @throws Error if it was changed, locked with another key, or for another purpose. */
  open(purpose: string, locked: string): string;
}

const keyBytes = 32;
const nonceBytes = 12;
const tagBytes = 16;

/**
 * Creates the box: AES-256-GCM with a key that is derived from a secret (RFC 5869). A locked text is `<key id>.<Base64url>` of
 * nonce, text and tag.
 * @param keyId identifies the key in locked texts, so that they can be opened after a change of keys.
 */
export function createSecretBox(secret: Buffer, keyId = "store"): SecretBox {
  const key = Buffer.from(hkdfSync("sha256", secret, Buffer.alloc(0), "secrets at rest", keyBytes));
  return {
    lock: (purpose, text) => {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv("aes-256-gcm", key, nonce).setAAD(Buffer.from(purpose));
      const encrypted = Buffer.concat([nonce, cipher.update(text, "utf8"), cipher.final(), cipher.getAuthTag()]);
      return `${keyId}.${encrypted.toString("base64url")}`;
    },
    open: (purpose, locked) => {
      const [id, encoded = ""] = locked.split(".");
      if (id !== keyId) throw new Error(`a secret was encrypted with another key, "${id}"`);
      const bytes = Buffer.from(encoded, "base64url");
      const [nonce, tag] = [bytes.subarray(0, nonceBytes), bytes.subarray(-tagBytes)];
      const decipher = createDecipheriv("aes-256-gcm", key, nonce, { authTagLength: tagBytes });
      decipher.setAAD(Buffer.from(purpose)).setAuthTag(tag);
      return decipher.update(bytes.subarray(nonceBytes, -tagBytes), undefined, "utf8") + decipher.final("utf8");
    },
  };
}
