// @vitest-environment node
import { gunzipSync, gzipSync, brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type TestSite,
  APP_HEADERS,
  DOCUMENT_HEADERS,
  lower,
  PART_HEADERS,
  serveSite,
} from '#server/testing/served-site.ts';

const SCRIPT = 'console.log("portal");';
const APP_PAGE = '<!doctype html><title>Portal</title>';
const IMMUTABLE = 'public, max-age=31536000, immutable';

let site: TestSite;

beforeAll(async () => {
  site = await serveSite({
    'index.html': APP_PAGE,
    'paginas/flota/ec-lzd.html': '<title>EC-LZD</title>',
    'boot.js': SCRIPT,
    'boot.js.br': brotliCompressSync(SCRIPT),
    'sw.js': SCRIPT,
    'version.json': '{}',
    'images/fleet/a320.svg': '<svg/>',
    'assets/index-abc.js': SCRIPT,
    'assets/workers/traffic-abc.js': SCRIPT,
    'assets/index-abc.js.br': brotliCompressSync(SCRIPT),
    'assets/index-abc.js.gz': gzipSync(SCRIPT),
    'documentos/manuales/acars.html': '<title>ACARS</title>',
    'documentos/aeropuertos/lemd/index.html': '<title>LEMD</title>',
    'plataforma/assets/first-abc.js': SCRIPT,
    'descargas/a320.html': '<title>A320</title>',
    _headers: '/*',
    '.hidden': 'x',
  });
});

afterAll(() => site.close());

describe('files under /assets', () => {
  it('R-03 · may be kept for ever', async () => {
    const answer = await site.get('/assets/index-abc.js');
    expect(answer).toMatchObject({ status: 200, body: SCRIPT });
    expect(answer.headers['cache-control']).toBe(IMMUTABLE);
    expect(answer.headers['content-type']).toBe('text/javascript; charset=utf-8');
  });

  it('come with the headers that browsers obey there, and workers with the policy that binds them', async () => {
    const { headers } = await site.get('/assets/index-abc.js');
    expect(headers).toMatchObject(lower(PART_HEADERS));
    for (const name of Object.keys(APP_HEADERS)) expect(headers).not.toHaveProperty([name.toLowerCase()]);
    const worker = await site.get('/assets/workers/traffic-abc.js');
    expect(worker).toMatchObject({ status: 200, body: SCRIPT });
    expect(worker.headers).toMatchObject(lower(APP_HEADERS));
    expect(worker.headers['cache-control']).toBe(IMMUTABLE);
  });

  it('those of the platform are kept for a year too', async () => {
    const { headers } = await site.get('/plataforma/assets/first-abc.js');
    expect(headers['cache-control']).toContain('immutable');
  });

  it('R-02 · that are missing are a plain 404, never the page of the app', async () => {
    for (const folder of ['/assets', '/plataforma/assets']) {
      const answer = await site.get(`${folder}/nope.js`);
      expect(answer.status).toBe(404);
      expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
      expect(answer.headers['cache-control']).toBe('no-cache');
      expect(answer.body).not.toContain('<');
    }
  });
});

it('what programs ask for unbidden is the file itself or missing, never the page of the app', async () => {
  for (const name of ['robots.txt', 'sitemap.xml', 'favicon.ico']) {
    const answer = await site.get(`/${name}`);
    expect(answer.status, name).toBe(404);
    expect(answer.headers['content-type'], name).toBe('text/plain; charset=utf-8');
  }
});

it('an address with a document of its own is answered with that, with or without a slash at its end', async () => {
  for (const path of ['/flota/ec-lzd', '/flota/ec-lzd/?x=1']) {
    const answer = await site.get(path);
    expect(answer).toMatchObject({ status: 200, body: '<title>EC-LZD</title>' });
    expect(answer.headers).toMatchObject(lower(APP_HEADERS));
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('no-cache');
  }
  expect(await site.get('/flota/ec-xxx')).toMatchObject({ status: 200, body: APP_PAGE });
});

