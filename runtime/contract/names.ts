/* eslint-disable @typescript-eslint/no-empty-object-type -- `generated/names.ts` adds the members */

/** The tools of the service, as keys. `generated/names.ts` adds them. */
export interface ToolNames {}
/** The error codes of the service, as keys. `generated/names.ts` adds them. */
export interface ErrorCodes {}
/** The scopes of the service, as keys. `generated/names.ts` adds them. */
export interface ScopeNames {}

/** A string that is the name of a tool. Editors complete it, and `switchboard rename` changes literals of this type. */
export type ToolName = keyof ToolNames | (string & {});
/** A string that is the code of an error. Editors complete it, and `switchboard rename` changes literals of this type. */
export type ErrorCode = keyof ErrorCodes | (string & {});
/** A string that is the name of a scope. Editors complete it, and `switchboard rename` changes literals of this type. */
export type ScopeName = keyof ScopeNames | (string & {});
