import type { PageFolder } from "./page-url.ts";

/**
 * Describes a network of which the store contains only one member's own data. What other members know, have and do is unknown,
 * so that the counts and properties concerned are null, and never 0 or false.
 */
export interface NetworkCopy {
  /** Returns the handle and the public address of a member; null if they are unknown. */
  memberPage(member: { readonly id: string; readonly handle: string }): {
    readonly handle: string | null;
    readonly url: string | null;
  };
  /** Returns the public address of a post, or null. */
  postUrl(id: string): string | null;
  /** Returns the name that the public address of a page contains; any other reference is returned unchanged. */
  nameFromUrl(reference: string, folder: PageFolder): string;
}
