import { vi } from "vitest";

/** Repeats an assertion until it passes, at most for 20 seconds unless told otherwise: a loaded machine is slow, not wrong. */
export const eventually = <T>(
  assertion: () => T | Promise<T>,
  { timeout = 20_000, interval = 20 }: { readonly timeout?: number; readonly interval?: number } = {},
): Promise<T> => vi.waitFor(assertion, { timeout, interval });
