// Generated from spec/ by `npx switchboard generate`. Do not edit: change the source and run it again.

/** A page of the documentation, or the part of a page about one entry. */
export interface HelpHit {
  /** Kind of the page. */
  kind: "tool" | "prompt" | "resource" | "error" | "limit";
  /** Title of the page. */
  title: string;
  /** Path on this server. */
  url: string;
  /** The sentence that contains the most words of the query, with the sentences around it; up to 800 characters. */
  excerpt: string;
}
