import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import type { InputRound } from "../../../call/call-channel.ts";
import type { CallServices } from "../../../call/call-services.ts";
import { canonicalJson } from "../../../call/canonical-json.ts";

/** What a request state is good for: the same request of the same principal. */
export interface StateBinding {
  readonly principalId: string;
  readonly method: string;
  /** Of the tool or prompt, or the address of the resource. */
  readonly name: string;
  readonly input: unknown;
}

/** What earlier rounds brought. */
export type StateContent = NonNullable<InputRound["earlier"]>;

type StateServices = Pick<CallServices, "secret" | "clock">;

/** How long a client may take for one round, in milliseconds. */
const keptMs = 15 * 60_000;

/**
 * A signed request state (MCP 2026-07-28, Multi Round-Trip Requests): it carries what a call was told from one round to the
 * next, so that nothing is kept between them and any node can go on with any call.
 */
export function sealState({ secret, clock }: StateServices, binding: StateBinding, content: StateContent): string {
  const { accountId, answers } = content;
  const text = Buffer.from(JSON.stringify({ accountId, answers, until: clock() + keptMs })).toString("base64url");
  return `${text}.${sign(secret, binding, text).toString("base64url")}`;
}

/** What a state carries; null when it was not sealed for this binding, or is older than 15 minutes. */
export function openState({ secret, clock }: StateServices, binding: StateBinding, state: string): StateContent | null {
  const [text = "", mac = "", rest] = state.split(".");
  const given = Buffer.from(mac);
  const expected = Buffer.from(sign(secret, binding, text).toString("base64url"));
  if (rest !== undefined || given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  const sealed = JSON.parse(Buffer.from(text, "base64url").toString()) as StateContent & { until: number }; // signed above
  return sealed.until > clock() ? sealed : null;
}

function sign(secret: Buffer, { principalId, method, name, input }: StateBinding, text: string): Buffer {
  const inputHash = createHash("sha256").update(canonicalJson(input)).digest("base64");
  const parts = ["request-state", principalId, method, name, inputHash, text];
  return createHmac("sha256", secret).update(JSON.stringify(parts)).digest();
}
