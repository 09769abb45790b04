/** A reproducible source of random numbers. */
export function seededUint32(): () => number {
  let state = 0x9e3779b9;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state;
  };
}
