import { rmSync } from "node:fs";

/** Removes a folder, also while a program that is ending still writes into it. */
export const removeFolder = (folder: string): void =>
  rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
