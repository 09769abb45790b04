import type { IncomingHttpHeaders } from "node:http";
import { Failure } from "../../contract/failure.ts";

/** Names by which callers may mean a preview, whatever they begin with. */
const previewHeader = /(?:^|-)(?:preview|dry-run)$/;

/**
 * Refuses a request with the header that responses to previews have: it was meant as a preview, and would be executed.
 * `hint` says how to request one on this surface.
 * @throws Failure `bad_request`.
 */
export function refusePreviewHeader(headers: IncomingHttpHeaders, hint: string): void {
  for (const name in headers)
    if (previewHeader.test(name))
      throw new Failure("bad_request", { detail: `The header ${name} cannot request a preview.`, hint });
}
