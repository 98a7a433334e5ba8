import type { IncomingMessage } from 'node:http';
import { type Body, InvalidBody, isBody } from './fields.ts';

/** A body that is larger than its protocol takes. */
export class BodyTooLarge extends Error {}

/**
 * Reads the fields of a request, JSON or of a form. Recorders say JSON and send nothing: that is a body without fields.
 * Read from the connection itself, so that a DELETE has a body here too. Throws `InvalidBody` or `BodyTooLarge`.
 */
export async function readBody(incoming: IncomingMessage, mostBytes: number): Promise<Body> {
  const bytes = await readBytes(incoming, mostBytes);
  const type = incoming.headers['content-type'] ?? '';
  if (/^(?:application\/x-www-form-urlencoded|multipart\/form-data)/i.test(type))
    return readForm(bytes, type);
  const text = bytes.toString('utf8').trim();
  if (text === '') return {};
  try {
    const value: unknown = JSON.parse(text);
    return isBody(value) ? value : {};
  } catch {
    throw new InvalidBody({ body: 'not JSON' });
  }
}

async function readForm(bytes: Buffer<ArrayBuffer>, type: string): Promise<Body> {
  try {
    const form = await new Response(bytes, { headers: { 'Content-Type': type } }).formData();
    return Object.fromEntries([...form].filter(([, value]) => typeof value === 'string'));
  } catch {
    throw new InvalidBody({ body: 'not a form' });
  }
}

async function readBytes(incoming: IncomingMessage, mostBytes: number): Promise<Buffer<ArrayBuffer>> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of incoming) {
      const bytes = Buffer.from(chunk);
      size += bytes.length;
      // The rest is read and forgotten: a client that is cut off would only try again.
      if (size <= mostBytes) chunks.push(bytes);
    }
  } catch {
    // The line broke: nothing failed here, and nobody hears the answer.
    throw new InvalidBody({ body: 'cut off' });
  }
  if (size > mostBytes) throw new BodyTooLarge(`larger than ${mostBytes} bytes`);
  return Buffer.concat(chunks);
}
