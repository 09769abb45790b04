import { OutboundError } from "./outbound-error.ts";

/** Maximum length of a URL from a user. */
const maxUrlLength = 2_048;

/**
 * Parses a URL given by a user. @throws OutboundError if it is too long or invalid, is not an HTTP URL, or contains
 * credentials.
 */
export function parseOutboundUrl(text: string, base?: URL): URL {
  if (text.length > maxUrlLength) throw invalid("The URL is too long.", `Use at most ${maxUrlLength} characters.`);
  if (!URL.canParse(text, base?.href))
    throw invalid("The URL is invalid.", "Use an absolute URL, such as https://example.com/path.");
  const url = new URL(text, base);
  if (url.protocol !== "https:" && url.protocol !== "http:")
    throw invalid("The URL has an unsupported scheme.", "Use a URL that starts with https://.");
  if (url.username !== "" || url.password !== "")
    throw invalid("The URL contains credentials.", "Remove the user name and the password from the URL.");
  url.hash = "";
  return url;
}

/** Returns the host as `net.isIP` and DNS understand it: without the brackets of an IPv6 address. */
export const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, "");

const invalid = (message: string, hint: string): OutboundError => new OutboundError("invalid_url", message, hint);
