import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from "node:crypto";

/** Cost factors that OWASP recommends (Password Storage Cheat Sheet, 2026: scrypt with 32 MiB). */
const cost = { logN: 15, r: 8, p: 3 };
const hashBytes = 32;
const maxMemoryBytes = 64 * 1024 * 1024;

/** Hashes a password with scrypt. The text contains the cost factors and the salt: `scrypt$15$8$3$<salt>$<hash>`. */
export async function hashPassword(password: string, { logN, r, p } = cost): Promise<string> {
  const salt = randomBytes(16);
  const hash = await derive(password, salt, { logN, r, p });
  return ["scrypt", logN, r, p, salt.toString("base64url"), hash.toString("base64url")].join("$");
}

/**
 * Returns whether a password matches a stored hash. Takes equally long without a hash, so that the duration does not
 * reveal whether a person exists.
 */
export async function isPassword(password: string, stored: string | null): Promise<boolean> {
  const [, logN, r, p, salt = "", hash = ""] = stored?.split("$") ?? [];
  const factors = stored === null ? cost : { logN: Number(logN), r: Number(r), p: Number(p) };
  const derived = await derive(password, Buffer.from(salt, "base64url"), factors);
  const expected = Buffer.from(hash, "base64url");
  return expected.length === derived.length && timingSafeEqual(expected, derived);
}

function derive(password: string, salt: Buffer, { logN, r, p }: typeof cost): Promise<Buffer> {
  const options: ScryptOptions = { N: 2 ** logN, r, p, maxmem: maxMemoryBytes };
  return new Promise((resolve, reject) => {
    // The same characters can be typed as different code points.
    scrypt(password.normalize("NFKC"), salt, hashBytes, options, (error, key) => {
      if (error) reject(error);
      else resolve(key);
    });
  });
}
