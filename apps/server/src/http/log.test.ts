import { expect, it, vi } from 'vitest';
import { DatabaseError } from '#server/db/database-error.ts';
import { startApi } from '#server/testing/api-server.ts';
import { PASSWORD } from '#server/testing/fill-for-tests.ts';
import { createLog } from './log.ts';

it('hides secrets wherever somebody puts them', () => {
  let written = '';
  const log = createLog('info', { write: (line) => (written += line) });
  log.info({ password: 'uno', body: { token: 'dos', email: 'tres' }, status: 200 }, 'request');
  expect(written).toContain('"status":200');
  expect(written).not.toMatch(/uno|dos|tres/);
});

it('says of a request what it was, and nothing of who asked or with what', async () => {
  let written = '';
  const log = createLog('trace', { write: (line) => (written += line) });
  const api = await startApi('postgres', { log });
  const client = await api.signedIn('operations');
  const invited = await client.post('/pilots', {
    callsign: 'PRB080',
    oldEnough: true,
    reason: 'Viene de otra aerolínea',
    email: 'n@example.org',
  });
  const token = String(invited.body.url).split('#')[1]!;
  await api.visitor().post('/links/look', { token });
  await api.visitor().post('/session', { callsign: 'PRB080', password: 'equivocada' });
  await api.visitor().get('/pilots/PRB080');
  const lines = written
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(lines.map(({ method, path, status }) => [method, path, status])).toEqual([
    ['POST', '/session', 200],
    ['POST', '/pilots', 201],
    ['POST', '/links/look', 200],
    ['POST', '/session', 401],
    ['GET', '/pilots/{callsign}', 404],
  ]);
  // Why each was refused, so that attempts to break in can be found.
  expect(lines.map(({ refused }) => refused)).toEqual([
    undefined,
    undefined,
    undefined,
    'acceso-incorrecto',
    'no-encontrado',
  ]);
  for (const secret of [
    PASSWORD,
    'equivocada',
    token,
    client.cookie('plataforma-sesion')!,
    'example.org',
    '127.0.0.1',
    'PRB080',
  ])
    expect(written).not.toContain(secret);
  await api.close();
});

it('says who was refused what for want of a right', async () => {
  let written = '';
  const log = createLog('info', { write: (line) => (written = line) });
  const api = await startApi('postgres', { log });
  const pilot = await api.signedIn('pilot');
  await pilot.get('/audit');
  expect(JSON.parse(written)).toMatchObject({
    time: expect.stringMatching(/Z$/),
    method: 'GET',
    path: '/audit',
    status: 403,
    refused: 'sin-permiso',
    actor: await api.idOf('pilot'),
    requestId: expect.any(String),
  });
  await api.close();
});

it('says of a row that the database refused which rule it broke, and nothing that it held', () => {
  let written = '';
  const log = createLog('info', { write: (line) => (written += line) });
  const detail = 'Key (email)=(solo-suyo@example.org) already exists.';
  const err = new DatabaseError('duplicate key', { code: '23505', constraint: 'pilot_email', detail });
  log.error({ err }, 'request failed');
  expect(written).toContain('pilot_email');
  expect(written).not.toContain('solo-suyo');
});

it('keeps an event in one line, whatever text it holds', () => {
  let written = '';
  const log = createLog('info', { write: (line) => (written += line) });
  log.error({ err: new Error('uno\n{"level":30,"msg":"forged"}\r\u2028') }, 'a\nb');
  expect(written.trimEnd().split(/\n/)).toHaveLength(1);
  expect(JSON.parse(written).msg).toBe('a\nb');
});

it('tells the log of a fault and the caller nothing of it', async () => {
  let written = '';
  const log = createLog('error', { write: (line) => (written = line) });
  const api = await startApi('postgres', { log });
  const pilot = await api.signedIn('pilot');
  const { version } = (await pilot.get('/me')).body;
  vi.spyOn(api.db, 'transaction').mockRejectedValueOnce(new Error('relation "secret_table" of 10.0.0.7'));
  const answer = await pilot.patch('/me', { units: 'lb' }, version);
  expect([answer.status, answer.body.code]).toEqual([500, 'error-interno']);
  expect(JSON.stringify(answer.body)).not.toMatch(/secret_table|10\.0\.0\.7|Error:|\.ts/);
  expect(JSON.parse(written)).toMatchObject({
    level: 50,
    requestId: answer.headers.get('x-request-id'),
    err: { message: expect.stringContaining('secret_table'), stack: expect.stringContaining('Error') },
  });
  await api.close();
});
