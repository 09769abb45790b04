import { maxEdits, nearest, nearestFew } from "../../../contract/nearest.ts";
import { Failure } from "../../../contract/failure.ts";
import { isObject } from "./call-arguments.ts";
import { reserved } from "./revisions.ts";

type Fields = Readonly<Record<string, unknown>>;

/** The options of a `tools/call` in `_meta`. */
export interface CallOptions {
  readonly idempotencyKey: string | undefined;
  /** Undefined if `_meta` does not contain it. */
  readonly preview: boolean | undefined;
}

/** Reads the options from the params of a `tools/call`. Returns a Failure `bad_request` for an invalid option. */
export type ReadCallOptions = (params: Fields) => CallOptions | Failure;

export const noOptions: CallOptions = { idempotencyKey: undefined, preview: undefined };

/** The params defined by the protocol (MCP 2025-11-25 and 2026-07-28, `CallToolRequestParams`). */
const paramNames = new Set(["name", "arguments", "_meta", "task", "inputResponses", "requestState"]);

/**
 * Creates the function that reads the service's own members of `_meta`. An unknown option is rejected: a write that was
 * intended as a preview, or for another account, must not happen. Members of other owners are ignored.
 */
export function createReadCallOptions(uriScheme: string): ReadCallOptions {
  const prefix = `${uriScheme}/`;
  const keyName = `${prefix}idempotency-key`;
  const previewName = `${prefix}preview`;
  const sendPreview = `Send it as _meta["${previewName}"]: true.`;
  const sendKey = `Send it as _meta["${keyName}"].`;
  /** Hints for likely mistakes, by the letters of the name. */
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
  /** Returns whether a member belongs to this service, in any spelling. */
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
    const hint = hintFor(optionName(name)) ?? (guess && `Did you mean "${guess}"?`);
    return invalidOption(
      `Unknown member of _meta: "${name.slice(0, 100)}".`,
      hint ?? `Members of this service: "${previewName}", "${keyName}".`,
    );
  }

  function misplaced(name: string, place: string): Failure | null {
    const hint = isOwn(name) ? (hintFor(optionName(name)) ?? "Send it in _meta.") : hintFor(name);
    return hint === undefined ? null : invalidOption(`Unknown member of ${place}: "${name.slice(0, 100)}".`, hint);
  }

  function checkMeta(meta: Fields): Failure | null {
    for (const name in meta) {
      if (name === keyName || name === previewName || name.startsWith(reserved)) continue;
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
      return invalidOption(`_meta["${keyName}"] must be a string.`, "Send a new key for each new call.");
    if (preview !== undefined && typeof preview !== "boolean")
      return invalidOption(`_meta["${previewName}"] must be true or false.`, sendPreview);
    return { idempotencyKey, preview };
  };
}

const lettersOf = (name: string): string =>
  name
    .slice(0, 100)
    .toLowerCase()
    .replace(/[^a-z]/g, "");

/** Returns the part of a member's name after the owner. */
const optionName = (name: string): string => name.slice(name.search(/[^A-Za-z. ]/) + 1);

const invalidOption = (detail: string, hint: string): Failure => new Failure("bad_request", { detail, hint });
