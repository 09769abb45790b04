// Generated from spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.

import type { McpTool } from "switchboard/contract";

/** The entries of `tools/list`, in spec order. */
export declare const tools: readonly McpTool[];
