import { expect, test } from "vitest";
import { createSeals } from "../../../runtime/call/seals.ts";

const seals = createSeals(Buffer.alloc(32, 1));
const sealed = seals.seal(["launch", "key_one", "cpn_one"], "grüße 1.2");

test("a sealed text opens for its purpose and is safe in URLs", () => {
  expect(seals.open(["launch", "key_one", "cpn_one"], sealed)).toBe("grüße 1.2");
  expect(encodeURIComponent(sealed)).toBe(sealed);
});

test.each([
  [["launch", "key_one", "cpn_two"], sealed],
  [["launch", "key_onecpn_one"], sealed],
  [["cursor", "key_one", "cpn_one"], sealed],
] as const)("a sealed text does not open for %j", (purpose, text) => {
  expect(seals.open(purpose, text)).toBeNull();
});

test.each(["", ".", "a.b.c", `${sealed}A`, `A${sealed}`, sealed.slice(0, -1), `${sealed}.`, `é${sealed}`])(
  "a changed text does not open: %j",
  (text) => {
    expect(seals.open(["launch", "key_one", "cpn_one"], text)).toBeNull();
  },
);

test("a sealed text of another store does not open", () => {
  const others = createSeals(Buffer.alloc(32, 2));
  expect(others.open(["launch", "key_one", "cpn_one"], sealed)).toBeNull();
});
