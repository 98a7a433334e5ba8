/** Fields of the contact form, all required (docs/spec.md §5). */
export interface ContactMessage {
  name: string;
  email: string;
  subject: string;
  message: string;
}

/** Longest `mailto:` address that mail programs take without cutting it, in characters. */
export const MAX_MAILTO_LENGTH = 1600;

/** The text of the message as the company receives it; lines end in CRLF as RFC 6068 §5 wants. */
export function contactBody({ name, email, message }: ContactMessage): string {
  return `Nombre: ${name}\nCorreo: ${email}\n\n${message}`.replace(/\r\n|\r|\n/g, '\r\n');
}

/**
 * `mailto:` address per RFC 6068 with a fixed recipient. Typed text can't change its structure: line breaks in the
 * subject become spaces, everything else is percent-encoded. Lone surrogates become U+FFFD.
 */
export function contactMailto(recipient: string, contact: ContactMessage): string {
  const subject = contact.subject.replace(/[\r\n]+/g, ' ');
  return `mailto:${recipient}?subject=${encode(subject)}&body=${encode(contactBody(contact))}`;
}

function encode(text: string): string {
  const wellFormed = text.replace(
    /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g,
    '\uFFFD',
  );
  return encodeURIComponent(wellFormed).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
