import type { CallServices } from "../call/call-services.ts";
import { readClientMetadata } from "./client-metadata.ts";

const timeoutMs = 5_000;
const maxBytes = 16_384;

/**
 * Fetches the metadata document of a client (draft-ietf-oauth-client-id-metadata-document) from a public address, without
 * following redirects, and reduces it to the metadata that the service uses.
 * @throws OutboundError, or Error for invalid metadata.
 */
export async function fetchClientDocument(
  { outbound }: Pick<CallServices, "outbound">,
  url: string,
): Promise<Response> {
  const { status, body, headers } = await outbound.fetch(url, {
    timeoutMs,
    maxBytes,
    headers: { accept: "application/json" },
  });
  if (status !== 200) return new Response(null, { status: status >= 200 && status < 600 ? status : 502 });
  const document = JSON.parse(body.toString()) as unknown;
  const { client_id } = document as { client_id?: unknown }; // compared with the URL by the library
  return new Response(JSON.stringify({ ...readClientMetadata(document), client_id }), {
    headers: { "cache-control": headers["cache-control"] ?? "" },
  });
}
