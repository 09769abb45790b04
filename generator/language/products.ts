/** Yields the combinations of one choice from each list, at most `max`. */
export function* products<T>(lists: readonly (readonly (readonly T[])[])[], max = Infinity): Generator<readonly T[]> {
  const total = lists.reduce((count, list) => count * list.length, 1);
  for (let index = 0; index < Math.min(total, max); index += 1) {
    let rest = index;
    yield lists.flatMap((list) => {
      const choice = list[rest % list.length] ?? [];
      rest = Math.floor(rest / list.length);
      return choice;
    });
  }
}
