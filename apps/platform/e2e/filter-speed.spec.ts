/** How long a filter of the departure board takes to be painted on a machine four times slower, for `npm run bench:booking`. */
import { writeFileSync } from 'node:fs';
import { expect, signIn, test } from './platform.ts';

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
  // The server's part is measured apart: here it answers at once, with a whole part of other flights each time.
  await page.evaluate(async (rounds) => {
    const ask = globalThis.fetch.bind(globalThis);
    const whole = await (await ask('/plataforma/api/v1/flights?limit=40')).json();
    const answers = Array.from({ length: rounds }, (_, round) => {
      const number = (index: number) => 1000 + round * 100 + index;
      const items = whole.items.map((item: object, index: number) => ({ ...item, number: number(index) }));
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
        const board = document.querySelector('[data-departure]')?.closest('section')?.parentElement;
        if (!board?.parentElement) throw new Error('There is no board');
        const { parentElement } = board;
        const began = performance.now();
        const painted = new Promise<number>((resolve) => {
          new MutationObserver((_, observer) => {
            if (board.isConnected) return;
            observer.disconnect();
            requestAnimationFrame(() => {
              const { port1, port2 } = new MessageChannel();
              port1.addEventListener('message', () => resolve(performance.now() - began));
              port1.start();
              port2.postMessage(null);
            });
          }).observe(parentElement, { childList: true });
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
  const file = process.env['BENCH_FILTER'];
  if (file) writeFileSync(file, JSON.stringify(measured));
});
