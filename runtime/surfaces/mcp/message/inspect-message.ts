import { Failure, type ArgumentProblem } from "../../../contract/failure.ts";
import { findInvalidContent, maxDepth } from "../../http/invalid-content.ts";
import { isTooComplex, maxValues } from "./complexity.ts";
import { isObject } from "./call-arguments.ts";
import { createReadCallOptions, noOptions, type CallOptions } from "./call-options.ts";
import { maxIdLength, messageId, type MessageId } from "./error-response.ts";

/** The options of a call and the invalid content of a message, found before the fast path or the SDK handles it. */
export interface InspectedMessage {
  readonly options: CallOptions;
  /** `invalid_arguments`: the arguments contain invalid content. They were replaced by an empty object. */
  readonly argumentFailure: Failure | null;
  /** `bad_request`: the params contain an unknown or invalid option. */
  readonly optionFailure: Failure | null;
}

/**
 * Inspects one message.
 * @param checksTexts whether strings can contain invalid content (`mayContainInvalidContent`).
 * @throws InvalidMessage for invalid content outside the arguments of a call.
 */
export type InspectMessage = (value: unknown, checksTexts: boolean) => InspectedMessage;

/** Reports invalid content of a message; its failure is a `bad_request` with the pointer. */
export class InvalidMessage extends Error {
  readonly failure: Failure;
  readonly id: MessageId;

  constructor(failure: Failure, id: MessageId) {
    super(failure.message);
    this.failure = failure;
    this.id = id;
  }
}

const argumentsPointer = "/params/arguments";
/** Arguments may be nested as deeply as in a REST body; message and params add two levels. */
const messageDepth = maxDepth + 2;

const noFindings: InspectedMessage = { options: noOptions, argumentFailure: null, optionFailure: null };

/** Creates the inspection for a service with this URI scheme. */
export function createInspectMessage(uriScheme: string): InspectMessage {
  const readOptions = createReadCallOptions(uriScheme);

  return (value, checksTexts) => {
    checkId(value);
    const invalid = findInvalidContent(value, checksTexts, messageDepth);
    const params = isObject(value) && value["method"] === "tools/call" ? value["params"] : undefined;
    const call = isObject(params) ? params : null;
    if (invalid) {
      if (call === null || !isInArguments(invalid.pointer)) throw invalidMessage(value, invalid);
      (call as Record<string, unknown>)["arguments"] = {};
      const other = findInvalidContent(value, checksTexts, messageDepth);
      if (other) throw invalidMessage(value, other);
      checkComplexity(value);
      const errors = [{ ...invalid, pointer: invalid.pointer.slice(argumentsPointer.length) }];
      return { ...noFindings, argumentFailure: new Failure("invalid_arguments", { errors }) };
    }
    checkComplexity(value);
    if (call === null) return noFindings;
    const options = readOptions(call);
    if (options === noOptions) return noFindings;
    if (options instanceof Failure) return { ...noFindings, optionFailure: options };
    return { options, argumentFailure: null, optionFailure: null };
  };
}

const tooComplex = {
  pointer: "",
  detail: `The message contains more than ${maxValues} values outside the arguments of a tool call.`,
  hint: "Send a smaller message.",
};

function checkComplexity(message: unknown): void {
  if (isTooComplex(message)) throw invalidMessage(message, tooComplex);
}

function checkId(message: unknown): void {
  const id = isObject(message) ? message["id"] : null;
  if (typeof id !== "string" || id.length <= maxIdLength) return;
  const invalid = {
    pointer: "/id",
    detail: `The id is longer than ${maxIdLength} characters.`,
    hint: "Send a shorter id.",
  };
  throw invalidMessage(message, invalid);
}

const isInArguments = (pointer: string): boolean => `${pointer}/`.startsWith(`${argumentsPointer}/`);

function invalidMessage(message: unknown, invalid: ArgumentProblem): InvalidMessage {
  const failure = new Failure("bad_request", {
    detail: "The message contains an invalid value.",
    hint: "Correct the value and send the message again.",
    errors: [invalid],
  });
  return new InvalidMessage(failure, invalid.pointer === "/id" ? null : messageId(message));
}
