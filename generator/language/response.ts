import type { Static } from "@sinclair/typebox";
import { anyValue, line, mapping, reference } from "./key-types.ts";

/** `responses/<tool>.yaml` */
export const RESPONSE = mapping(
  "a recorded response",
  "The recorded response to an example of a tool. The OpenAPI document and the page of the tool show it.",
  {
    name: reference("tool", "Name of the tool; must equal the file name.", "send_message"),
    example: line("Title of the example of the tool.", "Send a message"),
    output: anyValue("Output of the call. It must be valid.", { message_id: "msg_demo_0001" }),
  },
);

export type ResponseFile = Static<typeof RESPONSE>;
