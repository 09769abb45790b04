/** One turn of a conversation: the sender, alternative texts, and the delay after the previous turn in hours. */
export interface Turn {
  readonly by: "a" | "b";
  readonly texts: readonly string[];
  readonly after: readonly [number, number];
}

/**
 * The script of a conversation, which `a` starts. `{a}` and `{b}` are first names, `{a_company}`, `{b_company}`, `{a_title}`
 * and `{b_title}` their jobs, `{subject}` a common topic, `{day}` and `{time}` an appointment, `{place}` a meeting place. The
 * values are the same in all turns. A thread may end after any turn.
 */
export interface Thread {
  readonly key: string;
  readonly turns: readonly Turn[];
}

/** Parses a script of lines such as `a[2-5]: text | other text`; the brackets contain the hours since the previous turn. */
export function thread(key: string, script: string): Thread {
  const turns = script
    .trim()
    .split("\n")
    .map((line) => {
      const [, by, low, high, texts] = /^\s*([ab])\[([\d.]+)-([\d.]+)\]: (.*)$/.exec(line) ?? [];
      if (texts === undefined) throw new Error(`Not a turn: ${line}`);
      return {
        by: by === "a" ? ("a" as const) : ("b" as const),
        texts: texts.split(" | "),
        after: [Number(low), Number(high)] as const,
      };
    });
  return { key, turns };
}
