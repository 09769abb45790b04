// Generated from spec/resources by `npx switchboard generate`. Do not edit: change the source and run it again.

import type { ResourceEntry } from "./entries.ts";

/** Every resource. */
export const resources: readonly ResourceEntry[] = [
  { name: "shelf_summary", uri: "shelf://shelf/summary", mimeType: "application/json" },
];
