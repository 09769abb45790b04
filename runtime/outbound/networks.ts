import ipaddr from "ipaddr.js";

type Address = ipaddr.IPv4 | ipaddr.IPv6;
type Network = readonly [Address, number];

/** Decides which addresses this process may connect to for its users. */
export interface AddressRules {
  /** Whether the operator has allowed the network of an address. */
  readonly isAllowed: (address: string) => boolean;
  /** Whether an address is public, or in an allowed network. */
  readonly isReachable: (address: string) => boolean;
}

/** IPv6 addresses in use on the Internet (RFC 4291, section 2.4, and the IANA registry). */
const globalUnicast = ipaddr.parseCIDR("2000::/3");
/** The well-known prefix of NAT64, which contains an IPv4 address (RFC 6052, section 2.1). */
const nat64 = ipaddr.parseCIDR("64:ff9b::/96");
/** In the public range, but reachable only inside Azure: the platform endpoint of its virtual machines. */
const privateServices: readonly Network[] = [ipaddr.parseCIDR("168.63.129.16/32")];

/** Creates the rules. `allowedNetworks` are texts that `isNetwork` accepts. */
export function createAddressRules(allowedNetworks: readonly string[]): AddressRules {
  const allowed = allowedNetworks.map((text): Network => ipaddr.parseCIDR(text));
  const isAllowed = (address: Address): boolean => allowed.some((network) => isIn(address, network));
  const check = (text: string, accept: (address: Address) => boolean): boolean => {
    const address = parseAddress(text);
    return address !== null && accept(address);
  };
  return {
    isAllowed: (text) => check(text, isAllowed),
    isReachable: (text) => check(text, (address) => isAllowed(address) || isPublic(address)),
  };
}

/** Returns whether a text is a network in CIDR notation, such as `10.0.0.0/8`. */
export function isNetwork(text: string): boolean {
  return ipaddr.isValidCIDR(text);
}

/**
 * Returns the address that packets reach: for an IPv4-mapped or NAT64 address, the IPv4 address in it. Null if the text is
 * not an address.
 */
function parseAddress(text: string): Address | null {
  if (text.includes("%") || !ipaddr.isValid(text)) return null;
  const address = ipaddr.process(text);
  return isIn(address, nat64) ? ipaddr.fromByteArray(address.toByteArray().slice(-4)) : address;
}

function isPublic(address: Address): boolean {
  if (address.range() !== "unicast" || privateServices.some((network) => isIn(address, network))) return false;
  return address.kind() === "ipv4" || isIn(address, globalUnicast);
}

function isIn(address: Address, [base, bits]: Network): boolean {
  return address.kind() === base.kind() && address.match(base, bits);
}
