import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contactBody, contactMailto, type ContactMessage } from './contact-mail.ts';

const RECIPIENT = 'contacto@ejemplo.org';
const contact = fc.record({
  name: fc.string({ unit: 'binary' }),
  email: fc.string({ unit: 'binary' }),
  subject: fc.string({ unit: 'binary' }),
  message: fc.string({ unit: 'binary' }),
});

/** What a mail program reads from the address: RFC 6068 knows no `+` for a space. */
function readMailto(href: string): { to: string; fields: Map<string, string> } {
  const [to = '', query = ''] = href.slice('mailto:'.length).split('?');
  const fields = query.split('&').map((pair): [string, string] => {
    const [key = '', value = ''] = pair.split('=');
    return [key, decodeURIComponent(value)];
  });
  return { to, fields: new Map(fields) };
}

test('a message arrives as it was written, with CRLF line ends', () => {
  const href = contactMailto(RECIPIENT, {
    name: 'Ana Muñoz',
    email: 'ana@ejemplo.org',
    subject: 'Ascenso & puntos',
    message: 'Hola:\n¿Cuándo se actualizan los puntos?',
  });
  expect(href).toContain('%0D%0A');
  expect(readMailto(href).fields.get('subject')).toBe('Ascenso & puntos');
  expect(readMailto(href).fields.get('body')).toBe(
    'Nombre: Ana Muñoz\r\nCorreo: ana@ejemplo.org\r\n\r\nHola:\r\n¿Cuándo se actualizan los puntos?',
  );
});

test('typed text cannot add a recipient or a field', () => {
  const attack = '?&cc=otro@ejemplo.org&bcc=x@y.z\r\nBcc: x@y.z';
  const { to, fields } = readMailto(
    contactMailto(RECIPIENT, { name: attack, email: attack, subject: attack, message: attack }),
  );
  expect(to).toBe(RECIPIENT);
  expect([...fields.keys()]).toEqual(['subject', 'body']);
  expect(fields.get('subject')).not.toMatch(/[\r\n]/);
});

test('whatever is typed, the address is well formed and gives the text back', () => {
  fc.assert(
    fc.property(contact, (typed: ContactMessage) => {
      const href = contactMailto(RECIPIENT, typed);
      expect(href).toMatch(/^mailto:contacto@ejemplo\.org\?subject=[\w.~%-]*&body=[\w.~%-]*$/);
      const { fields } = readMailto(href);
      expect(fields.get('subject')).toBe(typed.subject.replace(/[\r\n]+/g, ' '));
      expect(fields.get('body')).toBe(contactBody(typed));
      expect(fields.get('body')?.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    }),
  );
});

test('half a surrogate pair does not break the address', () => {
  expect(() =>
    contactMailto(RECIPIENT, { name: '\uD83D', email: '', subject: '\uDE00x', message: '' }),
  ).not.toThrow();
});
