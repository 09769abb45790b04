import { _, type Ajv2020, type KeywordCxt } from "ajv/dist/2020.js";

/**
 * Changes the code that ajv compiles for `multipleOf`, so that it is exact for numbers in decimal notation. Ajv divides, and
 * the quotient is rounded: 0.3 / 0.1 is 2.9999999999999996.
 */
export function useExactMultiples(ajv: Ajv2020): void {
  const rule = ajv.RULES.all["multipleOf"];
  if (typeof rule !== "object" || !("code" in rule.definition)) throw new Error('ajv has no rule "multipleOf"');
  rule.definition.code = checkMultiple;
}

/** Emits a division of integers: both numbers are multiplied by the power of ten that makes them integers. */
function checkMultiple(context: KeywordCxt): void {
  const { gen, data } = context;
  const step = context.schema as number;
  const [digits = "", power] = step.toExponential().replace(".", "").split("e");
  const isWholeMultiple = _`Number.isSafeInteger(${data}) && ${data} % ${step} === 0`;
  const isMultiple = gen.let("isMultiple", Number.isSafeInteger(step) && isWholeMultiple);
  gen.if(_`!${isMultiple}`, () => {
    const parts = gen.const("parts", _`Math.abs(${data}).toExponential().replace(".", "").split("e")`);
    // The power of ten of the last digit of the number, relative to that of the step.
    const shift = gen.const("shift", _`Number(${parts}[1]) - ${parts}[0].length - ${Number(power) - digits.length}`);
    const scaled = _`BigInt(${parts}[0]) * 10n ** BigInt(Math.max(${shift}, 0))`;
    const scaledStep = _`BigInt(${digits}) * 10n ** BigInt(Math.max(-${shift}, 0))`;
    gen.assign(isMultiple, _`${scaled} % (${scaledStep}) === 0n`);
  });
  context.fail(_`!${isMultiple}`);
}
