import { Failure, nearest, type ArgumentProblem, type EventGroups, type Surface } from "../../../runtime/index.ts";

/** Groups of events that webhooks may select. */
export const eventGroups: EventGroups = {
  "post.engagement": ["reaction.received", "comment.received", "repost.received"],
};

/** @throws Failure `invalid_arguments` for entries that select no event; its hint names the subjects, such as `message`. */
export function checkSelection(selection: readonly string[], { events = [] }: Pick<Surface, "events">): void {
  const names = [...events.map(({ name }) => name), ...Object.keys(eventGroups)];
  const isKnown = (entry: string): boolean =>
    names.includes(entry) ||
    (/^([a-z_]+\.)?\*$/.test(entry) && names.some((name) => name.startsWith(entry.slice(0, -1))));
  const problems = selection.flatMap((entry, index): ArgumentProblem[] => {
    if (isKnown(entry)) return [];
    return [{ pointer: `/events/${index}`, detail: `There is no event "${entry}".`, hint: hintFor(entry, names) }];
  });
  if (problems.length > 0) throw new Failure("invalid_arguments", { hint: describeSubjects(names), errors: problems });
}

/** Names all subjects: the names of all events would be too long for a hint. */
function describeSubjects(names: readonly string[]): string {
  const subjects = new Set(names.map((name) => name.slice(0, name.indexOf("."))));
  return `Subjects of events: ${[...subjects].join(", ")}. message.* selects all events of message. To list the events of a subject, send an unknown event of it, such as message.x.`;
}

/** Suggests the intended event, and lists the events of the same subject or, if there are none, those that end alike. */
function hintFor(entry: string, names: readonly string[]): string {
  const [subject = "", ending] = entry.split(".");
  const prefix = `${subject}.`;
  const siblings = names.filter((name) => name.startsWith(prefix));
  if (siblings.length > 0) {
    // Only the part after the subject is compared, because the common subject would make all of these events similar.
    const close = nearest(
      entry.slice(prefix.length),
      siblings.map((name) => name.slice(prefix.length)),
    );
    const guess = close === undefined ? "" : `Did you mean ${prefix}${close}? `;
    return `${guess}Events of ${subject}: ${siblings.join(", ")}.`;
  }
  const close = nearest(entry, names);
  const guess = close === undefined ? "Choose an event of another subject." : `Did you mean ${close}?`;
  const alike = names.filter((name) => name.endsWith(`.${ending}`));
  return alike.length > 1 ? `${guess} Events that end in .${ending}: ${alike.join(", ")}.` : guess;
}
