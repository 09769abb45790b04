import { itemAt } from "./rng.ts";

/**
 * Links from one item to another, given by their positions in a list, each with an instant and a small number whose
 * meaning the caller defines. They are stored in flat arrays: millions of objects would require ten times the memory.
 */
export class Links {
  #from = new Int32Array(1 << 10);
  #to = new Int32Array(1 << 10);
  #at = new Float64Array(1 << 10);
  #kind = new Uint8Array(1 << 10);
  #size = 0;

  add(from: number, to: number, at: number, kind = 0): void {
    if (this.#size === this.#from.length) this.#grow();
    this.#from[this.#size] = from;
    this.#to[this.#size] = to;
    this.#at[this.#size] = at;
    this.#kind[this.#size] = kind;
    this.#size++;
  }

  get size(): number {
    return this.#size;
  }

  // `?? 0` below only satisfies the compiler: the positions are valid.
  from(position: number): number {
    return this.#from[position] ?? 0;
  }

  to(position: number): number {
    return this.#to[position] ?? 0;
  }

  at(position: number): number {
    return this.#at[position] ?? 0;
  }

  kind(position: number): number {
    return this.#kind[position] ?? 0;
  }

  /**
   * The indexes of all links, sorted by `fromPlace[from]`, then by `toPlace[to]`. Inserting rows in the order of their
   * key is several times faster than in random order.
   */
  inOrder(fromPlace: Int32Array, toPlace: Int32Array): Int32Array {
    const starts = new Int32Array(fromPlace.length + 1);
    for (let position = 0; position < this.#size; position++) {
      const next = (fromPlace[this.from(position)] ?? 0) + 1;
      starts[next] = (starts[next] ?? 0) + 1;
    }
    for (let place = 1; place < starts.length; place++) starts[place] = (starts[place] ?? 0) + (starts[place - 1] ?? 0);
    const ends = starts.slice(0, -1);
    const sorted = new Int32Array(this.#size);
    for (let position = 0; position < this.#size; position++) {
      const place = fromPlace[this.from(position)] ?? 0;
      const end = ends[place] ?? 0;
      sorted[end] = position;
      ends[place] = end + 1;
    }
    for (let place = 0; place < ends.length; place++) {
      const group = sorted.subarray(starts[place] ?? 0, ends[place] ?? 0);
      group.sort((one, other) => (toPlace[this.to(one)] ?? 0) - (toPlace[this.to(other)] ?? 0));
    }
    return sorted;
  }

  #grow(): void {
    const double = <List extends Int32Array | Float64Array | Uint8Array>(list: List, larger: List): List => {
      larger.set(list);
      return larger;
    };
    this.#from = double(this.#from, new Int32Array(this.#size * 2));
    this.#to = double(this.#to, new Int32Array(this.#size * 2));
    this.#at = double(this.#at, new Float64Array(this.#size * 2));
    this.#kind = double(this.#kind, new Uint8Array(this.#size * 2));
  }
}

/** The rank of each item when the items are sorted by id, compared as strings. */
export function placesById(items: readonly { readonly id: string }[]): Int32Array {
  const byId = [...items.keys()].sort((one, other) => (itemAt(items, one).id < itemAt(items, other).id ? -1 : 1));
  const places = new Int32Array(items.length);
  for (const [place, item] of byId.entries()) places[item] = place;
  return places;
}
