/** The heading of the changes since the last release. */
const UNRELEASED = "## Unreleased";

/**
 * Renames the section of unreleased changes to a version and its date, and adds the notes on the interface to it.
 * @param notes the notes as Markdown (`releaseNotes`); empty for the first release.
 * @returns the new text; null if there is no such section.
 */
export function releaseSection(changelog: string, version: string, date: string, notes: string): string | null {
  const start = changelog.indexOf(`${UNRELEASED}\n`);
  if (start < 0) return null;
  const next = changelog.indexOf("\n## ", start + UNRELEASED.length);
  const end = next < 0 ? changelog.length : next;
  const section = changelog.slice(start + UNRELEASED.length, end).trim();
  const details = notes === "" ? "" : `### Interface\n\n${notes.trim()}\n`;
  const parts = [`## ${version} (${date})`, section, details.trim()].filter((part) => part !== "");
  return `${changelog.slice(0, start)}${parts.join("\n\n")}\n${changelog.slice(end)}`;
}
