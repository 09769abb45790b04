/**
 * A precompiled ajv validator. `errors` contains the errors of the last call. When `this` is
 * `{ omitsNulls: true }`, an input validator first deletes the optional properties that are null although their schema
 * does not allow null.
 */
export interface Validate {
  (value: unknown): boolean;
  errors?: readonly ValidationError[] | null;
}

/** The code compiled from the schemas of a tool. */
export interface CompiledTool {
  readonly validateInput: Validate;
  /** Stops at the first error. */
  readonly validateOutput: Validate;
  readonly serialize: Serialize;
}

/** The code compiled from a shared schema of responses. */
export interface CompiledSchema {
  /** Stops at the first error. */
  readonly validate: Validate;
  readonly serialize: Serialize;
}

/** Serializes a valid output as JSON, with properties in the order of the schema. */
export type Serialize = (output: object) => string;

/** One ajv error object. */
export interface ValidationError {
  readonly instancePath: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly message?: string;
  readonly schemaPath: string;
}
