import { createHmac, timingSafeEqual } from "node:crypto";

/** The purpose of a seal: a name, followed by everything that the text is bound to. */
export type SealPurpose = readonly [name: string, ...bound: string[]];

/**
 * Seals texts that callers return in a later call, such as cursors and tokens. Callers can read a sealed text, but
 * cannot change it or use it for another purpose.
 */
export interface Seals {
  /** Returns the sealed text, which is safe in URLs and headers. */
  seal(purpose: SealPurpose, text: string): string;
  /** Returns the text, or null if it was not sealed for this purpose. */
  open(purpose: SealPurpose, sealed: string): string | null;
}

/** Length of the authentication code; RFC 2104, section 5, recommends at least half of the hash. */
const macBytes = 16;

/** Creates seals by HMAC-SHA256 with the secret of the store. */
export function createSeals(secret: Buffer): Seals {
  const macOf = (purpose: SealPurpose, encoded: string): string => {
    const mac = createHmac("sha256", secret).update(JSON.stringify(purpose)).update(encoded).digest();
    return mac.subarray(0, macBytes).toString("base64url");
  };
  return {
    seal: (purpose, text) => {
      const encoded = Buffer.from(text).toString("base64url");
      return `${encoded}.${macOf(purpose, encoded)}`;
    },
    open: (purpose, sealed) => {
      const end = sealed.lastIndexOf(".");
      if (end < 0) return null;
      const encoded = sealed.slice(0, end);
      const given = Buffer.from(sealed.slice(end + 1));
      const expected = Buffer.from(macOf(purpose, encoded));
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
      return Buffer.from(encoded, "base64url").toString();
    },
  };
}
