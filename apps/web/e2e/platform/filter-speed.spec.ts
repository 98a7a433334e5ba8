/** How long a filter of the departure board takes to be painted on a machine four times slower, for `npm run bench -- --only pages`. */
import { median } from '@va/testing/figures.ts';
import { expect, signIn, test } from './platform.ts';
import { writeFigures } from './speed-figures.ts';

const SLOWDOWN = 4;

test('filter to painted', async ({ page }) => {
  test.setTimeout(120_000);
  await signIn(page, 'piloto');
  await page.goto('/plataforma/vuelos?salida=todas');
  await expect(page.locator('[data-departure]').nth(20)).toBeAttached();
  const choices = await page
    .getByLabel('Tiempo disponible')
    .locator('option')
    .evaluateAll(
      // The first is «no limit», which is on already.
      (options) => options.slice(1, 9).map((option) => (option as HTMLOptionElement).value),
    );
  // The server's part is measured apart: here it answers at once, with a whole part of other flights each time. No
  // departure stays in its place, so that every word of every row is another one.
  await page.evaluate(async (rounds) => {
    const ask = globalThis.fetch.bind(globalThis);
    const whole = await (await ask('/plataforma/api/v1/flights?limit=40')).json();
    const answers = Array.from({ length: rounds }, (_, round) => {
      const turned = [...whole.items.slice(5 * (round + 1)), ...whole.items.slice(0, 5 * (round + 1))];
      const items = turned.map((item: object, index: number) => ({
        ...item,
        number: 1000 + round * 100 + index,
        std: whole.items[index].std,
      }));
      return JSON.stringify({ ...whole, items, total: 10_000 - round });
    });
    globalThis.fetch = async (input, init) => {
      const url = input instanceof Request ? input.url : input.toString();
      const searches = url.includes('/api/v1/flights?');
      const answer = searches ? answers.shift() : undefined;
      return answer === undefined ? ask(input, init) : new Response(answer);
    };
  }, choices.length);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const times: number[] = [];
  for (const choice of choices) {
    times.push(
      await page.getByLabel('Tiempo disponible').evaluate(async (select: HTMLSelectElement, value) => {
        const main = document.querySelector('main');
        const words = () => document.querySelector('[data-departure]')?.textContent;
        const before = words();
        if (!main || before === undefined) throw new Error('There is no board');
        const began = performance.now();
        const painted = new Promise<number>((resolve) => {
          new MutationObserver((_, observer) => {
            if (words() === before) return;
            observer.disconnect();
            // What has the highest priority comes right after the frame.
            requestAnimationFrame(() => {
              void scheduler.postTask(() => resolve(performance.now() - began), {
                priority: 'user-blocking',
              });
            });
          }).observe(main, { subtree: true, childList: true, characterData: true });
        });
        select.value = value;
        select.dispatchEvent(new Event('change', { bubbles: true }));
        return painted;
      }, choice),
    );
    // The rest of the board, before the next filter.
    await expect(page.locator('[data-departure]').nth(39)).toBeAttached();
  }
  // The first one lets the engine compile what it runs.
  const measured = times.slice(1);
  expect(measured).toHaveLength(7);
  writeFigures('filter', [
    {
      name: 'filter of the departures to painted, median of 7, ms',
      value: median(measured),
      bar: { most: 100 },
    },
  ]);
});
