/** A request that was read as a whole: its bytes hold nothing else. */
export interface PlainRequest {
  readonly method: string;
  readonly target: string;
  /** By their names in lower case, as node gives them. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** Plain requests have small heads; what is longer is node's to read, or to refuse. */
const maxHeadBytes = 8_192;

/** A request line and headers in the spelling that clients commonly use: one space, no blanks before a colon, ASCII alone. */
const plainHead =
  /^(GET|POST|PATCH|DELETE) (\/[\w\-./~%?&=+:,;@!$'()*]*) HTTP\/1\.1\r\n((?:[A-Za-z0-9-]+:[ -~]*\r\n)+)\r\n/;
const plainLength = /^(?:0|[1-9]\d{0,8})$/;
/**
 * Headers that change how a message is framed, or what becomes of its connection (RFC 9110, sections 7.8 and 10.1.1; RFC 9112,
 * section 6), and the one whose value node gives as a list.
 */
const notPlain = new Set(["transfer-encoding", "trailer", "upgrade", "expect", "proxy-connection", "set-cookie"]);

/**
 * Reads an HTTP/1.1 request (RFC 9112) that is plain in every respect: one whole request in the given bytes, no header twice,
 * its body of the length that is said. null for any other: that one is node's, also where it has to be refused. The two never
 * disagree on where a request ends, because what could be read in two ways is not plain.
 */
export function readPlainRequest(bytes: Buffer): PlainRequest | null {
  const found = plainHead.exec(bytes.toString("latin1", 0, maxHeadBytes));
  if (!found) return null;
  const [head, method = "", target = "", lines = ""] = found;
  const headers = readHeaders(lines);
  if (headers?.["host"] === undefined || !staysOpen(headers["connection"])) return null;
  const length = headers["content-length"] ?? "0";
  if (!plainLength.test(length) || Number(length) !== bytes.length - head.length) return null;
  return { method, target, headers, body: bytes.subarray(head.length) };
}

function readHeaders(lines: string): Record<string, string> | null {
  const headers: Record<string, string> = {};
  let at = 0;
  while (at < lines.length) {
    const colon = lines.indexOf(":", at);
    const end = lines.indexOf("\r\n", colon);
    const name = inLowerCase(lines.slice(at, colon));
    if (name in headers || notPlain.has(name)) return null;
    headers[name] = lines.slice(colon + 1, end).trim();
    at = end + 2;
  }
  return headers;
}

const staysOpen = (connection = "keep-alive"): boolean => connection.toLowerCase() === "keep-alive";

const keptNames = 200;
const namesBySpelling = new Map<string, string>();

/** Clients use few spellings: each is looked up faster than it is written anew. */
function inLowerCase(spelling: string): string {
  let name = namesBySpelling.get(spelling);
  if (name === undefined) {
    name = spelling.toLowerCase();
    if (namesBySpelling.size < keptNames) namesBySpelling.set(spelling, name);
  }
  return name;
}
