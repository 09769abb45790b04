// Generated from spec/service.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.

import type { ServiceEntry } from "switchboard/contract";

/** The names, version and paths of the service. */
export const service: ServiceEntry = {
  name: "shelf",
  title: "Shelf",
  version: "1.0.0",
  summary: "Books on a shelf.",
  instructions: "Books on a shelf.",
  uriScheme: "shelf",
  keyPrefix: "shf",
  paths: { mcp: "/mcp", rest: "/api", docs: "/docs" },
};
