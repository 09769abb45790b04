import { vi } from "vitest";

/** Repeats an assertion until it passes, by default for at most 20 seconds, because a loaded machine can be slow. */
export const eventually = <T>(
  assertion: () => T | Promise<T>,
  { timeout = 20_000, interval = 20 }: { readonly timeout?: number; readonly interval?: number } = {},
): Promise<T> => vi.waitFor(assertion, { timeout, interval });
