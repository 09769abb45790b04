import type { LookupAddress } from "node:dns";
import { isIP, type LookupFunction } from "node:net";
import type { buildConnector } from "undici";
import type { AddressRules } from "./networks.ts";
import { OutboundError } from "./outbound-error.ts";

/** Returns all addresses of a host name. */
export type ResolveHost = (host: string) => Promise<readonly LookupAddress[]>;

/** Maximum time to connect, including TLS. */
const connectMs = 10_000;

/**
 * Creates the function that opens connections. It connects only to addresses that it has checked: an address in the URL, or
 * those that the name resolved to for this connection. Names are not resolved a second time, so a changing DNS record cannot
 * replace a checked address. Without TLS, only networks that the operator allows are reachable.
 */
export function createGuardedConnect(
  build: typeof buildConnector,
  rules: AddressRules,
  resolveHost: ResolveHost,
): buildConnector.connector {
  const connectorFor = (isPermitted: (address: string) => boolean, refuse: () => OutboundError) => {
    const connector = build({ timeout: connectMs, lookup: createLookup(resolveHost, isPermitted, refuse) });
    const connect: buildConnector.connector = (options, callback) => {
      const host = options.hostname.replace(/^\[|\]$/g, "");
      if (isIP(host) !== 0 && !isPermitted(host)) callback(refuse(), null);
      else connector(options, callback);
    };
    return connect;
  };
  const secure = connectorFor(rules.isReachable, forbiddenAddress);
  const plain = connectorFor(rules.isAllowed, requiresTls);
  return (options, callback) => (options.protocol === "https:" ? secure : plain)(options, callback);
}

function createLookup(
  resolveHost: ResolveHost,
  isPermitted: (address: string) => boolean,
  refuse: () => OutboundError,
): LookupFunction {
  return (host, { all }, callback) => {
    resolveHost(host).then(
      (found) => {
        const permitted = found.filter(({ address }) => isPermitted(address));
        const [first] = permitted;
        if (!first) callback(found.length === 0 ? unknownHost() : refuse(), []);
        else if (all) callback(null, permitted);
        else callback(null, first.address, first.family);
      },
      (error: unknown) => callback(unknownHost(error), []),
    );
  };
}

/** The error for an address that is not public. */
export function forbiddenAddress(): OutboundError {
  const hint = "Use a public address. The operator can allow the networks of other addresses.";
  return new OutboundError("forbidden_address", "The host has no public address.", hint);
}

/** The error for a URL without TLS. */
export function requiresTls(): OutboundError {
  const hint =
    "Use a URL that starts with https://. Unencrypted requests are only sent to networks that the operator allows.";
  return new OutboundError("forbidden_address", "The URL must use https.", hint);
}

function unknownHost(cause?: unknown): OutboundError {
  return new OutboundError("unknown_host", "The host name cannot be resolved.", "Check the host name.", cause);
}
