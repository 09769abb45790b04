import { STATUS_CODES } from "node:http";

let second = 0;
let date = "";
let lines = new Map<number, string>();

/**
 * The status line and the `Date` of an answer (RFC 9110, section 6.6.1), written once a second. The date is the machine's, as
 * node writes it, not that of the service's clock: it is for caches and proxies on the way.
 */
export function writeStatus(status: number): string {
  const now = Math.floor(Date.now() / 1_000);
  if (now !== second) {
    second = now;
    date = new Date(now * 1_000).toUTCString();
    lines = new Map();
  }
  let text = lines.get(status);
  if (text === undefined) {
    text = `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ""}\r\nDate: ${date}\r\n`;
    lines.set(status, text);
  }
  return text;
}
