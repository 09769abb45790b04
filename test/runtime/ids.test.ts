import { expect, test } from "vitest";
import { createIdSource } from "../../runtime/ids.ts";

test("ids are prefixed UUIDs of version 7 and begin with the time", () => {
  const newId = createIdSource(() => 0x019a2b3c4d5e);
  for (let k = 0; k < 1000; k += 1) expect(newId("msg")).toMatch(/^msg_019a2b3c4d5e7[0-9a-f]{3}[89ab][0-9a-f]{15}$/);
});

test("ids sort in creation order, within a millisecond and when the clock is set back slightly", () => {
  let now = 50_000;
  const newId = createIdSource(() => now);
  const ids = Array.from({ length: 10_000 }, () => newId("msg"));
  now = 45_000;
  ids.push(newId("msg"));
  expect(ids.toSorted()).toEqual(ids);
  expect(new Set(ids).size).toBe(ids.length);
});

test("ids follow a clock that was set back permanently", () => {
  let now = 50_000;
  const newId = createIdSource(() => now);
  newId("msg");
  now = 20_000;
  expect(newId("msg").slice(4, 16)).toBe(now.toString(16).padStart(12, "0"));
});

test("ids are reproducible with the same clock and random numbers", () => {
  const source = () =>
    createIdSource(
      () => 7,
      () => 0xffffffff,
    );
  expect(source()("a")).toBe(source()("a"));
});
