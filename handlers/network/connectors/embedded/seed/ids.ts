/** Ids of the demo world: `prf_demo_0001`. Four digits, more when the world needs them. */
export function demoId(prefix: string, number: number): string {
  return `${prefix}_demo_${String(number).padStart(4, "0")}`;
}

export const memberId = (number: number): string => demoId("prf", number);
export const companyId = (number: number): string => demoId("cmp", number);

/** Hands out ids in order, past the first ones, which the demo story keeps for itself. */
export function idSequence(prefix: string, reserved = 0): () => string {
  let last = reserved;
  return () => demoId(prefix, ++last);
}
