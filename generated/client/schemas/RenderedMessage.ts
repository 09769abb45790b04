// Generated from spec/ by `npx switchboard generate`. Do not edit: change the source and run it again.

/** A template rendered with the values of one member. */
export interface RenderedMessage {
  /** Template id (tpl_...). */
  template_id: string;
  /** Kind of the message. */
  kind: "message" | "invitation" | "inmail";
  /** Member (prf_...); null if none was given. */
  profile_id: string | null;
  /** Subject of an InMail; otherwise null. */
  subject: string | null;
  /** Text with the variables filled in. */
  text: string;
  /** Variables without a value; they are removed from the text. */
  empty_variables: string[];
  /** Variables of the call that the template does not contain. */
  unused_variables: string[];
  /** Length of the text in code points. */
  length: number;
  /** Maximum length. */
  length_limit: number;
  /** null unless it is an InMail. */
  subject_length: number | null;
  /** null unless it is an InMail. */
  subject_limit: number | null;
  /** Neither limit is exceeded. */
  fits: boolean;
}
