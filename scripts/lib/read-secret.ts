import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';

/** Reads one line from the standard input, without echo at a terminal, unchanged from a pipe. */
export async function readSecret(question: string): Promise<string> {
  const terminal = Boolean(process.stdin.isTTY);
  if (terminal) process.stdout.write(question);
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output: silent, terminal });
  for await (const line of lines) {
    lines.close();
    if (terminal) process.stdout.write('\n');
    return line;
  }
  return '';
}
