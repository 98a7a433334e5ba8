import { z } from 'zod';
import type { Endpoint } from '#server/api/endpoint.ts';

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
