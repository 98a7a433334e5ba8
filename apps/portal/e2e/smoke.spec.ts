/** The two things that must hold before any journey is worth a test: the portal comes up, and it keeps its policy. */
import { expect, signIn, test } from './fixtures/portal.ts';

test('a pilot signs in and the portal comes up @phone', async ({ page }) => {
  await signIn(page);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('pilotIndicativo'))).toBe('EVE001');
});

test('a pilot who has signed in before finds any address at once', async ({ signedInPage }) => {
  await signedInPage.goto('/operaciones/aeropuertos/lemd');
  await expect(signedInPage.getByRole('heading', { level: 1 })).toContainText('Madrid');
});

test('the policy in the page is the one of the header, without what a page cannot say @headers', async ({
  page,
}) => {
  const answer = await page.goto('/');
  const meta = await page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute('content');
  const header = (await answer?.headerValue('content-security-policy')) ?? '';
  const kept = header.split('; ').filter((directive) => !directive.startsWith('frame-ancestors '));
  expect(meta?.split('; ')).toEqual(kept);
});

test('text cannot become markup, and nobody makes a policy of their own', async ({ page, problems }) => {
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

test('R-02 · a chunk that no longer exists is a plain 404 @own', async ({ page, request }) => {
  await page.goto('/');
  const answer = await request.get('/assets/index-from-last-week.js');
  expect(answer.status()).toBe(404);
  expect(answer.headers()['content-type']).toBe('text/plain; charset=utf-8');
});

test('nobody can put the portal into a frame, not even the portal @headers', async ({
  page,
  problems,
  baseURL,
}) => {
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
