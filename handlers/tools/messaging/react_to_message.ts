import type { ReactToMessageHandler } from "../../../generated/tools/messaging/react_to_message.ts";
import { argumentFailure } from "../../../runtime/index.ts";
import type { ServiceContext } from "../../context.ts";

let emojiPattern: RegExp | null = null;
/**
 * One emoji of Unicode's recommended set (UTS #51), or any other pictograph, which may be an emoji that is newer than
 * the ICU of this Node.js. Compiled at its first use, because compiling takes longer than loading the module.
 */
const oneEmoji = (): RegExp =>
  (emojiPattern ??= new RegExp("^(?:\\p{RGI_Emoji}|\\p{Extended_Pictographic}\\uFE0F?)$", "v"));

export const react_to_message: ReactToMessageHandler<ServiceContext> = async (input, { network }) => {
  const { message_id, emoji } = input;
  if (!oneEmoji().test(emoji)) {
    throw argumentFailure("/emoji", "A reaction must be exactly one emoji.", 'Send a single emoji, for example "👍".');
  }
  return network.messaging.react(message_id, emoji);
};
