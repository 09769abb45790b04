// Generated from spec/resources by `npx switchboard generate`. Do not edit: change the source and run it again.

import type { ResourceEntry } from "switchboard/contract";

/** The resources of the service. */
export const resources: readonly ResourceEntry[] = [
  {
    name: "account_info",
    uri: "switchboard://account/info",
    parameters: [],
    tools: ["get_account"],
    mimeType: "application/json",
    content: "json",
    thirdParty: [
      "/profile/handle",
      "/profile/name",
      "/profile/headline",
      "/clients/*/name",
      "/clients/*/host",
      "/clients/*/person",
    ],
  },
  {
    name: "account_usage",
    uri: "switchboard://account/usage",
    parameters: [],
    tools: ["get_usage"],
    mimeType: "application/json",
    content: "json",
  },
  {
    name: "tools_list",
    uri: "switchboard://tools/list",
    parameters: [],
    tools: [],
    mimeType: "application/json",
    content: "json",
  },
  {
    name: "writing_style",
    uri: "switchboard://account/writing-style",
    parameters: [],
    tools: ["get_writing_style"],
    mimeType: "application/json",
    content: "json",
  },
];
