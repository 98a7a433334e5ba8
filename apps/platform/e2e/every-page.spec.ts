/** Every page of a pilot, alone and framed, at two widths and in both themes: no violation, no sideways scroll. */
import { expectSoundPage } from './page-check.ts';
import { signIn, test } from './platform.ts';

const PAGES = [
  '',
  'vuelos',
  'vuelos?salida=todas',
  'vuelos?vista=semana',
  'vuelos?vista=mapa',
  'vuelos/libre',
  'reservas',
  'flota',
  'flota/EC-LZD',
  'cuenta',
  'mensajes',
  'informes',
  'acars',
  'dispositivo',
  'mapa',
  'informes/manual',
  'mesa/informes',
  'estadisticas',
  'estadisticas/aerolinea',
  'pilotos',
  'pilotos/EVE001',
  'mesa',
  'nada',
];

for (const width of [360, 1280])
  for (const scheme of ['light', 'dark'] as const)
    test(`every page at ${width} px, ${scheme}`, async ({ page }) => {
      test.setTimeout(420_000);
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme: scheme });
      await signIn(page, 'piloto');
      for (const path of PAGES)
        for (const frame of ['', `${path.includes('?') ? '&' : '?'}marco=1`])
          await expectSoundPage(page, `/plataforma/${path}${frame}`);
    });
