/** A repeatable source of chance: the same key gives the same draws on every machine. */
export interface Rng {
  /** The next number in [0, 1). */
  next(): number;
  /** An independent source for a part of the work, so that changing one part leaves the others as they were. */
  fork(label: string): Rng;
}

/** sfc32, keyed by a text (xmur3 hash): PractRand, C. Doty-Humphrey; both are in the public domain. */
export function createRng(key: string): Rng {
  const hash = hashText(key);
  let a = hash();
  let b = hash();
  let c = hash();
  let counter = hash();
  const next = () => {
    const sum = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + sum) | 0;
    return (sum >>> 0) / 4294967296;
  };
  for (let warmUp = 0; warmUp < 12; warmUp++) next();
  return { next, fork: (label) => createRng(`${key}/${label}`) };
}

function hashText(text: string): () => number {
  let state = 1779033703 ^ text.length;
  for (let at = 0; at < text.length; at++) {
    state = Math.imul(state ^ text.charCodeAt(at), 3432918353);
    state = (state << 13) | (state >>> 19);
  }
  return () => {
    state = Math.imul(state ^ (state >>> 16), 2246822507);
    state = Math.imul(state ^ (state >>> 13), 3266489909);
    return (state ^= state >>> 16) >>> 0;
  };
}

/** A whole number from `low` to `high`, both included. */
export function integer(rng: Rng, low: number, high: number): number {
  return low + Math.floor(rng.next() * (high - low + 1));
}

export function chance(rng: Rng, probability: number): boolean {
  return rng.next() < probability;
}

/** One item of a list that has some. */
export function pick<Item>(rng: Rng, items: readonly Item[]): Item {
  return itemAt(items, Math.floor(rng.next() * items.length));
}

/** One item, the earlier ones more often: `bias` 1 is even, 2 halves towards the front, and so on. */
export function pickEarly<Item>(rng: Rng, items: readonly Item[], bias = 2): Item {
  return itemAt(items, Math.floor(rng.next() ** bias * items.length));
}

/** `count` different items (all of them when there are fewer), in random order. */
export function sample<Item>(rng: Rng, items: readonly Item[], count: number): Item[] {
  const rest = [...items];
  const size = Math.min(count, rest.length);
  for (let at = 0; at < size; at++) {
    const other = integer(rng, at, rest.length - 1);
    const item = itemAt(rest, other);
    rest[other] = itemAt(rest, at);
    rest[at] = item;
  }
  return rest.slice(0, size);
}

/** A draw from fixed weights: returns the position of the weight that was hit. */
export function weightedIndex(rng: Rng, weights: readonly number[]): number {
  let total = 0;
  for (const weight of weights) total += weight;
  let left = rng.next() * total;
  for (let at = 0; at < weights.length; at++) {
    left -= weights[at] ?? 0;
    if (left < 0) return at;
  }
  return weights.length - 1;
}

/** Normal with mean 0 and standard deviation 1 (Box-Muller). */
export function normal(rng: Rng): number {
  return Math.sqrt(-2 * Math.log(1 - rng.next())) * Math.cos(2 * Math.PI * rng.next());
}

/** Log-normal around `median`; `spread` 0.5 is moderate, 1 wide. */
export function logNormal(rng: Rng, median: number, spread: number): number {
  return median * Math.exp(spread * normal(rng));
}

/** Exponential with the given mean: the wait for the next of many independent events. */
export function exponential(rng: Rng, mean: number): number {
  return -mean * Math.log(1 - rng.next());
}

/** A whole number of events where `mean` are expected (Poisson; a rounded normal for large means). */
export function poisson(rng: Rng, mean: number): number {
  if (mean > 40) return Math.max(0, Math.round(mean + Math.sqrt(mean) * normal(rng)));
  const limit = Math.exp(-mean);
  let count = 0;
  for (let product = rng.next(); product > limit; product *= rng.next()) count++;
  return count;
}

/** The item at a position that the caller knows to exist. */
export function itemAt<Item>(items: ArrayLike<Item>, at: number): Item {
  return items[at] as Item; // the caller's bounds; an index check here would cost more than the draw
}

/** Draws positions by weight from a table of running totals: one binary search a draw. */
export function weightedChooser(weights: readonly number[]): (rng: Rng) => number {
  const totals = new Float64Array(weights.length);
  let total = 0;
  for (const [at, weight] of weights.entries()) totals[at] = total += weight;
  return (rng) => {
    const goal = rng.next() * total;
    let low = 0;
    let high = totals.length - 1;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (itemAt(totals, middle) > goal) high = middle;
      else low = middle + 1;
    }
    return low;
  };
}
