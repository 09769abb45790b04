// Generated from spec/ by `npx switchboard generate`. Do not edit: change the source and run it again.

/** The object that a URL refers to. */
export interface ResolvedReference {
  /** Kind of the page. */
  kind: "profile" | "company" | "post" | "job";
  /** Id that the tools accept. */
  id: string;
  /** Name of the member or company, title of the job, or beginning of the post. */
  name: string;
  /** Canonical URL; null if it is unknown. */
  url: string | null;
  /** Tool that reads the object. */
  tool: string;
  /** Argument of that tool that takes the id. */
  argument: string;
}
