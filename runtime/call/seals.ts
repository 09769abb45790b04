import { createHmac, timingSafeEqual } from "node:crypto";

/** What a text is sealed for: a name of this use of seals, then all that the text is bound to. */
export type SealPurpose = readonly [name: string, ...bound: string[]];

/**
 * Seals texts that callers carry from one call to the next: cursors, tokens. Callers can read a sealed text, but can neither change it
 * nor use it for another purpose.
 */
export interface Seals {
  /** Returns the text in a form that fits into URLs and headers. */
  seal(purpose: SealPurpose, text: string): string;
  /** Returns the text, or null if it was not sealed for this purpose. */
  open(purpose: SealPurpose, sealed: string): string | null;
}

/** Bytes of the authentication code; RFC 2104, section 5, recommends half of the hash at least. */
const macBytes = 16;

/** Returns the seals of a service, by HMAC-SHA256 with the secret of its store. */
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
