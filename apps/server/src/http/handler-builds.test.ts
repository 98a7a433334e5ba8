import { expect, it } from 'vitest';
import { serveSite } from '#server/testing/served-site.ts';

it('sends a large file in pieces, whole', async () => {
  const site = await serveSite({});
  const large = Buffer.alloc(3_000_000, 'abcdefghij');
  site.write('images/large.png', large);
  const answer = await site.get('/images/large.png');
  expect(answer.headers['content-type']).toBe('image/png');
  expect(answer.body === large.toString('latin1')).toBe(true);
  await site.close();
});

it('serves a new build without a restart, and survives a file that goes away', async () => {
  const site = await serveSite({ 'index.html': 'The app' });
  site.write('late.txt', 'first');
  expect((await site.get('/late.txt')).body).toBe('first');
  site.write('late.txt', 'second build');
  expect((await site.get('/late.txt')).body).toBe('second build');
  site.remove('late.txt');
  expect((await site.get('/late.txt')).body).toBe('The app');
  await site.close();
});

it('says what is missing when there is no build', async () => {
  const empty = await serveSite({});
  const answer = await empty.get('/');
  expect(answer.status).toBe(503);
  await empty.close();
});
