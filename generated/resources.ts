// Generated from spec/resources by `npx switchboard generate`. Do not edit: change the source and run it again.

import type { ResourceEntry } from "./entries.ts";

/** Every resource. */
export const resources: readonly ResourceEntry[] = [
  { name: "account_info", uri: "switchboard://account/info", mimeType: "application/json" },
  { name: "account_usage", uri: "switchboard://account/usage", mimeType: "application/json" },
  { name: "tools_list", uri: "switchboard://tools/list", mimeType: "application/json" },
  { name: "writing_style", uri: "switchboard://account/writing-style", mimeType: "application/json" },
];
