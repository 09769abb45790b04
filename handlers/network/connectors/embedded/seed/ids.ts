/** An id of the demo world: `prf_demo_0001`, with at least four digits. */
export function demoId(prefix: string, number: number): string {
  return `${prefix}_demo_${String(number).padStart(4, "0")}`;
}

export const memberId = (number: number): string => demoId("prf", number);
export const companyId = (number: number): string => demoId("cmp", number);

/** Returns a function that generates consecutive ids after the first `reserved` ones, which are assigned elsewhere. */
export function idSequence(prefix: string, reserved = 0): () => string {
  let last = reserved;
  return () => demoId(prefix, ++last);
}
