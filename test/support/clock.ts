/** A clock that stands still until a test advances it. Starts on Monday, 15 June 2026, 09:30 UTC. */
export interface TestClock {
  (): number;
  advance(milliseconds: number): void;
}

export const testStart = Date.UTC(2026, 5, 15, 9, 30);

export function createTestClock(startMs: number = testStart): TestClock {
  let now = startMs;
  return Object.assign(() => now, { advance: (milliseconds: number) => void (now += milliseconds) });
}
