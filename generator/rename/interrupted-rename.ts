/**
 * The file name of the journal of a rename. It is created before the first file is written, and deleted after generated/ has
 * been written.
 */
export const JOURNAL = ".switchboard-rename.json";

/** A rename that was interrupted. */
export interface InterruptedRename {
  /** The arguments of the command: "tool add_task save_task". */
  readonly rename: string;
  /** The number of hand-written files that it changes. */
  readonly files: number;
}

/** Returns the message about a rename that a later command has completed. */
export const completed = ({ rename, files }: InterruptedRename): string =>
  `completed \`rename ${rename}\`, which was interrupted: ${files} files of specification and code`;

/** Returns the message about a rename that no command has completed yet. */
export const unfinished = ({ rename, files }: InterruptedRename): string =>
  `\`rename ${rename}\` was interrupted and is unfinished: ${files} files of specification and code`;
