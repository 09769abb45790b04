/** The first `length` code points of a text, including an ellipsis if the text is longer. */
export function excerptOf(text: string, length = 300): string {
  const points = Array.from(text);
  return points.length <= length ? text : `${points.slice(0, length - 1).join("")}…`;
}
