/** Groups of events by name: `post.engagement` contains reactions, comments and reposts. */
export type EventGroups = Readonly<Record<string, readonly string[]>>;

/**
 * Returns whether a selection contains an event. An entry is the name of an event or group, `message.*` for all events
 * whose names start with `message.`, or `*` for all events.
 */
export function selects(selection: readonly string[], type: string, groups: EventGroups): boolean {
  return selection.some(
    (entry) =>
      entry === type ||
      (entry.endsWith("*") && type.startsWith(entry.slice(0, -1))) ||
      (groups[entry]?.includes(type) ?? false),
  );
}
