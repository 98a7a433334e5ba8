/** Every page of a pilot, alone and framed, at two widths: no violation in either theme, no sideways scroll. */
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
  'puntos',
  'mesa/informes',
  'avisos',
  'avisos/orden-de-arranque',
  'mesa/avisos',
  'tours',
  'tours/svalbard',
  'mesa/tours',
  'eventos',
  'mesa/eventos',
  'premios',
  'mesa/premios',
  'estadisticas',
  'estadisticas/aerolinea',
  'estadisticas/un-ano',
  'pilotos',
  'pilotos/EVE001',
  'mesa',
  'nada',
];

for (const width of [360, 1280])
  test(`every page at ${width} px, in both themes`, async ({ page }) => {
    test.setTimeout(420_000);
    await page.setViewportSize({ width, height: 800 });
    await signIn(page, 'piloto');
    for (const path of PAGES) {
      await expectSoundPage(page, `/plataforma/${path}`, ['light', 'dark']);
      const framed = `/plataforma/${path}${path.includes('?') ? '&' : '?'}marco=1`;
      await expectSoundPage(page, framed, ['light', 'dark']);
    }
  });
