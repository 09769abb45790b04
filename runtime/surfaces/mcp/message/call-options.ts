import { maxEdits, nearest, nearestFew } from "../../../contract/nearest.ts";
import { Failure } from "../../../contract/failure.ts";
import { isObject } from "./call-arguments.ts";

type Fields = Readonly<Record<string, unknown>>;

/** What a `tools/call` says in `_meta` beside its arguments. */
export interface CallOptions {
  readonly idempotencyKey: string | undefined;
  /** Undefined where `_meta` does not say. */
  readonly preview: boolean | undefined;
}

/** Reads the options in the params of a `tools/call`, as they were sent; a Failure `bad_request` for one that is misread. */
export type ReadCallOptions = (params: Fields) => CallOptions | Failure;

export const noOptions: CallOptions = { idempotencyKey: undefined, preview: undefined };

/** Members of the params that the protocol defines (MCP 2025-11-25 and 2026-07-28, `CallToolRequestParams`). */
const paramNames = new Set(["name", "arguments", "_meta", "task", "inputResponses", "requestState"]);

/**
 * Returns the function that reads the service's own members of `_meta`. An option that is not understood is refused: a write
 * that was meant as a preview, or for another account, must not happen. Members of other owners are ignored.
 */
export function createReadCallOptions(uriScheme: string): ReadCallOptions {
  const prefix = `${uriScheme}/`;
  const keyName = `${prefix}idempotency-key`;
  const previewName = `${prefix}preview`;
  const sendPreview = `Send it as _meta["${previewName}"]: true.`;
  const sendKey = `Send it as _meta["${keyName}"].`;
  /** What a caller meant by a name, and how to send it; by the name's letters alone. */
  const hints = new Map([
    ["preview", sendPreview],
    ["previewonly", sendPreview],
    ["ispreview", sendPreview],
    ["dryrun", sendPreview],
    ["simulate", sendPreview],
    ["validateonly", sendPreview],
    ["idempotencykey", sendKey],
    ["accountid", 'Send it in arguments as "account_id".'],
    ["meta", 'Send it as "_meta".'],
  ]);
  const scheme = lettersOf(uriScheme);
  const hintFor = (name: string): string | undefined => hints.get(lettersOf(name));
  /** Members whose owner is this service, in any spelling; `name` is at most as long as the check looks. */
  const isOwn = (name: string): boolean => {
    const slash = name.indexOf("/");
    const owner = lettersOf(slash < 0 ? name : name.slice(0, slash));
    return (
      slash === 0 ||
      owner.startsWith(scheme) ||
      owner.endsWith(scheme) ||
      (slash >= 0 && nearestFew(owner, [scheme], 1, maxEdits(owner)).length > 0)
    );
  };

  function unknownOption(name: string): Failure {
    const guess = nearest(name, [previewName, keyName]);
    const hint = hintFor(optionOf(name)) ?? (guess && `Did you mean "${guess}"?`);
    return refusal(
      `Unknown member of _meta: "${name.slice(0, 100)}".`,
      hint ?? `Members of this service: "${previewName}", "${keyName}".`,
    );
  }

  function misplaced(name: string, place: string): Failure | null {
    const hint = isOwn(name) ? (hintFor(optionOf(name)) ?? "Send it in _meta.") : hintFor(name);
    return hint === undefined ? null : refusal(`${place} has no member "${name.slice(0, 100)}".`, hint);
  }

  function checkMeta(meta: Fields): Failure | null {
    for (const name in meta) {
      if (name === keyName || name === previewName) continue;
      const failure = isOwn(name) ? unknownOption(name) : name.includes("/") ? null : misplaced(name, "_meta");
      if (failure) return failure;
    }
    return null;
  }

  return (params) => {
    for (const name in params) {
      const failure = paramNames.has(name) ? null : misplaced(name, "params");
      if (failure) return failure;
    }
    const meta = params["_meta"];
    if (!isObject(meta)) return noOptions;
    const failure = checkMeta(meta);
    if (failure) return failure;
    const { [keyName]: idempotencyKey, [previewName]: preview } = meta;
    if (idempotencyKey !== undefined && typeof idempotencyKey !== "string")
      return refusal(`_meta["${keyName}"] must be a string.`, "Send a new key for each new call.");
    if (preview !== undefined && typeof preview !== "boolean")
      return refusal(`_meta["${previewName}"] must be true or false.`, sendPreview);
    return { idempotencyKey, preview };
  };
}

const lettersOf = (name: string): string =>
  name
    .slice(0, 100)
    .toLowerCase()
    .replace(/[^a-z]/g, "");

/** What follows the owner of a member's name. */
const optionOf = (name: string): string => name.slice(name.search(/[^A-Za-z. ]/) + 1);

const refusal = (detail: string, hint: string): Failure => new Failure("bad_request", { detail, hint });
