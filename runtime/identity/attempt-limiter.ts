import type { Clock } from "../clock.ts";
import { RecentMap } from "./recent-map.ts";

/** Capacity and refill rate of each token bucket. */
export interface AttemptLimit {
  readonly burst: number;
  readonly perMinute: number;
}

const unknownKeys: AttemptLimit = { burst: 30, perMinute: 30 };
const maxAddresses = 10_000;

interface Bucket {
  tokens: number;
  at: number;
}

/**
 * Limits attempts, such as unknown keys, with one token bucket for each client address or other identifier, such as a
 * hashed name. Callers refund successful attempts if only failed ones count. An attempt is counted before it is
 * checked, so that concurrent attempts are limited too.
 */
export class AttemptLimiter {
  readonly #clock: Clock;
  readonly #burst: number;
  readonly #perMs: number;
  readonly #buckets = new RecentMap<Bucket>(maxAddresses);

  constructor(clock: Clock, { burst, perMinute }: AttemptLimit = unknownKeys) {
    this.#clock = clock;
    this.#burst = burst;
    this.#perMs = perMinute / 60_000;
  }

  /** Returns the seconds until the address may try again; 0 if it may try now. */
  retryAfterSeconds(address: string): number {
    const bucket = this.#buckets.get(networkPrefix(address));
    if (!bucket) return 0;
    const tokens = this.#refill(bucket);
    return tokens >= 1 ? 0 : Math.ceil((1 - tokens) / this.#perMs / 1000);
  }

  consume(address: string): void {
    this.#change(address, -1);
  }

  /** Refunds the token of an attempt that turned out to be valid. */
  refund(address: string): void {
    this.#change(address, 1);
  }

  #change(address: string, tokens: number): void {
    const name = networkPrefix(address);
    const bucket = this.#buckets.get(name) ?? { tokens: this.#burst, at: this.#clock() };
    bucket.tokens = Math.min(this.#burst, Math.max(0, this.#refill(bucket) + tokens));
    this.#buckets.set(name, bucket);
  }

  #refill(bucket: Bucket): number {
    const now = this.#clock();
    bucket.tokens = Math.min(this.#burst, bucket.tokens + Math.max(0, now - bucket.at) * this.#perMs);
    bucket.at = now;
    return bucket.tokens;
  }
}

/**
 * Returns the /64 prefix of an IPv6 address, because one client commonly controls all addresses with that prefix.
 * Returns an IPv4 address unchanged. Checks only for a colon, because `isIPv6` of `node:net` would compile a large regular
 * expression at the first request.
 */
function networkPrefix(address: string): string {
  if (!address.includes(":") || address.startsWith("::ffff:")) return address;
  const [head = "", tail] = address.split("::");
  const groups = head.split(":").filter(Boolean);
  const after = (tail ?? "").split(":").filter(Boolean);
  const zeros = Array.from({ length: tail === undefined ? 0 : 8 - groups.length - after.length }, () => "0");
  return [...groups, ...zeros, ...after].slice(0, 4).join(":");
}
