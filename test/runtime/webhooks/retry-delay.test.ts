import { expect, test } from "vitest";
import { deliveryMs, retryDelayMs } from "../../../runtime/webhooks/retry-delay.ts";

test.each([0, 0.5, 0.999])("with the random number %d, an event is sent 9 or 10 times in 24 hours", (random) => {
  let [attempts, elapsedMs] = [1, 0];
  for (; ; attempts += 1) {
    elapsedMs += retryDelayMs(attempts, () => random);
    if (elapsedMs >= deliveryMs) break;
  }
  expect(attempts).toBeGreaterThanOrEqual(9);
  expect(attempts).toBeLessThanOrEqual(10);
  expect(retryDelayMs(1, () => random)).toBeGreaterThanOrEqual(4_000);
  expect(retryDelayMs(1, () => random)).toBeLessThanOrEqual(6_000);
});
