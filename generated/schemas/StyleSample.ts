// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.

/** The texts that the figures rest on. */
export interface StyleSample {
  /** Texts analysed: the newest, 1000 at most. */
  count: number;
  /** Oldest of them; null: none. */
  first_at: string | null;
  /** Newest of them; null: none. */
  last_at: string | null;
}
