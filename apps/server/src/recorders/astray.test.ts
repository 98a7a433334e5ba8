import { expect, it } from 'vitest';
import { apiForTests } from '#server/testing/api-server.ts';
import { describeOneDatabase } from '#server/testing/databases.ts';

describeOneDatabase('a recorder that calls where nobody answers', (kind) => {
  const api = apiForTests(kind);
  const ask = async (path: string, { method = 'GET', headers = {} as Record<string, string> } = {}) => {
    const response = await fetch(`${api.origin}${path}`, { method, headers, redirect: 'manual' });
    const text = await response.text();
    const isJson = /json/.test(response.headers.get('content-type') ?? '');
    return {
      status: response.status,
      headers: response.headers,
      text,
      body: isJson ? JSON.parse(text) : null,
    };
  };
  const right = (protocol: string) =>
    `${api.origin.replace('127.0.0.1', 'localhost')}/plataforma/acars/${protocol}`;
  const isAnswered = (path: string) => api.platform.answers(path, {});

  it.each([
    ['phpvms', 'GET', '/api/user'],
    ['phpvms', 'GET', '//api/user'],
    ['phpvms', 'GET', '/api'],
    ['phpvms', 'GET', '/api/flights/search'],
    ['phpvms', 'POST', '/api/pireps/prefile'],
    ['phpvms', 'DELETE', '/api/user/bids'],
    ['phpvms', 'GET', '/plataforma/api/user'],
    ['phpvms', 'GET', '/plataforma/acars/api/user'],
    ['phpvms', 'PUT', '/plataforma/acars/api/pireps/ABC/cancel'],
    ['phpvms', 'GET', '/plataforma/api/v2/api/airlines'],
    ['phpvms', 'GET', '/mi-perfil/api/fleet/'],
    ['phpvms', 'GET', '/recursos/acars/API/user'],
    ['phpvms', 'GET', '/plataforma/acars/phpvms/api/api/user'],
    ['phpvms', 'GET', '/plataforma/acars/phpvms/user'],
    ['phpvms', 'GET', '/plataforma/acars/smartcars/api/user'],
    ['phpvms', 'POST', '/plataforma/acars/stratos//api/pireps/prefile'],
    ['smartcars/', 'POST', '/plataforma/acars/phpvms/pilot/login'],
    ['smartcars/', 'POST', '/pilot/login'],
    ['smartcars/', 'GET', '/plataforma/acars/data/airports'],
    ['smartcars/', 'GET', '/api/smartcars/flights/search'],
    ['stratos/', 'POST', '/api/stratos/pilot/login'],
    ['stratos/', 'GET', '/plataforma/stratos/flights/bookings'],
  ])('is told that its address is «%s»: %s %s', async (protocol, method, path) => {
    expect(isAnswered(path)).toBe(true);
    const { status, headers, body } = await ask(path, { method });
    expect([status, headers.get('content-type')]).toEqual([404, 'application/json; charset=utf-8']);
    const sentence = `En esta dirección no contesta nadie a tu programa. Escribe en él esta otra, tal cual: ${right(protocol)}`;
    expect(body).toMatchObject({ message: sentence, title: sentence, details: sentence });
    expect(body).toMatchObject({
      status: 404,
      error: { status: 404, message: sentence },
      address: right(protocol),
    });
  });

  it('is known by its headers too, whatever it asks for', async () => {
    const key = await ask('/', { headers: { 'X-API-Key': 'va_00000000x' } });
    expect([key.status, key.body.address]).toEqual([404, right('phpvms')]);
    const stratos = await ask('/pilot/verify', { headers: { 'X-Stratos-Version': '1.2' } });
    expect(stratos.body.address).toBe(right('stratos/'));
  });

  it('may read that in a browser’s engine, which asks first', async () => {
    const asked = await ask('/pilot/login', { method: 'OPTIONS' });
    expect([asked.status, asked.headers.get('access-control-allow-origin')]).toEqual([200, '*']);
    const answered = await ask('/pilot/login', { method: 'POST' });
    expect(answered.headers.get('access-control-allow-origin')).toBe('*');
  });

  it.each([
    '/',
    '/vuelos',
    '/apilar',
    '/recursos/acars',
    '/documentos/manuales/api',
    '/plataforma/acars',
    '/data',
  ])('is nobody who asks for the page %s', (path) => expect(isAnswered(path)).toBe(false));

  it('changes nothing of what our own API refuses', async () => {
    for (const path of ['/plataforma/api/v1/nada', '/plataforma/api/v1/api/user']) {
      const { status, headers } = await ask(path, { headers: { 'X-API-Key': 'x' } });
      expect([status, headers.get('content-type')]).toEqual([404, 'application/problem+json; charset=utf-8']);
    }
    expect((await ask('/plataforma/api')).status).toBe(200);
  });

  it.each(['', '/', '/userquery', '/dispatch', '/posrep', '/pirep?x=1', '/any/thing'])(
    'is told that FSACARS is withdrawn, at …/fsacars%s by any method',
    async (path) => {
      expect(isAnswered(`/plataforma/acars/fsacars${path.split('?')[0]}`)).toBe(true);
      for (const method of ['GET', 'POST', 'PUT', 'DELETE']) {
        const { status, text, headers } = await ask(`/plataforma/acars/fsacars${path}`, { method });
        expect([status, headers.get('content-type')]).toEqual([410, 'text/plain; charset=utf-8']);
        for (const way of ['grabador de la compañía', 'smartCARS 3', 'Stratos', 'phpVMS 7'])
          expect(text).toContain(way);
        expect(text).toContain(`${right('')}`.slice(0, -1));
      }
    },
  );
});
