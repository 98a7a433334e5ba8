import { z } from 'zod';
import type { Endpoint } from '#server/api/endpoint.ts';

/** The fields of the body that are passwords, by the format that their schema has in the reference too. */
export const passwordFields = ({ body }: Pick<Endpoint, 'body'>): string[] =>
  body instanceof z.ZodObject
    ? Object.entries(body.shape).flatMap(([name, field]) => (isPassword(field) ? [name] : []))
    : [];

/**
 * What of a body tells requests under one key apart: all but its passwords, of which not even a digest is kept, since they
 * could be guessed from that.
 */
export function digestedBody(endpoint: Endpoint, { text, value }: { text: string; value: unknown }): string {
  const left = passwordFields(endpoint);
  if (left.length === 0) return text;
  return JSON.stringify(value, (name, part: unknown) => (left.includes(name) ? undefined : part)) ?? '';
}

const isPassword = (field: unknown) => field instanceof z.ZodType && field.meta()?.['format'] === 'password';
