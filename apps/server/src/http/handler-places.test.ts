// @vitest-environment node
/** Where the server serves the portal and what stands beside it: the platform, and a folder of a site. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestSite, lower, PLATFORM_HEADERS, serveSite } from '#server/testing/served-site.ts';

const APP_PAGE = '<!doctype html><title>Portal</title>';
const SCRIPT = 'console.log("portal");';

describe('the platform beside the portal', () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await serveSite({ 'index.html': APP_PAGE, 'plataforma/index.html': '<title>Plataforma</title>' });
  });
  afterAll(() => site.close());

  it.each(['/plataforma/', '/plataforma/panel', '/plataforma/vuelos/1?x=2'])(
    'answers %s with its own page and policy',
    async (path) => {
      const answer = await site.get(path);
      expect(answer).toMatchObject({ status: 200, body: '<title>Plataforma</title>' });
      expect(answer.headers).toMatchObject({ ...lower(PLATFORM_HEADERS), 'cache-control': 'no-cache' });
      expect(answer.headers).not.toHaveProperty('x-frame-options');
    },
  );

  it.each(['/plataforma/mapa?mini', '/plataforma/mapa/?a=1&mini=1', '/plataforma/mapa/WXYZ2345?mini'])(
    'lets any site frame its map by itself: %s',
    async (path) => {
      const { status, headers } = await site.get(path);
      expect(status).toBe(200);
      expect(headers['content-security-policy']).toBe("form-action 'self'; frame-ancestors *");
    },
  );

  it.each([
    '/plataforma/mapa',
    '/plataforma/mapa?min=1',
    '/plataforma/mapa?a=mini',
    '/plataforma/cuenta?mini',
    '/plataforma/mapa/a/b?mini',
    '/plataforma/mapa%3Fmini',
    '/plataforma/mapas?mini',
    '/mapa?mini',
    '/plataforma/api/v1/mapa?mini',
  ])('lets no site frame anything else: %s', async (path) => {
    const { headers } = await site.get(path);
    expect(headers['content-security-policy']).not.toContain('frame-ancestors *');
  });

  it('is led to from its name without the slash', async () => {
    const answer = await site.get('/plataforma');
    expect(answer).toMatchObject({ status: 308, headers: { location: '/plataforma/' } });
  });

  it('has no page for the addresses of its API', async () => {
    expect(await site.get('/plataforma/api/v1/nada')).toMatchObject({ status: 404, body: 'No encontrado\n' });
  });

  it.each(['/plataforma/', '/plataforma/panel'])(
    'that is not built is missing, and never the portal: %s',
    async (path) => {
      const portal = await serveSite({ 'index.html': APP_PAGE });
      expect(await portal.get(path)).toMatchObject({ status: 404, body: 'No encontrado\n' });
      await portal.close();
    },
  );
});

describe('under a folder', () => {
  let under: TestSite;
  beforeAll(async () => {
    under = await serveSite(
      { 'index.html': APP_PAGE, 'assets/a.js': SCRIPT, 'documentos/x.html': 'X' },
      '/eve/',
    );
  });
  afterAll(() => under.close());

  it('serves the portal there and nothing beside it', async () => {
    expect((await under.get('/eve/')).body).toBe(APP_PAGE);
    expect((await under.get('/eve/mi-perfil')).body).toBe(APP_PAGE);
    expect((await under.get('/eve/assets/a.js')).body).toBe(SCRIPT);
    expect((await under.get('/eve/assets/b.js')).status).toBe(404);
    expect((await under.get('/eve/documentos/x')).body).toBe('X');
    expect((await under.get('/')).status).toBe(404);
    expect((await under.get('/evening')).status).toBe(404);
  });

  it('leads to the folder from its name without the slash', async () => {
    const answer = await under.get('/eve');
    expect(answer.status).toBe(308);
    expect(answer.headers.location).toBe('/eve/');
  });

  it('leads back to the portal from a missing document', async () => {
    expect((await under.get('/eve/documentos/y')).body).toContain('href="/eve/"');
  });
});
