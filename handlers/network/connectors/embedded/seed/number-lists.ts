import { itemAt } from "./rng.ts";

const firstCapacity = 4;

/**
 * Growing lists of integers. They share one typed array: millions of ordinary arrays would keep the garbage collector
 * busy for minutes.
 */
export class NumberLists {
  /** The numbers of all lists. A list that has reached its capacity moves to the end. */
  #numbers = new Int32Array(1 << 12);
  #end = 0;
  readonly #starts: Int32Array;
  readonly #sizes: Int32Array;
  readonly #capacities: Int32Array;

  /** Creates empty lists with the indexes 0 to `lists - 1`. */
  constructor(lists: number) {
    this.#starts = new Int32Array(lists);
    this.#sizes = new Int32Array(lists);
    this.#capacities = new Int32Array(lists);
  }

  push(list: number, value: number): void {
    const size = this.sizeOf(list);
    if (size === itemAt(this.#capacities, list)) this.#move(list, Math.max(firstCapacity, size * 2));
    this.#numbers[itemAt(this.#starts, list) + size] = value;
    this.#sizes[list] = size + 1;
  }

  sizeOf(list: number): number {
    return itemAt(this.#sizes, list);
  }

  /** Returns a list itself, not a copy. It is valid until the next `push`. */
  of(list: number): Int32Array {
    const start = itemAt(this.#starts, list);
    return this.#numbers.subarray(start, start + this.sizeOf(list));
  }

  #move(list: number, capacity: number): void {
    const end = this.#end + capacity;
    if (end > this.#numbers.length) {
      const larger = new Int32Array(Math.max(end, this.#numbers.length * 2));
      larger.set(this.#numbers);
      this.#numbers = larger;
    }
    const start = itemAt(this.#starts, list);
    this.#numbers.copyWithin(this.#end, start, start + this.sizeOf(list));
    this.#starts[list] = this.#end;
    this.#capacities[list] = capacity;
    this.#end = end;
  }
}
