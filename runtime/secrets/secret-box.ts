import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from "node:crypto";

/** Encrypts the secrets that the store contains, such as those of webhooks. */
export interface SecretBox {
  /**
   * Encrypts a text, which can be decrypted only for the same purpose: a name and the id of the object that the text
   * belongs to.
   */
  encrypt(purpose: string, text: string): string;
  /**
   * Returns the text. @throws Error if it was changed, or encrypted for another purpose or with a key that is not
   * configured.
   */
  decrypt(purpose: string, encrypted: string): string;
  /** The id of the key that encrypts. Encrypted texts begin with this id and a dot. */
  readonly keyId: string;
}

/** The id of the key that is derived from the secret of the store. */
const storeKeyId = "store";
const keyBytes = 32;
const nonceBytes = 12;
const tagBytes = 16;

export interface BoxKeys {
  /** The secret in the store itself. Its key encrypts if `configured` is empty, and can always decrypt. */
  readonly store: Buffer;
  /** Secrets that the store does not contain: the first one encrypts, all of them decrypt. */
  readonly configured?: readonly Buffer[];
  /** Earlier secrets, which only decrypt. */
  readonly previous?: readonly Buffer[];
}

/**
 * Creates the box: AES-256-GCM with keys that are derived from secrets (RFC 5869). An encrypted text is
 * `<key id>.<data>`, in which the data is nonce, ciphertext and tag in base64url.
 */
export function createSecretBox({ store, configured = [], previous = [] }: BoxKeys): SecretBox {
  const secrets = [...configured, ...previous].map((secret) => [keyIdOf(secret), deriveKey(secret)] as const);
  const keys = new Map([...secrets, [storeKeyId, deriveKey(store)]]);
  const keyId = encryptingKeyId({ configured });
  const encryptionKey = keys.get(keyId) as Buffer; // from the list above
  return {
    keyId,
    encrypt: (purpose, text) => {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv("aes-256-gcm", encryptionKey, nonce).setAAD(Buffer.from(purpose));
      const encrypted = Buffer.concat([nonce, cipher.update(text, "utf8"), cipher.final(), cipher.getAuthTag()]);
      return `${keyId}.${encrypted.toString("base64url")}`;
    },
    decrypt: (purpose, text) => {
      const [id = "", encoded = ""] = text.split(".");
      const key = keys.get(id);
      if (!key) {
        const hint = "add it to the previous keys";
        throw new Error(`a stored secret was encrypted with the key "${id}", which is not configured; ${hint}`);
      }
      const bytes = Buffer.from(encoded, "base64url");
      const [nonce, tag] = [bytes.subarray(0, nonceBytes), bytes.subarray(-tagBytes)];
      const decipher = createDecipheriv("aes-256-gcm", key, nonce, { authTagLength: tagBytes });
      decipher.setAAD(Buffer.from(purpose)).setAuthTag(tag);
      return decipher.update(bytes.subarray(nonceBytes, -tagBytes), undefined, "utf8") + decipher.final("utf8");
    },
  };
}

/** Returns the id of the key that encrypts: that of the first configured secret, or else of the store's secret. */
export const encryptingKeyId = ({ configured: [first] = [] }: Omit<BoxKeys, "store">): string =>
  first ? keyIdOf(first) : storeKeyId;

/** Returns the ids of the keys that can decrypt. */
export const decryptingKeyIds = ({ configured = [], previous = [] }: Omit<BoxKeys, "store">): readonly string[] => [
  ...[...configured, ...previous].map(keyIdOf),
  storeKeyId,
];

const deriveKey = (secret: Buffer): Buffer =>
  Buffer.from(hkdfSync("sha256", secret, Buffer.alloc(0), "secrets at rest", keyBytes));

/** Identifies a secret without revealing it. */
const keyIdOf = (secret: Buffer): string =>
  createHash("sha256").update("key id").update(secret).digest("base64url").slice(0, 8).replaceAll(/[-_]/g, "0");
