// Generated from spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.

import type { Serialize } from "switchboard/contract";

/** Serializers of answers by tool name. */
export declare const serializers: Readonly<Record<string, Serialize>>;
