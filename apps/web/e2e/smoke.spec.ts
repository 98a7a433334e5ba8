/** The two things that must hold before any journey is worth a test: the portal comes up, and it keeps its policy. */
import { expect, signIn, test } from './fixtures/portal.ts';

test('un piloto entra y aparece el portal @phone', async ({ page }) => {
  await signIn(page);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('pilotIndicativo'))).toBe('EVE001');
});

test('un piloto que ya había entrado llega enseguida a cualquier dirección', async ({ signedInPage }) => {
  await signedInPage.goto('/operaciones/aeropuertos/lemd');
  await expect(signedInPage.getByRole('heading', { level: 1 })).toContainText('Madrid');
});

test('la política de la página es la de la cabecera, sin lo que una página no puede decir @headers', async ({
  page,
}) => {
  const answer = await page.goto('/');
  const meta = await page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute('content');
  const header = (await answer?.headerValue('content-security-policy')) ?? '';
  const kept = header.split('; ').filter((directive) => !directive.startsWith('frame-ancestors '));
  expect(meta?.split('; ')).toEqual(kept);
});

test('un texto no se convierte en marcado, y nadie se hace su propia política', async ({
  page,
  problems,
}) => {
  problems.expect(
    /TrustedHTML/,
    /policy: require-trusted-types-for/,
    /policy: trusted-types/,
    /createPolicy|TrustedTypePolicy/i,
  );
  await page.goto('/');
  const refused = await page.evaluate(() => {
    const attempts = [
      () => {
        document.createElement('div').innerHTML = '<b>x</b>';
      },
      () => Reflect.get(window, 'trustedTypes').createPolicy('another', {}),
    ];
    return attempts.map((attempt) => {
      try {
        attempt();
        return 'allowed';
      } catch (error) {
        return (error as Error).name;
      }
    });
  });
  expect(refused).toEqual(['TypeError', 'TypeError']);
});

test('R-02 · un trozo que ya no existe es un simple 404 @own', async ({ page, request }) => {
  await page.goto('/');
  const answer = await request.get('/assets/index-from-last-week.js');
  expect(answer.status()).toBe(404);
  expect(answer.headers()['content-type']).toBe('text/plain; charset=utf-8');
});

test('nadie puede enmarcar el portal, ni el propio portal @headers', async ({ page, problems, baseURL }) => {
  problems.expect(/frame-ancestors|X-Frame-Options/);
  await page.goto('/');
  await page.evaluate((src) => {
    const frame = document.createElement('iframe');
    frame.src = src;
    document.body.append(frame);
  }, String(baseURL));
  const frame = page.frameLocator('iframe');
  await expect(page.locator('iframe')).toHaveCount(1);
  await expect.poll(() => page.frames().some((child) => child.url().startsWith('chrome-error:'))).toBe(true);
  await expect(frame.locator('#root')).toHaveCount(0);
});
