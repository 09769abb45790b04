import { Ajv2020 } from "ajv/dist/2020.js";
import fc from "fast-check";
import { expect, test } from "vitest";
import { createValueValidator } from "../../../generator/check/value-validator.ts";
import type { Spec } from "../../../generator/check/spec-view.ts";
import { accepts } from "../../../generator/diff/schema/accepts.ts";
import { useExactMultiples } from "../../../generator/schema/multiple-of.ts";

const ajv = new Ajv2020();
useExactMultiples(ajv);
const isMultiple = (value: number, multipleOf: number): boolean => ajv.validate({ multipleOf }, value);

test.each([
  [0.3, 0.1],
  [0.07, 0.01],
  [-4.35, 0.01],
  [1234567890.12, 0.01],
  [1e22, 10],
  [1e23, 10],
  [1e300, 0.5],
  [5e-324, 5e-324],
  [1.7976931348623157e308, 1e-300],
  [0, 0.1],
  [-0, 3],
  [9007199254740991, 1],
  [9007199254740991, 0.1],
])("%d is a multiple of %d", (value, step) => {
  expect(isMultiple(value, step)).toBe(true);
});

test.each([
  [0.35, 0.1],
  [0.30000000000000004, 0.1],
  [1e-10, 1],
  [1, 1e10],
  [1000000001, 1e9],
  [9007199254740991, 2],
  [9007199254740991, 0.7],
  [9007199254740991, 1e22],
  [1e-7, 0.01],
])("%d is not a multiple of %d", (value, step) => {
  expect(isMultiple(value, step)).toBe(false);
});

test("products of a decimal number and an integer are its multiples, and the numbers between them are not", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 1_000_000 }),
      fc.integer({ min: -1_000_000, max: 1_000_000 }),
      fc.integer({ min: -30, max: 30 }),
      (step, factor, power) => {
        const decimal = (digits: number): number => Number(`${digits}e${power}`);
        expect(isMultiple(decimal(step * factor), decimal(step))).toBe(true);
        expect(isMultiple(decimal(step * factor + 1), decimal(step))).toBe(step === 1);
      },
    ),
  );
});

test("the checks of examples and of changed schemas use exact multiples", () => {
  const validate = createValueValidator({ files: [], schemas: new Map() } as unknown as Spec);
  expect(validate({ multipleOf: 0.1 }, 0.3)).toEqual([]);
  expect(validate({ multipleOf: 0.1 }, 0.35)).toMatchObject([{ keyword: "multipleOf" }]);
  const find = () => undefined;
  expect([0.3, 0.35].map((value) => accepts({ multipleOf: 0.1 }, value, find))).toEqual([true, false]);
});
