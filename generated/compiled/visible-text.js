// Generated from the specification format by `npx switchboard generate`. Do not edit: change the source and run it again.

// Texts without any character that may have to be removed. Some high surrogates are excluded, because they begin such characters.
const harmless =
  /^[\t\n\r -~\u0085\u00a0-\u00ac\u00ae-\u034e\u0350-\u061b\u061d-\u115e\u1161-\u17b3\u17b6-\u180a\u1810-\u200a\u2010-\u2029\u202f-\u205f\u2070-\u3163\u3165-\ud7ff\ud800-\ud80c\ud80e-\ud82e\ud830-\ud833\ud835-\udb3f\udb44-\udfff\ue000-\ufdff\ufe10-\ufefe\uff00-\uff9f\uffa1-\uffef\ufffc-\uffff]*$/;

// In this order: the flags of England, Scotland and Wales, which are kept; control characters except tabs and line breaks,
// bidirectional controls, zero-width and filler characters, tags and other variation selectors; joiners, except one after a
// letter of a script that uses them and one between emoji; emoji variation selectors, except one in each emoji; standardized
// variation selectors, except one after an ideograph, a mathematical sign or a Myanmar letter; and Mongolian variation
// selectors, except one after a letter.
const invisible =
  /(\u{1f3f4}\u{e0067}\u{e0062}(?:\u{e0065}\u{e006e}\u{e0067}|\u{e0073}\u{e0063}\u{e0074}|\u{e0077}\u{e006c}\u{e0073})\u{e007f})|[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x84\x86-\x9f\xad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u3164\ufe03-\ufe0d\ufeff\uffa0\ufff0-\ufffb\u{13430}-\u{13440}\u{1bca0}-\u{1bca3}\u{1d173}-\u{1d17a}\u{e0000}-\u{e0fff}]|[\u200c\u200d](?<![\u0620-\u0dff\u0f00-\u109f\u1780-\u17b3\u17b6-\u17dd\u1820-\u18aa\u1b00-\u1bff\ua800-\ua82f\ua8e0-\ua8ff\ua980-\ua9df\uaa00-\uaaff\uabc0-\uabff\u{11000}-\u{11fff}].)(?<!(?:\p{Extended_Pictographic}\ufe0f?|\p{Emoji_Modifier})\u200d(?=\p{Extended_Pictographic}))|[\ufe0e\ufe0f](?<!\p{Extended_Pictographic}.)(?<![#*0-9]\ufe0f(?=\u20e3))|[\ufe00-\ufe02](?<![\u1000-\u109f\u2190-\u22ff\u2a00-\u2aff\p{Script=Han}].)|[\u180b-\u180d\u180f](?<![\u1820-\u18aa].)/gu;

/** Removes the characters of a text that readers cannot see and that no emoji or script needs. */
export const visibleText = (text) => (harmless.test(text) ? text : text.replace(invisible, "$1"));
