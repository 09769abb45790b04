/** A seeded random number generator: the same key produces the same numbers on every machine. */
export interface Rng {
  /** The next number in [0, 1). */
  next(): number;
  /** Creates an independent generator for a part of the work, so that changes to one part do not affect the others. */
  fork(label: string): Rng;
}

/** Creates an sfc32 generator (PractRand, C. Doty-Humphrey) seeded by the xmur3 hash of a key; both are in the public domain. */
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

/** Picks an integer from `low` to `high`, inclusive. */
export function integer(rng: Rng, low: number, high: number): number {
  return low + Math.floor(rng.next() * (high - low + 1));
}

export function chance(rng: Rng, probability: number): boolean {
  return rng.next() < probability;
}

/** Picks an item of a list, which must not be empty. */
export function pick<Item>(rng: Rng, items: ArrayLike<Item>): Item {
  return itemAt(items, Math.floor(rng.next() * items.length));
}

/** Picks an item of a list. A `bias` of 1 is a uniform distribution; larger values prefer earlier items. */
export function pickBiased<Item>(rng: Rng, items: ArrayLike<Item>, bias = 2): Item {
  return itemAt(items, Math.floor(rng.next() ** bias * items.length));
}

/** Picks `count` different items, or all if there are fewer, in random order. */
export function sample<Item>(rng: Rng, items: readonly Item[], count: number): Item[] {
  const rest = [...items];
  const size = Math.min(count, rest.length);
  shuffle(rng, rest, size);
  return rest.slice(0, size);
}

/** Fills the first `count` positions of a list with different items, picked at random from the whole list. */
export function shuffle<Item>(rng: Rng, items: { [at: number]: Item; readonly length: number }, count: number): void {
  for (let at = 0; at < count; at++) {
    const other = integer(rng, at, items.length - 1);
    const item = itemAt(items, other);
    items[other] = itemAt(items, at);
    items[at] = item;
  }
}

/** Picks a position, with probabilities proportional to the weights. */
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

/** A normal value with mean 0 and standard deviation 1 (Box-Muller). */
export function normal(rng: Rng): number {
  return Math.sqrt(-2 * Math.log(1 - rng.next())) * Math.cos(2 * Math.PI * rng.next());
}

/** A log-normal value with the given median; `spread` is the standard deviation of the logarithm. */
export function logNormal(rng: Rng, median: number, spread: number): number {
  return median * Math.exp(spread * normal(rng));
}

/** An exponential value with the given mean. */
export function exponential(rng: Rng, mean: number): number {
  return -mean * Math.log(1 - rng.next());
}

/** A Poisson value with the given mean, approximated by a normal distribution for large means. */
export function poisson(rng: Rng, mean: number): number {
  if (mean > 40) return Math.max(0, Math.round(mean + Math.sqrt(mean) * normal(rng)));
  const limit = Math.exp(-mean);
  let count = 0;
  for (let product = rng.next(); product > limit; product *= rng.next()) count++;
  return count;
}

/** Returns the item at a position, which must be valid. */
export function itemAt<Item>(items: ArrayLike<Item>, at: number): Item {
  return items[at] as Item; // the caller ensures a valid position; a check here would cost more than the draw
}

/** Returns a function that draws positions by weight, with a binary search in the cumulative weights. */
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
