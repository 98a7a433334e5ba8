import { afterAll, beforeAll, expect, it } from 'vitest';
import { type SmtpServer, startSmtpServer } from '@va/testing/smtp-server.ts';
import { smtpTransport } from './mail-transport.ts';

let server: SmtpServer;
beforeAll(async () => {
  server = await startSmtpServer();
});
afterAll(() => server.close());
const transport = () => smtpTransport(server.url, 'equipo@example.org');

it('hands a mail to the SMTP server whole, with our words', async () => {
  const text = 'Elige tu contraseña aquí:\nhttps://portal.example.org/#x\n\n.\n¿Dudas? Escríbenos.';
  await transport().send({ to: 'eco@example.org', subject: 'Prueba: recupera tu acceso ✈', text });
  const [mail] = server.received.splice(0);
  expect(mail).toMatchObject({ from: 'equipo@example.org', to: 'eco@example.org' });
  expect(mail?.text).toMatch(/^From: equipo@example.org$/m);
  expect(mail?.text).toMatch(/^Subject: =\?UTF-8\?/m);
  expect(bodyOf(mail?.text)).toBe(text);
});

it('lets no text become a header or another receiver', async () => {
  const bad = 'Hola\r\nBcc: todos@example.org';
  await transport().send({ to: 'eco@example.org', subject: bad, text: 'a' });
  const [mail] = server.received.splice(0);
  expect(mail?.to).toBe('eco@example.org');
  expect(mail?.text).not.toMatch(/^Bcc:/im);
});

it('throws what the server says when it refuses, so that the mail is tried again', async () => {
  server.refuse('450 4.2.1 mailbox busy');
  await expect(transport().send({ to: 'eco@example.org', subject: 'a', text: 'b' })).rejects.toThrow(
    'mailbox busy',
  );
  server.refuse(undefined);
  await transport().send({ to: 'eco@example.org', subject: 'a', text: 'b' });
  expect(server.received.splice(0)).toHaveLength(1);
});

it('throws when nobody listens', async () => {
  const nobody = smtpTransport('smtp://127.0.0.1:1', 'equipo@example.org');
  await expect(nobody.send({ to: 'eco@example.org', subject: 'a', text: 'b' })).rejects.toThrow(
    'ECONNREFUSED',
  );
});

/** The text of a mail in one part, decoded. */
function bodyOf(mail = ''): string {
  const [headers = '', ...parts] = mail.split('\n\n');
  const body = parts.join('\n\n').replace(/^\.\./gm, '.').trimEnd();
  if (/quoted-printable/i.test(headers)) {
    const bytes = body
      .replaceAll('=\n', '')
      .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
    return Buffer.from(bytes, 'latin1').toString('utf8');
  }
  return Buffer.from(body, /base64/i.test(headers) ? 'base64' : 'latin1').toString('utf8');
}
