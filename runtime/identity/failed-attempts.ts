import { isIPv6 } from "node:net";
import type { Clock } from "../clock.ts";
import { RecentMap } from "./recent-map.ts";

/** Unknown keys that an address may try in a row, and how fast it regains them. */
const burst = 30;
const perMs = 30 / 60_000;
const maxAddresses = 10_000;

interface Bucket {
  tokens: number;
  at: number;
}

/**
 * Limits the unknown keys that are tried per client address, with a token bucket each. An attempt counts before the store is asked, so
 * that concurrent attempts are limited as well.
 */
export class FailedAttempts {
  readonly #clock: Clock;
  readonly #buckets = new RecentMap<Bucket>(maxAddresses);

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Seconds until the address may try an unknown key again; 0: it may now. */
  retryAfterSeconds(address: string): number {
    const bucket = this.#buckets.get(networkOf(address));
    if (!bucket) return 0;
    const tokens = this.#refill(bucket);
    return tokens >= 1 ? 0 : Math.ceil((1 - tokens) / perMs / 1000);
  }

  add(address: string): void {
    this.#change(address, -1);
  }

  /** The key was valid after all. */
  takeBack(address: string): void {
    this.#change(address, 1);
  }

  #change(address: string, tokens: number): void {
    const name = networkOf(address);
    const bucket = this.#buckets.get(name) ?? { tokens: burst, at: this.#clock() };
    bucket.tokens = Math.min(burst, Math.max(0, this.#refill(bucket) + tokens));
    this.#buckets.set(name, bucket);
  }

  #refill(bucket: Bucket): number {
    const now = this.#clock();
    bucket.tokens = Math.min(burst, bucket.tokens + Math.max(0, now - bucket.at) * perMs);
    bucket.at = now;
    return bucket.tokens;
  }
}

/** A client with IPv6 commonly has a whole /64 network to choose addresses from. */
function networkOf(address: string): string {
  if (!isIPv6(address) || address.startsWith("::ffff:")) return address;
  const [head = "", tail] = address.split("::");
  const groups = head.split(":").filter(Boolean);
  const after = (tail ?? "").split(":").filter(Boolean);
  const zeros = Array.from({ length: tail === undefined ? 0 : 8 - groups.length - after.length }, () => "0");
  return [...groups, ...zeros, ...after].slice(0, 4).join(":");
}
