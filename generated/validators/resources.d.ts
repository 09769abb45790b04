// Generated from spec/resources by `npx switchboard generate`. Do not edit: change the source and run it again.

import type { Validate } from "switchboard/contract";

/** Validators by name. */
export declare const validators: Readonly<Record<string, Validate>>;
