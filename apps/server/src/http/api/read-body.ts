import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { z } from 'zod';
import { withUnit } from '@va/domain/quantities.ts';
import type { ProblemErrorBody } from '@va/contract/shared/problem.ts';
import type { Endpoint } from '#server/api/endpoint.ts';
import { Problem } from '#server/api/problem.ts';

/** Largest body where an endpoint sets no other, bytes as sent and unpacked. */
const MOST_BYTES = 1_048_576;
/** Deepest JSON. */
const MOST_LEVELS = 32;
/** JSON escapes of NUL and of surrogates, half characters. */
const UNSAFE_ESCAPE = /\\u(?:0000|d[89a-f])/i;

/** A body: its text, to recognise repeats, and its parsed value, undefined for an empty body. */
export interface ReadBody {
  text: string;
  value: unknown;
}

/** Reads a JSON body, plain or gzip. Throws a problem if it is too big, nested too deep, no JSON or no valid text. */
export async function readBody(request: IncomingMessage, mostBytes = MOST_BYTES): Promise<ReadBody> {
  const bytes = await readBytes(request, unpacked(request), mostBytes);
  if (bytes.length === 0) return { text: '', value: undefined };
  const type = request.headers['content-type'] ?? '';
  if (!/^application\/json\s*(?:;\s*charset="?utf-8"?\s*)?$/i.test(type))
    throw new Problem('tipo-no-admitido');
  const text = decode(bytes);
  const value = parse(text);
  if (!isWithin(MOST_LEVELS, value))
    throw new Problem('json-no-valido', { detail: `El JSON tiene más de ${MOST_LEVELS} niveles.` });
  // Decoded UTF-8 never has such characters themselves; only escapes can write them, and few bodies have any.
  const errors = UNSAFE_ESCAPE.test(text) ? textErrors(value, '') : [];
  if (errors.length > 0)
    throw new Problem('datos-no-validos', {
      detail: 'Hay textos con caracteres que no existen o no se pueden guardar.',
      errors: errors.slice(0, 20),
    });
  return { text, value };
}

/** The decompressed body as a stream. */
function unpacked(request: IncomingMessage): Readable {
  const encoding = (request.headers['content-encoding'] ?? 'identity').toLowerCase();
  if (encoding === 'identity') return request;
  if (encoding !== 'gzip') throw new Problem('tipo-no-admitido');
  const gunzip = createGunzip();
  request.on('error', (error) => gunzip.destroy(error));
  return request.pipe(gunzip);
}

async function readBytes(request: IncomingMessage, source: Readable, mostBytes: number): Promise<Buffer> {
  if (Number(request.headers['content-length'] ?? 0) > mostBytes) throw tooBig(mostBytes);
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of source) {
      const bytes = Buffer.from(chunk);
      size += bytes.length;
      if (size > mostBytes) throw tooBig(mostBytes);
      chunks.push(bytes);
    }
  } catch (error) {
    if (error instanceof Problem) throw error;
    throw new Problem('json-no-valido', { detail: 'El cuerpo ha llegado cortado o mal comprimido.' });
  }
  return Buffer.concat(chunks);
}

/** The problem for a body above this endpoint's limit. */
function tooBig(mostBytes: number): Problem {
  const most = mostBytes < 1e6 ? withUnit(mostBytes / 1024, 'kB') : withUnit(mostBytes / 1e6, 'MB');
  return new Problem('cuerpo-demasiado-grande', {
    detail: `El cuerpo de esta petición tiene como mucho ${most}, también una vez descomprimido.`,
  });
}

function decode(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new Problem('json-no-valido', { detail: 'El cuerpo no está en UTF-8.' });
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Problem('json-no-valido');
  }
}

/** Whether lists and objects are nested at most this deep. */
function isWithin(levels: number, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return levels > 0 && Object.values(value).every((inner) => isWithin(levels - 1, inner));
}

/** Errors for the texts that the database cannot store: those with NUL or lone surrogates. */
function textErrors(value: unknown, pointer: string): ProblemErrorBody[] {
  if (typeof value === 'string')
    return isText(value)
      ? []
      : [{ pointer, message: 'Quita los caracteres que no existen (NUL o mitades de carácter)' }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    if (!isText(key)) return [{ pointer, message: 'Hay un nombre de campo con caracteres que no existen' }];
    return textErrors(inner, `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`);
  });
}

/** Whether a text has neither NUL nor lone surrogates. */
export function isText(text: string): boolean {
  return !/[\0\p{Surrogate}]/u.test(text);
}

/** Names of the body's password fields: those whose schema has the format `password`. */
export const passwordFields = ({ body }: Pick<Endpoint, 'body'>): string[] =>
  body instanceof z.ZodObject
    ? Object.entries(body.shape).flatMap(([name, field]) => (isPassword(field) ? [name] : []))
    : [];

/**
 * The part of a body that tells requests under one idempotency key apart: everything except passwords. A stored digest
 * of those would let somebody guess them.
 */
export function digestedBody(endpoint: Endpoint, { text, value }: { text: string; value: unknown }): string {
  const left = passwordFields(endpoint);
  if (left.length === 0) return text;
  return JSON.stringify(value, (name, part: unknown) => (left.includes(name) ? undefined : part)) ?? '';
}

const isPassword = (field: unknown) => field instanceof z.ZodType && field.meta()?.['format'] === 'password';
