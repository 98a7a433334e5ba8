/** What a long evening with the platform leaves behind in memory. */
import { platformAddresses } from '@va/schemas/pages/platform-pages.ts';
import { goTo, heapSize } from '../../../../tools/bench/inside.ts';
import { expect, signIn, test } from './platform.ts';

// What the browser compiles while a page is in use counts as memory too and depends on how busy the machine is.
test.use({
  launchOptions: async ({ launchOptions }, use) => {
    await use({ ...launchOptions, args: [...(launchOptions.args ?? []), '--js-flags=--jitless'] });
  },
});

/** Pages of pilots that stand without a value in their address, each with a heading of its own. */
const PATHS = platformAddresses
  .filter((path) => !/:|^mesa|^acceso|^reglas$/.test(path))
  .map((path) => `/plataforma/${path}`);

test('two more rounds through every page leave the memory as the first two did, to a tenth', async ({
  page,
}) => {
  test.setTimeout(300_000);
  await signIn(page, 'piloto');
  const session = await page.context().newCDPSession(page);
  const goRound = async () => {
    for (const path of [...PATHS.slice(1), ...PATHS.slice(0, 1)]) await goTo(page, path);
  };
  // A page is left as soon as it stands, so that the code of its parts comes with the second round at the latest.
  await goRound();
  await goRound();
  await expect(page.getByText(/^Cargando/)).toHaveCount(0);
  const first = await heapSize(session);
  await goRound();
  await goRound();
  const last = await heapSize(session);
  expect(last / first, `from ${first} to ${last} MB`).toBeLessThan(1.1);
});
