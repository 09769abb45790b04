import { splitAddresses, type PersonReference } from "./person-key.ts";
import type { EpochMs } from "../rows/parse-date.ts";
import { domain } from "./domain.ts";
import { htmlToText } from "./html-to-text.ts";
import { stableId } from "./stable-id.ts";

export interface RawMessage {
  /** null in exports before 2020. */
  readonly conversation: string | null;
  readonly title: string | null;
  readonly from: PersonReference;
  /** The names and addresses of the recipients, as in the archive. */
  readonly to: string | null;
  readonly recipientUrls: string | null;
  readonly sentAt: EpochMs;
  readonly subject: string | null;
  /** Plain text. */
  readonly text: string;
  /**
   * Identifies HTML content independently of its conversion to text, which may change in later versions; null if the
   * content is plain text.
   */
  readonly htmlId: string | null;
  /** As in the archive: `INBOX`, `ARCHIVE`, ... */
  readonly folder: string | null;
  /** The addresses of attachments, which the archive does not contain. */
  readonly attachments: readonly string[];
  /** Only in exports before 2020. */
  readonly direction: "incoming" | "outgoing" | null;
  /** Whether the HTML of the content has the class names of an advertisement, which begin with `spinmail-`. */
  readonly isAdvertisement: boolean;
}

/**
 * Maximum number of code points of a message: twice the number that networks accept, because text converted from HTML can be
 * longer.
 */
const maxMessageLength = 16_000;

export const messages = domain<RawMessage>({
  files: ["messages"],
  snapshotDomains: ["INBOX"],
  header: ["from", "to", "date", "content"],
  read(cells) {
    if (cells.isYes("ismessagedraft") || cells.isYes("isconversationdraft")) {
      cells.remark("Drafts are not read.");
      return null;
    }
    const folder = cells.text("folder");
    if (/^spam/i.test(folder ?? "")) {
      cells.remark("Messages of the spam folder are not read.");
      return null;
    }
    const content = cells.wholeText("content") ?? "";
    const attachments =
      cells
        .text("attachments")
        ?.split(/[\s,]+/)
        .filter((item) => item !== "") ?? [];
    const subject = cells.text("subject");
    if (content === "" && attachments.length === 0 && subject === null) cells.remark("The message is empty.");
    const text = htmlToText(content);
    const isHtml = text !== content;
    const direction = cells.text("direction")?.toLowerCase();
    return {
      conversation: cells.text("conversationid"),
      title: cells.text("conversationtitle"),
      from: { name: cells.text("from"), url: cells.text("senderprofileurl") },
      to: cells.wholeText("to"),
      recipientUrls: cells.wholeText("recipientprofileurls"),
      sentAt: cells.instant("date"),
      subject,
      text: cells.shorten(text, maxMessageLength, "content"),
      htmlId: isHtml ? stableId(content) : null,
      folder,
      attachments,
      direction: direction === "incoming" || direction === "outgoing" ? direction : null,
      isAdvertisement: content.includes("spinmail-"),
    };
  },
  recipients: ({ to, recipientUrls }) => (to ?? "").split(",").length + splitAddresses(recipientUrls).length,
  /**
   * If there is a conversation id, the identity does not contain the sender, whose URL and name disappear from later
   * archives if the account is closed.
   */
  identity: ({ conversation, from, to, sentAt, text, htmlId }) =>
    conversation === null ? [from.name, to, sentAt, htmlId ?? text] : [conversation, sentAt, htmlId ?? text],
});
