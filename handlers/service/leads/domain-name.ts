import { domainToASCII, domainToUnicode } from "node:url";

/**
 * Returns the host of a domain or URL in lowercase ASCII, without `www.`; null if it is not a domain with at least two labels, or
 * its host part contains `@`. International names are converted (UTS #46).
 */
export function normalizeDomain(text: string): string | null {
  const host = /^(?:(?:[a-z][a-z0-9+.-]*:)?\/\/)?([^/?#:@]+)(?::\d+)?(?:[/?#].*)?$/i.exec(text.trim())?.[1];
  const domain = domainToASCII(host ?? "")
    .replace(/\.$/, "")
    .replace(/^www\.(?=.+\.)/, "");
  const labels = domain.split(".");
  const isName = labels.every((label) => /^(?!-)[a-z0-9-]{1,63}(?<!-)$/.test(label)) && domain.length <= 253;
  return labels.length >= 2 && isName && !/^\d+$/.test(labels.at(-1) ?? "") ? domain : null;
}

/** Returns the domain as people write it, with international characters. */
export const displayDomain = (domain: string): string => domainToUnicode(domain) || domain;
