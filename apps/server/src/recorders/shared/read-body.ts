import type { IncomingMessage } from 'node:http';
import { type Body, InvalidBody, isBody } from './fields.ts';

/** A body that is larger than its protocol takes. */
export class BodyTooLarge extends Error {}

/**
 * Reads the fields of a JSON or form body. An empty body declared as JSON, as recorders send it, has no fields. It
 * reads from the connection itself, so that DELETE requests can have a body too. Throws `InvalidBody` or
 * `BodyTooLarge`.
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
      // Read and drop the rest: a client that is cut off would only retry.
      if (size <= mostBytes) chunks.push(bytes);
    }
  } catch {
    // The connection broke: this is no internal error, and nobody gets the answer.
    throw new InvalidBody({ body: 'cut off' });
  }
  if (size > mostBytes) throw new BodyTooLarge(`larger than ${mostBytes} bytes`);
  return Buffer.concat(chunks);
}
