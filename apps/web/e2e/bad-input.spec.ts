/** Addresses and settings that nobody should have, but some have. */
import type { ConsoleMessage, Page } from '@playwright/test';
import { goTo } from '@va/testing/go-to.ts';
import { CALLSIGN, PASSWORD } from './fixtures/access.ts';
import { expect, test } from './fixtures/portal.ts';
import { HOST, statusOf } from './fixtures/site.ts';
import { TEXTS } from './fixtures/specification.ts';
import { Shell } from './pages/shell.ts';
import { SignInScreen } from './pages/sign-in-screen.ts';

const PARAMETERS: readonly (readonly [what: string, parameter: string])[] = [
  ['__proto__', '__proto__'],
  ['constructor', 'constructor'],
  ['toString', 'toString'],
  ['<script>', '%3Cscript%3Ealert(1)%3C%2Fscript%3E'],
  ['2000 letras', 'a'.repeat(2000)],
  ['un espacio', '%20'],
  ['emoji', '%F0%9F%9B%AB'],
  ['un carácter nulo escrito con letras', '%2500'],
];

const KINDS: readonly (readonly [folder: string, missing: string])[] = [
  ['/operaciones/aeropuertos/', TEXTS.unknownAirport],
  ['/flota/', TEXTS.unknownAircraft],
  ['/politicas/', TEXTS.notFound],
  ['/eventos/tours/', TEXTS.notFound],
];

const ADDRESSES: readonly (readonly [address: string, heading: string])[] = [
  ['/operaciones/aeropuertos/LEMD/', 'LEMD · Madrid'],
  ['/OPERACIONES/Aeropuertos/lEmD', 'LEMD · Madrid'],
  ['/flota/EC-LZD/', 'EC-LZD · A320-200'],
  ['/Flota/ec-lzd', 'EC-LZD · A320-200'],
  ['/politicas/PRIVACIDAD', 'Política de privacidad'],
  ['/politicas/privacidad/', 'Política de privacidad'],
  ['/eventos/tours/SVALBARD', 'A320 Svalbard'],
  ['/Eventos/Tours/svalbard/', 'A320 Svalbard'],
  ['/notams/?aviso=no-existe', 'NOTAMs de la compañía'],
  ['/operaciones/aeropuertos/?q=%E0%A4%A', 'Aeropuertos'],
];

for (const [i, [folder, missing]] of KINDS.entries()) {
  test(
    `Dirección mala · ${folder} con lo que no es ninguno muestra «${missing}»`,
    { tag: i === 0 ? [] : '@long' },
    async ({ page, signedInPage, problems }) => {
      const { heading, sidebar } = new Shell(page);
      const show = async (address: string, open: (page: Page, path: string) => Promise<unknown>) => {
        const logged = missing === TEXTS.notFound && page.waitForEvent('console', isNotFound);
        await open(signedInPage, address);
        await expect(heading).toHaveText(missing);
        await expect(sidebar).toBeVisible();
        await logged;
      };
      const byAddress = (at: Page, path: string) => at.goto(path);
      if (missing === TEXTS.notFound) problems.expect(/^console error: 404: /);
      for (const [i, [what, parameter]] of PARAMETERS.entries()) {
        await test.step(`${folder}${what}`, async () => {
          const address = `${folder}${parameter}`;
          // The first is typed as an address; of the others the host is asked below.
          if (i > 0) await goTo(page, '/notams');
          if (i > 0) await expect(heading).toHaveText('NOTAMs de la compañía');
          await show(address, i === 0 ? byAddress : goTo);
          expect((await page.request.get(address)).status()).toBe(statusOf(folder));
          const overflow = await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          );
          expect(overflow, 'nothing sticks out').toBeLessThanOrEqual(0);
        });
      }
      await test.step(`${folder}%E0%A4%A, que no se puede descifrar`, async () => {
        // Other hosts take such an address for one of a file that is not there.
        if (HOST === 'own') problems.expect(/status of 400/);
        await show(`${folder}%E0%A4%A`, byAddress);
      });
    },
  );
}

function isNotFound(message: ConsoleMessage): boolean {
  return message.type() === 'error' && message.text().startsWith('404: ');
}

test(
  'Dirección · la barra del final y las mayúsculas no estorban, ni un parámetro que no se entiende',
  { tag: '@long' },
  async ({ page, signedInPage }) => {
    for (const [address, heading] of ADDRESSES) {
      await test.step(`${address} muestra «${heading}»`, async () => {
        await signedInPage.goto(address);
        await expect(new Shell(page).heading).toHaveText(heading);
      });
    }
  },
);

test('Almacenamiento lleno o roto · lo que no se puede guardar dura la visita', async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('QuotaExceededError');
    };
    Storage.prototype.setItem = refuse;
    Storage.prototype.getItem = refuse;
    Storage.prototype.removeItem = refuse;
  });
  const screen = new SignInScreen(page);
  await screen.open('/notams');
  await screen.try(CALLSIGN, PASSWORD);
  await expect(new Shell(page).heading).toHaveText('NOTAMs de la compañía');
  await page.getByRole('button', { name: /^Tema como el sistema/ }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});
