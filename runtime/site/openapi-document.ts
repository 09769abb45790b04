import { createHash } from "node:crypto";

/** The OpenAPI document as one host serves it. */
export interface ServedDocument {
  readonly text: string;
  /** Quoted, as in the header (RFC 9110, section 8.8.3). */
  readonly etag: string;
}

/**
 * Returns the function that gives the document with the absolute address of its server: below `publicUrl`, or, where that is
 * null, below the host that it is asked of. The generated document has the path alone, because it does not know the host.
 * @throws Error for a document whose only server is not `restPath`.
 */
export function createOpenapiDocument(
  generated: string,
  restPath: string,
  publicUrl: string | null,
): (host: string) => ServedDocument {
  const mark = `"url": ${JSON.stringify(restPath)}`;
  const [before = "", after, ...further] = generated.split(mark);
  if (after === undefined || further.length > 0)
    throw new Error(`the OpenAPI document must have one server, ${restPath}`);
  const contentHash = hash(generated);

  return (host) => {
    const address = publicUrl ?? `http://${host}`;
    const text = `${before}"url": ${JSON.stringify(`${address}${restPath}`)}${after}`;
    return { text, etag: `"${contentHash}-${hash(address)}"` };
  };
}

const hash = (text: string): string => createHash("sha256").update(text).digest("base64url").slice(0, 22);
