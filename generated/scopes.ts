// Generated from spec/scopes.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.

import type { ScopeEntry } from "switchboard/contract";

/** Permission scopes. */
export const scopes: readonly ScopeEntry[] = [
  {
    name: "core",
    title: "Core",
    summary: "Everyday work: read the account, send messages and invitations, and publish. The default of new keys.",
    isDefault: true,
  },
  {
    name: "full_access",
    title: "Full access",
    summary: "All tools, including older names.",
    isDefault: false,
  },
  {
    name: "read_only",
    title: "Read only",
    summary: "Tools that only read; preview_campaign_launch also sets a campaign to ready or draft.",
    isDefault: false,
  },
  { name: "outbound", title: "Outbound", summary: "Messaging, network and campaign work.", isDefault: false },
  {
    name: "content",
    title: "Content",
    summary: "Posts, comments, reactions and their metrics.",
    isDefault: false,
  },
  {
    name: "navigator",
    title: "Navigator",
    summary: "Tools that require the navigator subscription.",
    isDefault: false,
  },
  { name: "export", title: "Export", summary: "Files with the account's data.", isDefault: false },
  {
    name: "admin",
    title: "Admin",
    summary: "Accounts, webhooks, the audit log and permanent deletion.",
    isDefault: false,
  },
  {
    name: "legacy",
    title: "Legacy",
    summary: "Older names of tools that have been replaced.",
    isDefault: false,
  },
];
