import { expect, test } from "vitest";
import { readParameter } from "../../../../runtime/surfaces/rest/read-parameter.ts";

const read = (text: string, ...value: Extract<Parameters<typeof readParameter>[1], { value: unknown }>["value"]) =>
  readParameter([text], { value });

test("a number is a decimal one, as JSON writes it", () => {
  const others = ["0x5", "1e1", " 5", "5 ", "05", "+5", "5.", ".5", "1_0", "Infinity", "NaN", "5n", "٥", "", "-.5"];
  for (const text of others) {
    expect(read(text, "integer"), text).toBe(text);
    expect(read(text, "number"), text).toBe(text);
  }
  expect([read("7", "integer"), read("-7", "integer"), read("7.0", "integer")]).toEqual([7, -7, 7]);
  expect([read("5.5", "integer"), read("5.5", "number"), read("-0.25", "number")]).toEqual(["5.5", 5.5, -0.25]);
});

test("a boolean is true or false, and null is an empty text", () => {
  expect(["true", "false", "1", "TRUE", ""].map((text) => read(text, "boolean"))).toEqual([
    true,
    false,
    "1",
    "TRUE",
    "",
  ]);
  expect([read("", "integer", "null"), read("null", "integer", "null")]).toEqual([null, "null"]);
});

test("the first type that fits is taken", () => {
  expect([read("5", "integer", "string"), read("5", "string", "integer"), read("all", "integer", "string")]).toEqual([
    5,
    "5",
    "all",
  ]);
});

test("a list is an array even of one item, each read by its position", () => {
  expect(readParameter(["1"], { items: [["integer"]] })).toEqual([1]);
  expect(readParameter(["1", "2", "3"], { items: [["string"], ["integer"]] })).toEqual(["1", 2, 3]);
});

test("a parameter without an entry is a string", () => {
  expect(readParameter(["1"], undefined)).toBe("1");
});
