/** The look for poor contrasts, which measures one of those elements whose letters and grounds are the same. */
import { expect, test } from './fixtures/portal.ts';
import { violations } from './page-checks/axe.ts';

const ROW = '<p class="row">Salidas de hoy</p>';

test('un contraste pobre se ve también donde otros con las mismas letras son buenos', async ({ page }) => {
  await page.setContent(`<!doctype html><html lang="es"><title>Filas</title>
    <style>
      body { background: #fff } .row { color: #444 } .dark { background: #555 }
      .over { position: absolute; inset-block-start: 600px } .night { block-size: 300px; margin-block-start: 250px; background: #333 }
    </style>
    <main><h1>Filas</h1>${ROW}${ROW}
      <div id="ground" class="dark">${ROW}</div><div id="faint" style="opacity: 0.5">${ROW}</div>
      <div id="elsewhere" class="over">${ROW}</div><div class="night"></div>${ROW}
    </main></html>`);
  const found = await violations(page);
  expect(found.map((violation) => /^color-contrast: (#\w+)/.exec(violation)?.[1] ?? violation)).toEqual([
    '#ground',
    '#faint',
    '#elsewhere',
  ]);
});
