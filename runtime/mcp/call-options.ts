/** What a `tools/call` says in `_meta` beside its arguments. */
export interface CallOptions {
  readonly idempotencyKey: string | undefined;
  /** Undefined where `_meta` does not say. */
  readonly preview: boolean | undefined;
}

export type ReadCallOptions = (meta: Readonly<Record<string, unknown>>) => CallOptions | { readonly problem: string };

/**
 * Returns the function that reads the service's own members of `_meta`. A value that would be misread is a problem: a write
 * that was meant as a preview must not happen.
 */
export function createReadCallOptions(uriScheme: string): ReadCallOptions {
  const keyName = `${uriScheme}/idempotency-key`;
  const previewName = `${uriScheme}/preview`;
  return (meta) => {
    const idempotencyKey = meta[keyName];
    const preview = meta[previewName] ?? undefined;
    if (idempotencyKey !== undefined && typeof idempotencyKey !== "string")
      return { problem: `_meta["${keyName}"] must be a string.` };
    if (preview !== undefined && typeof preview !== "boolean")
      return { problem: `_meta["${previewName}"] must be true or false.` };
    return { idempotencyKey, preview };
  };
}
