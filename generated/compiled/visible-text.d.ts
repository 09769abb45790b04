// Generated from the specification format by `npx switchboard generate`. Do not edit: change the source and run it again.

/** Removes the characters of a text that readers cannot see and that no emoji or script needs. */
export declare const visibleText: (text: string) => string;
