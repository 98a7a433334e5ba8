// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { reasonsToRefuse, type Failure, type Journey } from './evaluate.ts';
import type { HeaderLines } from './frame-ancestors.ts';

const PORTAL = new URL('https://portal.example');
const HTML = { 'content-type': ['text/html; charset=utf-8'] };

function answer(headers: HeaderLines, status = 200, url = 'https://servicio.example/p'): Journey {
  return { steps: [{ url, status, headers: { ...HTML, ...headers } }], lastUrl: url };
}

function judge(journey: Journey, portal = PORTAL): string[] {
  return reasonsToRefuse(journey, { portal, hosts: ['servicio.example'] });
}

/** Headers as services of these sorts send them. */
const recorded: Record<string, [HeaderLines, RegExp | undefined]> = {
  'a map made to be embedded': [
    { server: ['nginx'], 'cache-control': ['max-age=600'], 'access-control-allow-origin': ['*'] },
    undefined,
  ],
  'a map behind a CDN that lists nobody': [
    { 'content-security-policy': ["frame-ancestors 'self'"], 'x-frame-options': ['SAMEORIGIN'] },
    /sólo en «'self'» \(frame-ancestors\)/,
  ],
  'a main site that wants to be alone': [
    { 'x-frame-options': ['SAMEORIGIN'], 'strict-transport-security': ['max-age=31536000'] },
    /X-Frame-Options: SAMEORIGIN/,
  ],
  'an account page': [
    {
      'x-frame-options': ['DENY'],
      'content-security-policy': ["script-src 'nonce-x' 'strict-dynamic'; object-src 'none'"],
    },
    /X-Frame-Options: DENY/,
  ],
  'a radar with a list of partners, ours not among them': [
    { 'content-security-policy': ['frame-ancestors https://socio.example https://*.otro.example;'] },
    /sólo en «https:\/\/socio\.example https:\/\/\*\.otro\.example»/,
  ],
  'a radar with a list of partners, ours among them': [
    { 'content-security-policy': ['frame-ancestors https://socio.example https://portal.example;'] },
    undefined,
  ],
  'both headers, where frame-ancestors wins and admits': [
    { 'content-security-policy': ['frame-ancestors https://portal.example'], 'x-frame-options': ['DENY'] },
    undefined,
  ],
  'both headers, where frame-ancestors wins and refuses': [
    {
      'content-security-policy': ["frame-ancestors 'none'"],
      'x-frame-options': ['ALLOW-FROM https://portal.example'],
    },
    /sólo en «'none'»/,
  ],
  'an empty frame-ancestors': [{ 'content-security-policy': ['frame-ancestors'] }, /sólo en «'none'»/],
  'two policies of which one refuses': [
    { 'content-security-policy': ['frame-ancestors *', "frame-ancestors 'none'"] },
    /sólo en «'none'»/,
  ],
  'a policy that only reports': [
    { 'content-security-policy-report-only': ["frame-ancestors 'none'"] },
    undefined,
  ],
  'the header that no browser reads any more': [
    { 'x-frame-options': ['ALLOW-FROM https://x.example'] },
    undefined,
  ],
  'the same value twice': [{ 'x-frame-options': ['DENY', 'deny'] }, /X-Frame-Options: DENY/],
  'values at odds': [{ 'x-frame-options': ['SAMEORIGIN, ALLOWALL'] }, /contradictorios/],
  'a file to download': [{ 'content-disposition': ['attachment; filename=plan.pdf'] }, /Es una descarga/],
  'a document': [{ 'content-type': ['application/pdf'] }, /«application\/pdf»/],
  'no type': [{ 'content-type': undefined }, /sin tipo declarado/],
};

it.each(Object.entries(recorded))('judges %s', (_name, [headers, reason]) => {
  const reasons = judge(answer(headers));
  expect(reasons).toHaveLength(reason ? 1 : 0);
  if (reason) expect(reasons[0]).toMatch(reason);
});

describe('the status of the answer', () => {
  it.each([
    [200, undefined],
    [204, /sin contenido \(código 204\)/],
    [401, /error 401: pide permiso/],
    [403, /error 403: pide permiso/],
    [404, /error 404: esa página ya no existe/],
    [500, /Responde con el error 500\./],
    [503, /Responde con el error 503\./],
  ])('%i', (status, reason) => {
    const reasons = judge(answer({}, status));
    if (reason) expect(reasons[0]).toMatch(reason);
    else expect(reasons).toEqual([]);
  });
});

describe('redirects', () => {
  const hop = (from: string, to: string, headers: HeaderLines = {}): Journey => ({
    steps: [
      { url: from, status: 302, headers: { location: [to], 'x-frame-options': ['DENY'] } },
      { url: to, status: 200, headers: { ...HTML, ...headers } },
    ],
    lastUrl: to,
  });

  it('within the listed servers are fine, whatever the headers of the redirect itself', () => {
    expect(judge(hop('https://servicio.example/a', 'https://servicio.example/b'))).toEqual([]);
  });

  it('to a server that is not listed are blocked by the portal itself', () => {
    const reasons = judge(hop('https://servicio.example/a', 'https://cuentas.example/entrar'));
    expect(reasons).toEqual([
      'Pasa por cuentas.example, que no está en «hosts»: el portal lo bloquearía. Si te fías de ese servidor, añádelo a «hosts».',
    ]);
  });

  it('are judged by where they end', () => {
    expect(
      judge(hop('https://servicio.example/a', 'https://servicio.example/b', { 'x-frame-options': ['DENY'] })),
    ).toEqual(['No se deja incrustar en ningún sitio (X-Frame-Options: DENY).']);
  });

  it('to plain http are mixed content, unless the portal itself is on http', () => {
    const journey = hop('https://servicio.example/a', 'http://servicio.example/b');
    expect(judge(journey)[0]).toMatch(/^Pasa por http:\/\/servicio\.example, sin cifrar/);
    expect(judge(journey, new URL('http://localhost:4173'))).toEqual([]);
  });
});

it.each<[Failure, RegExp]>([
  [{ kind: 'timeout', seconds: 15 }, /^servicio\.example no ha contestado en 15 segundos\.$/],
  [{ kind: 'too-many-redirects' }, /^Da vueltas/],
  [{ kind: 'bad-redirect', location: 'mailto:a@b.c' }, /«mailto:a@b\.c»/],
  [{ kind: 'network', code: 'ENOTFOUND' }, /^No se encuentra el servidor servicio\.example/],
  [{ kind: 'network', code: 'ECONNREFUSED' }, /rechaza la conexión/],
  [{ kind: 'network', code: 'ECONNRESET' }, /ha cortado la conexión/],
  [
    { kind: 'network', code: 'DEPTH_ZERO_SELF_SIGNED_CERT' },
    /El certificado de servicio\.example no es válido/,
  ],
  [{ kind: 'network', code: 'EHOSTUNREACH' }, /EHOSTUNREACH/],
])('a journey that fails: %o', (failure, reason) => {
  const reasons = judge({ steps: [], failure, lastUrl: 'https://servicio.example/' });
  expect(reasons).toHaveLength(1);
  expect(reasons[0]).toMatch(reason);
});

it('names a server that is not listed even when it is the first', () => {
  expect(judge(answer({}, 200, 'https://nuevo.example/'))[0]).toMatch(/^Pasa por nuevo\.example/);
});
