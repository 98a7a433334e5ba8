import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { v7 as uuid } from 'uuid';

/** A mail as it leaves. */
export interface OutgoingMail {
  to: string;
  subject: string;
  text: string;
}

/** Sends mails; throws when one cannot be sent now. */
export interface MailTransport {
  /** Whether mails reach people: false for the files of development. */
  reachesPeople: boolean;
  send(mail: OutgoingMail): Promise<void>;
}

const TIMEOUT_MS = 10_000;

/** Sends by SMTP, with an address such as `smtps://user:password@host`. */
export function smtpTransport(address: string, from: string): MailTransport {
  const transport = createTransport({
    url: address,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  });
  return {
    reachesPeople: true,
    async send({ to, subject, text }) {
      await transport.sendMail({ from, to, subject, text });
    },
  };
}

/** Writes each mail to a file, for development and tests. */
export function fileTransport(folder: string, from: string): MailTransport {
  const compose = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return {
    reachesPeople: false,
    async send({ to, subject, text }) {
      const { message } = await compose.sendMail({ from, to, subject, text });
      if (!Buffer.isBuffer(message)) throw new Error('The mail was not composed in memory.');
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      writeFileSync(join(folder, `${uuid()}.eml`), message, { mode: 0o600 });
    },
  };
}
