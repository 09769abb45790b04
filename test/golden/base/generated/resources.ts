// Generated from spec/resources by `npx switchboard generate`. Do not edit: change the source and run it again.

import type { ResourceEntry } from "switchboard/contract";

/** The resources of the service. */
export const resources: readonly ResourceEntry[] = [
  {
    name: "book_cover",
    uri: "shelf://books/{book_id}/covers/{size}",
    parameters: [
      {
        name: "book_id",
        summary: "A book of the shelf.",
        type: "string",
        required: true,
        allowed: null,
        defaultValue: null,
        minimum: null,
        maximum: null,
        completion: "book_ids",
      },
      {
        name: "size",
        summary: "How large.",
        type: "string",
        required: true,
        allowed: ["small", "large"],
        defaultValue: null,
        minimum: null,
        maximum: null,
        completion: null,
      },
    ],
    tools: [],
    mimeType: "image/png",
    content: "binary",
  },
  {
    name: "opening_hours",
    uri: "shelf://opening-hours",
    parameters: [],
    tools: [],
    mimeType: "text/plain",
    content: "text",
  },
  {
    name: "shelf_summary",
    uri: "shelf://shelf/summary",
    parameters: [],
    tools: [],
    mimeType: "application/json",
    content: "json",
  },
];
