/** The members of a client's metadata that are used (RFC 7591, section 2). Others are ignored. */
const members = [
  "redirect_uris",
  "client_name",
  "client_uri",
  "token_endpoint_auth_method",
  "grant_types",
  "response_types",
];
const max = { redirectUris: 10, uriLength: 2_000, nameLength: 100 };

type Metadata = Readonly<Record<string, unknown>>;

/**
 * Returns the members of a client's metadata that are used.
 * @throws Error for metadata that is malformed, has no redirect URIs or exceeds a limit.
 */
export function readClientMetadata(document: unknown): Metadata {
  if (typeof document !== "object" || document === null || Array.isArray(document))
    throw new Error("The client metadata must be a JSON object.");
  const given = new Map(Object.entries(document));
  const uris: unknown = given.get("redirect_uris");
  if (!Array.isArray(uris) || uris.length === 0)
    throw new Error("redirect_uris must be an array with at least one URI.");
  if (uris.length > max.redirectUris) throw new Error(`redirect_uris must have at most ${max.redirectUris} items.`);
  if (uris.some((uri) => typeof uri !== "string" || uri.length > max.uriLength))
    throw new Error(`Each redirect URI must be a string of at most ${max.uriLength} characters.`);
  const name: unknown = given.get("client_name");
  if (name !== undefined && (typeof name !== "string" || name.length > max.nameLength))
    throw new Error(`client_name must be a string of at most ${max.nameLength} characters.`);
  return Object.fromEntries(members.filter((member) => given.has(member)).map((member) => [member, given.get(member)]));
}