describe('what is there to keep', () => {
  it('is kept, not opened under a policy that takes its style away', async () => {
    const answer = await site.get('/descargas/a320.html');
    expect(answer).toMatchObject({ status: 200, body: '<title>A320</title>' });
    expect(answer.headers['content-disposition']).toBe('attachment');
    expect(answer.headers).toMatchObject(lower(APP_HEADERS));
  });

  it.each(['/descargas/nada.html', '/descargas/', '/images/nada.svg'])(
    '%s is missing, and no page of the app',
    async (path) => {
      const answer = await site.get(path);
      expect(answer).toMatchObject({ status: 404, body: 'No encontrado\n' });
      expect(answer.headers['content-disposition']).toBeUndefined();
    },
  );
});

describe('the app', () => {
  it.each(['/', '/mi-perfil', '/operaciones/aeropuertos/lemd', '/nope', '/?x=/assets/', '/nope.png'])(
    'answers %s with its page',
    async (path) => {
      const answer = await site.get(path);
      expect(answer).toMatchObject({ status: 200, body: APP_PAGE });
      expect(answer.headers['cache-control']).toBe('no-cache');
      expect(answer.headers).toMatchObject(lower(APP_HEADERS));
    },
  );

  it.each(['/boot.js', '/sw.js', '/version.json', '/images/fleet/a320.svg'])(
    'sends the file %s to be asked for again',
    async (path) => {
      const answer = await site.get(path);
      expect(answer.status).toBe(200);
      expect(answer.body).not.toBe(APP_PAGE);
      expect(answer.headers['cache-control']).toBe('no-cache');
      expect(answer.headers.etag).toBeTruthy();
    },
  );

  it.each(['/_headers', '/.hidden', '/boot.js.br'])(
    'never sends %s, which is not for visitors',
    async (path) => {
      expect((await site.get(path)).body).toBe(APP_PAGE);
    },
  );

  it('never sends a compressed copy as a file of its own', async () => {
    expect((await site.get('/assets/index-abc.js.br')).status).toBe(404);
  });
});

describe('documents', () => {
  it.each([
    ['/documentos/manuales/acars', 'ACARS'],
    ['/documentos/manuales/acars/', 'ACARS'],
    ['/documentos/aeropuertos/lemd', 'LEMD'],
  ])('are served without an extension: %s', async (path, title) => {
    const answer = await site.get(path);
    expect(answer).toMatchObject({ status: 200, body: `<title>${title}</title>` });
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('no-cache');
    expect(answer.headers).toMatchObject(lower(DOCUMENT_HEADERS));
  });

  it.each(['/documentos/nada', '/documentos', '/documentos/', '/documentos/manuales'])(
    'that are missing say so in Spanish: %s',
    async (path) => {
      const answer = await site.get(path);
      expect(answer.status).toBe(404);
      expect(answer.body).toContain('<html lang="es">');
      expect(answer.body).toContain('Documento no encontrado');
      expect(answer.headers).toMatchObject(lower(DOCUMENT_HEADERS));
    },
  );
});

describe('compression', () => {
  it.each([
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip, deflate', 'gzip', gunzipSync],
    ['gzip;q=1.0, br;q=0', 'gzip', gunzipSync],
    ['*', 'br', brotliDecompressSync],
  ])('for «%s» is %s', async (accepted, encoding, decompress) => {
    const answer = await site.get('/assets/index-abc.js', { headers: { 'accept-encoding': accepted } });
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(answer.headers.vary).toBe('Accept-Encoding');
    expect(decompress(Buffer.from(answer.body, 'latin1')).toString()).toBe(SCRIPT);
  });

  it.each(['', 'deflate', 'br;q=0, gzip;q=0'])('for «%s» is none', async (accepted) => {
    const answer = await site.get('/assets/index-abc.js', { headers: { 'accept-encoding': accepted } });
    expect(answer.headers).not.toHaveProperty('content-encoding');
    expect(answer.body).toBe(SCRIPT);
  });
});

