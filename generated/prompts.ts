// Generated from spec/prompts by `npx switchboard generate`. Do not edit: change the source and run it again.

import type { PromptEntry } from "./entries.ts";

/** Every prompt with its Liquid templates. */
export const prompts: readonly PromptEntry[] = [];
