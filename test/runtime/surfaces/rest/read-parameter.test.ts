import { expect, test } from "vitest";
import { readParameter } from "../../../../runtime/surfaces/rest/read-parameter.ts";

const read = (text: string, ...value: Extract<Parameters<typeof readParameter>[1], { value: unknown }>["value"]) =>
  readParameter([text], { value });

test("numbers are decimal, as in JSON", () => {
  const others = ["0x5", "1e1", " 5", "5 ", "05", "+5", "5.", ".5", "1_0", "Infinity", "NaN", "5n", "٥", "", "-.5"];
  for (const text of others) {
    expect(read(text, "integer"), text).toBe(text);
    expect(read(text, "number"), text).toBe(text);
  }
  expect([read("7", "integer"), read("-7", "integer"), read("7.0", "integer")]).toEqual([7, -7, 7]);
  expect([read("5.5", "integer"), read("5.5", "number"), read("-0.25", "number")]).toEqual(["5.5", 5.5, -0.25]);
});

test("booleans are true or false, and null is an empty string", () => {
  expect(["true", "false", "1", "TRUE", ""].map((text) => read(text, "boolean"))).toEqual([
    true,
    false,
    "1",
    "TRUE",
    "",
  ]);
  expect([read("", "integer", "null"), read("null", "integer", "null")]).toEqual([null, "null"]);
});

test("the first matching type is used", () => {
  expect([read("5", "integer", "string"), read("5", "string", "integer"), read("all", "integer", "string")]).toEqual([
    5,
    "5",
    "all",
  ]);
});

test("a list with one item is an array, and items are typed by position", () => {
  expect(readParameter(["1"], { items: [["integer"]] })).toEqual([1]);
  expect(readParameter(["1", "2", "3"], { items: [["string"], ["integer"]] })).toEqual(["1", 2, 3]);
});

test("a parameter without an entry is a string", () => {
  expect(readParameter(["1"], undefined)).toBe("1");
});
