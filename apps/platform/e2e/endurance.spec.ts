/** What a long evening with the platform leaves behind in memory. */
import { platformPages } from '@va/schemas/platform/pages.ts';
import { goTo, heapSize } from '../../../tools/bench/inside.ts';
import { expect, signIn, test } from './platform.ts';

// What the browser compiles while a page is in use counts as memory too and depends on how busy the machine is.
test.use({
  launchOptions: async ({ launchOptions }, use) => {
    await use({ ...launchOptions, args: [...(launchOptions.args ?? []), '--js-flags=--jitless'] });
  },
});

/** Pages of pilots that stand without a value in their address, each with a heading of its own. */
const PATHS = platformPages
  .filter((path) => !/:|^mesa|^acceso|^reglas$/.test(path))
  .map((path) => `/plataforma/${path}`);

test('after three rounds through every page the memory has not grown by a tenth over the first', async ({
  page,
}) => {
  test.setTimeout(300_000);
  await signIn(page, 'piloto');
  const session = await page.context().newCDPSession(page);
  const goRound = async () => {
    for (const path of [...PATHS.slice(1), ...PATHS.slice(0, 1)]) await goTo(page, path);
  };
  await goRound();
  const first = await heapSize(session);
  await goRound();
  await goRound();
  const last = await heapSize(session);
  expect(last / first, `from ${first} to ${last} MB`).toBeLessThan(1.1);
});
