/** Two labels with the same key are considered equal; likewise two tags or two stages. */
export const toLabelKey = (label: string): string => label.trim().normalize("NFC").toLowerCase();

/** Trims labels, omits those that repeat an earlier one, and sorts them alphabetically, ignoring case. */
export function uniqueLabels(labels: readonly string[]): string[] {
  const byKey = new Map<string, string>();
  for (const label of labels) if (!byKey.has(toLabelKey(label))) byKey.set(toLabelKey(label), label.trim());
  return [...byKey].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, label]) => label);
}
