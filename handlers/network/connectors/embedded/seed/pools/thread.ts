/** One turn of a conversation: who writes, what they may say, and how long after the turn before (hours). */
export interface Turn {
  readonly by: "a" | "b";
  readonly texts: readonly string[];
  readonly after: readonly [number, number];
}

/**
 * A conversation as a script: `a` begins. `{a}` and `{b}` are first names, `{a_company}`, `{b_company}`, `{a_title}` and
 * `{b_title}` what they do, `{subject}` a subject both work on, `{day}` and `{time}` an appointment, `{place}` a place to
 * meet, all the same throughout. A thread may end after any turn: what was said so far still makes sense.
 */
export interface Thread {
  readonly key: string;
  readonly turns: readonly Turn[];
}

/** A script from lines: `a: text | other text`, with the hours since the turn before in brackets after the letter. */
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
