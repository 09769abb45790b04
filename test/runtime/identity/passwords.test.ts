import { expect, test } from "vitest";
import { hashPassword, isPassword } from "../../../runtime/identity/passwords.ts";

/** Returns the processor time of a check in microseconds. Other programs do not affect it, unlike the elapsed time. */
async function workOf(stored: string | null): Promise<number> {
  const before = process.cpuUsage();
  expect(await isPassword("a wrong password", stored)).toBe(false);
  const { user, system } = process.cpuUsage(before);
  return user + system;
}

test("an unknown person takes as much work as a wrong password", async () => {
  const stored = await hashPassword("correct horse battery staple");
  const known = Math.min(await workOf(stored), await workOf(stored));
  const unknown = Math.min(await workOf(null), await workOf(null));
  expect(unknown).toBeGreaterThan(known / 2);
  expect(known).toBeGreaterThan(unknown / 2);
});
