// Generated from spec/service.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.

import type { ServiceEntry } from "switchboard/contract";

/** The names, version and paths of the service. */
export const service: ServiceEntry = {
  name: "switchboard",
  title: "Switchboard",
  version: "0.1.0",
  summary: "Tools, prompts and resources for a connected professional-network account.",
  uriScheme: "switchboard",
  keyPrefix: "swb",
  paths: { mcp: "/api/mcp", rest: "/api/v1", docs: "/docs" },
};
