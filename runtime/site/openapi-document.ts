import { createHash } from "node:crypto";
import type { OpenapiForm } from "../surfaces/openapi-paths.ts";

/** The OpenAPI document for one host. */
export interface ServedDocument {
  readonly text: string;
  /** With quotes, as in the header (RFC 9110, section 8.8.3). */
  readonly etag: string;
}

/** The text before the server's URL in each format. */
const SERVER_KEYS: Readonly<Record<OpenapiForm, string>> = { json: '"url": ', yaml: "url: " };

/**
 * Creates the function that inserts the absolute server URL into the generated document, which contains only the path.
 * The URL begins with `publicUrl`; if that is null, with `http://` and the host of the request.
 * @throws Error unless the document contains the URL `restPath` exactly once.
 */
export function createOpenapiDocument(
  generated: string,
  restPath: string,
  publicUrl: string | null,
  form: OpenapiForm,
): (host: string) => ServedDocument {
  const serverKey = SERVER_KEYS[form];
  const [before = "", after, ...further] = generated.split(`${serverKey}${JSON.stringify(restPath)}`);
  if (after === undefined || further.length > 0)
    throw new Error(`the OpenAPI document must have one server, ${restPath}`);
  const contentHash = hash(generated);

  return (host) => {
    const baseUrl = publicUrl ?? `http://${host}`;
    const text = `${before}${serverKey}${JSON.stringify(`${baseUrl}${restPath}`)}${after}`;
    return { text, etag: `"${contentHash}-${hash(baseUrl)}"` };
  };
}

const hash = (text: string): string => createHash("sha256").update(text).digest("base64url").slice(0, 22);
