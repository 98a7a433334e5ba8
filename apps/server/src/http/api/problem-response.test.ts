import { expect, it } from 'vitest';
import { Problem, toProblem } from '#server/api/problem.ts';
import { DatabaseError, DatabaseUnavailable } from '#server/db/database-error.ts';
import { problemResponse } from './problem-response.ts';

it.each([
  [new DatabaseUnavailable('gone'), 503, 'sin-base-de-datos', '5'],
  [new DatabaseError('could not extend file', { code: '53100' }), 503, 'sin-espacio', '60'],
  [new DatabaseError('deadlock detected', { code: '40P01' }), 503, 'sin-base-de-datos', '1'],
  [new DatabaseError('syntax error', { code: '42601' }), 500, 'error-interno', null],
  [new Error('secret detail'), 500, 'error-interno', null],
  [new Problem('sin-permiso'), 403, 'sin-permiso', null],
])('answers %s with the right status and no inner words', async (error, status, code, retryAfter) => {
  const response = problemResponse(toProblem(error), 'id', '/eve/');
  expect(response.status).toBe(status);
  expect(response.headers.get('retry-after')).toBe(retryAfter);
  const body = await response.json();
  expect(body).toMatchObject({
    code,
    status,
    type: `/eve/plataforma/api/errores/${code}`,
    instance: 'urn:request:id',
  });
  expect(JSON.stringify(body)).not.toMatch(/secret detail|syntax|extend/);
});
