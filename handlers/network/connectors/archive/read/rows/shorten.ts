/** Returns a text of at most `maxPoints` code points: a longer one is truncated and ends with an ellipsis. */
export function shorten(text: string, maxPoints: number): string {
  if (text.length <= maxPoints) return text;
  let [end, kept] = [0, 0];
  for (let points = 0; end < text.length; points++) {
    if (points === maxPoints) return `${text.slice(0, kept)}…`;
    if (points === maxPoints - 1) kept = end;
    end += (text.codePointAt(end) ?? 0) > 0xffff ? 2 : 1;
  }
  return text;
}
