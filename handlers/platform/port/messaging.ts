import type { Message } from "../../../generated/schemas.ts";

export interface MessagingPort {
  /** The direct conversation with a connection, made when there is none. @throws Failure `not_connected`. */
  openDirect(memberId: string): Promise<string>;
  /** @throws Failure `not_connected` when none of the others in a direct conversation may be written to any more. */
  send(conversationId: string, message: OutgoingMessage): Promise<Message>;
}

export interface OutgoingMessage {
  readonly text: string;
  /** Ids of uploaded media. */
  readonly attachments: readonly string[];
}
