import { once } from 'node:events';
import { createServer } from 'node:net';
import { listenLocally } from './listen-locally.ts';

/** A mail as the server was given it. */
export interface ReceivedMail {
  from: string;
  to: string;
  /** Headers and body, as they came over the line. */
  text: string;
}

/** A mail server on this machine, which takes every mail until it is told to refuse. */
export interface SmtpServer {
  url: string;
  received: ReceivedMail[];
  /** What it answers to a receiver from now on, such as `450 busy`; nothing for yes. */
  refuse(answer: string | undefined): void;
  close(): Promise<void>;
}

export async function startSmtpServer(): Promise<SmtpServer> {
  const received: ReceivedMail[] = [];
  let refusal: string | undefined;
  const server = createServer((socket) => {
    const say = (line: string) => socket.write(`${line}\r\n`);
    let mail: ReceivedMail = { from: '', to: '', text: '' };
    let reading = false;
    let rest = '';
    const hear = (line: string) => {
      if (reading && line !== '.') mail.text += `${line}\n`;
      else if (reading) {
        reading = false;
        received.push(mail);
        say('250 kept');
      } else if (line.startsWith('EHLO')) say('250 localhost');
      else if (line.startsWith('MAIL FROM:')) {
        mail = { from: addressIn(line), to: '', text: '' };
        say('250 fine');
      } else if (line.startsWith('RCPT TO:')) {
        mail.to = addressIn(line);
        say(refusal ?? '250 fine');
      } else if (line === 'DATA') {
        reading = true;
        say('354 go on');
      } else if (line === 'QUIT') socket.end('221 bye\r\n');
      else say('250 fine');
    };
    socket.on('data', (bytes: Buffer) => {
      const lines = (rest + bytes.toString('latin1')).split('\r\n');
      rest = lines.pop() ?? '';
      for (const line of lines) hear(line);
    });
    socket.on('error', () => socket.destroy());
    say('220 localhost ESMTP');
  });
  const port = await listenLocally(server);
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    refuse: (answer) => void (refusal = answer),
    async close() {
      server.close();
      await once(server, 'close');
    },
  };
}

const addressIn = (line: string) => /<(.*)>/.exec(line)?.[1] ?? '';
