import type { ChildProcess } from "node:child_process";

/** The processes that the current test file has started and that have not ended. */
export const running = new Set<ChildProcess>();
/** The temporary folders of the current test file. */
export const folders = new Set<string>();