describe('the protocol', () => {
  it('answers HEAD like GET, without the body', async () => {
    const [get, head] = [await site.get('/boot.js'), await site.get('/boot.js', { method: 'HEAD' })];
    const { date: _, ...expected } = get.headers;
    expect(head).toMatchObject({ status: 200, body: '', headers: expected });
    expect(head.headers['content-length']).toBe(String(SCRIPT.length));
    expect((await site.get('/assets/nope.js', { method: 'HEAD' })).body).toBe('');
  });

  it('answers 304 to a client that has the file, with the same policy', async () => {
    const tag = (await site.get('/boot.js')).headers.etag ?? '';
    const again = await site.get('/boot.js', { headers: { 'if-none-match': tag } });
    expect(again).toMatchObject({ status: 304, body: '' });
    expect(again.headers).toMatchObject(lower(APP_HEADERS));
    expect((await site.get('/boot.js', { headers: { 'if-none-match': 'W/"old"' } })).status).toBe(200);
  });

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE'])('refuses %s', async (method) => {
    const answer = await site.get('/', { method });
    expect(answer.status).toBe(405);
    expect(answer.headers.allow).toBe('GET, HEAD');
    expect(answer.headers).toMatchObject(lower(APP_HEADERS));
  });

  it.each([
    ['bytes=0-3', 'cons'],
    ['bytes=-4', 'l");'],
    ['bytes=20-', ');'],
  ])('sends the range %s', async (range, part) => {
    const answer = await site.get('/boot.js', { headers: { range } });
    expect(answer).toMatchObject({ status: 206, body: part });
    expect(answer.headers['content-range']).toMatch(/^bytes \d+-\d+\/22$/);
    expect(answer.headers).toMatchObject(lower(APP_HEADERS));
  });

  it('sends the whole for a range that makes no sense, and says where one lies outside', async () => {
    for (const range of ['nonsense', 'lines=1-2', 'bytes=0-1,5-6']) {
      expect(await site.get('/boot.js', { headers: { range } })).toMatchObject({ status: 200, body: SCRIPT });
    }
    for (const range of ['bytes=90-', 'bytes=5-1']) {
      const outside = await site.get('/boot.js', { headers: { range } });
      expect(outside.status).toBe(416);
      expect(outside.headers['content-range']).toBe('bytes */22');
      expect(outside.headers['cache-control']).toBe('no-cache');
      expect(outside.headers).toMatchObject(lower(APP_HEADERS));
    }
  });

  it('sends the whole of a file that has changed since the client has its first part', async () => {
    const headers = { range: 'bytes=0-3', 'if-range': 'W/"older"' };
    expect(await site.get('/boot.js', { headers })).toMatchObject({ status: 200, body: SCRIPT });
  });

  it('asks for https only where the visitor came by https', async () => {
    const [plain, proxied] = [
      await site.get('/'),
      await site.get('/', { headers: { 'x-forwarded-proto': 'https, http' } }),
    ];
    expect(plain.headers).not.toHaveProperty('strict-transport-security');
    expect(proxied.headers['strict-transport-security']).toBe('max-age=1');
  });
});

describe('paths that are meant to break something', () => {
  it.each([
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/assets/../../secret.txt',
    '/assets/%2e%2e%2f%2e%2e%2fsecret.txt',
    '/documentos/..%2f..%2fsecret.txt',
    '/..%5csecret.txt',
    '/boot.js%00.png',
    '//evil.example/x',
    'http://evil.example/x',
  ])('are refused: %s', async (target) => {
    const answer = await site.get(target);
    expect(answer.status).toBe(400);
    expect(answer.body).not.toContain('outside');
    expect(answer.headers).toMatchObject(lower(APP_HEADERS));
  });

  it('that cannot be decoded get the app, which has its own words for them, or a refusal', async () => {
    expect(await site.get('/operaciones/aeropuertos/%E0%A4%A')).toMatchObject({
      status: 400,
      body: APP_PAGE,
    });
    expect((await site.get('/assets/%E0%A4%A')).headers['content-type']).toContain('text/plain');
    expect((await site.get('/assets/%E0%A4%A')).status).toBe(400);
    expect((await site.get('/documentos/%E0%A4%A')).status).toBe(400);
    expect((await site.get('/%E0%A4%A/../../secret.txt')).status).toBe(400);
  });

  it.each(['/__proto__', '/<script>', `/${'a'.repeat(2000)}`, '/flota/constructor', '/a%20b', '/😀'])(
    'that only look odd get the app: %s',
    async (path) => {
      expect(await site.get(encodeURI(decodeURI(path)))).toMatchObject({ status: 200, body: APP_PAGE });
    },
  );
});
