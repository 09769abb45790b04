// Generated from spec/resources/book_cover.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.

/** The parameters of the URI. */
export interface BookCoverResourceParameters {
  /** A book of the shelf. */
  book_id: string;
  /** How large. */
  size: "small" | "large";
}

/** Book cover: The picture on the front of a book. */
export type BookCoverResourceHandler<Context> = (
  parameters: BookCoverResourceParameters, context: Context,
) => Promise<Uint8Array>;
