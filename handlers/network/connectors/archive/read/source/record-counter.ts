import { ArchiveError } from "./archive-entry.ts";

/** The maximum numbers of items in an archive, which are kept in memory. */
export interface RecordLimits {
  /** Records of all files: messages, connections, reactions, ... */
  readonly records: number;
  /** Recipients of all messages, counted for each message. */
  readonly recipients: number;
  readonly people: number;
  readonly conversations: number;
  /** Participants of all conversations, counted for each conversation. */
  readonly participants: number;
}

/** Counts the items of an archive, and stops reading before they need more memory than the process may use. */
export class RecordCounter {
  readonly #limits: RecordLimits;
  readonly #counts = { records: 0, recipients: 0, people: 0, conversations: 0, participants: 0 };

  constructor(limits: RecordLimits) {
    this.#limits = limits;
  }

  /** @throws ArchiveError if there are too many. */
  add(kind: keyof RecordLimits, count = 1): void {
    this.#counts[kind] += count;
    const limit = this.#limits[kind];
    if (this.#counts[kind] > limit) {
      throw new ArchiveError(
        `The archive has more than ${limit} ${kind}, the maximum for the memory of this process. For a larger archive, ` +
          "set NODE_OPTIONS=--max-old-space-size to a larger number of MiB, such as 8192: the limit grows with it.",
      );
    }
  }
}
