import { expect, test } from "vitest";
import { readOptions, usage } from "./options.ts";

const sections = ["calls", "tools"];

test("sections and options are parsed, and invalid ones are reported", () => {
  expect(readOptions(["tools", "--rounds", "9"], sections)).toMatchObject({ sections: ["tools"], rounds: 9 });
  expect(readOptions(["--help"], sections)).toBe("help");
  expect(() => readOptions(["nope"], sections)).toThrow("unknown section: nope; valid: calls, tools");
  expect(() => readOptions(["--rounds", "0"], sections)).toThrow("--rounds: expected an integer");
});

test("the help lists each section and option", () => {
  for (const word of [...sections, "--connections", "--rounds", "--ms", "--members", "--store", "--heavy", "--help"])
    expect(usage(sections)).toContain(word);
});
