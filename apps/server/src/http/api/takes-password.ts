import { z } from 'zod';
import type { Endpoint } from '#server/api/endpoint.ts';

/** Whether a field of the body is a password, by the format that its schema has in the reference too. */
export const takesPassword = ({ body }: Pick<Endpoint, 'body'>): boolean =>
  body instanceof z.ZodObject && Object.values(body.shape).some((field) => isPassword(field));

const isPassword = (field: unknown) => field instanceof z.ZodType && field.meta()?.['format'] === 'password';
