/** «Tráfico en las redes»: the airline's flights on the networks, from recorded shapes and from broken ones. */
import { violations } from './page-checks/axe.ts';
import { json } from './fixtures/feeds/feeds.ts';
import { ivaoAnswer, vatsimAnswer, type PlayedFlight } from './fixtures/feeds/traffic.ts';
import { expect, test } from './fixtures/portal.ts';
import { HomePage } from './pages/home-page.ts';
import { TrafficPage } from './pages/traffic-page.ts';

const NOON = new Date('2026-03-05T12:00:00Z');
const MADRID_BARCELONA: PlayedFlight = {
  callsign: 'EVE123',
  lat: 40.9,
  lon: 0.2,
  altitude: 34_980,
  speed: 440,
  heading: 79,
  plan: ['LEMD', 'LEBL'],
};
const OTHERS: PlayedFlight[] = [
  { callsign: 'IBE3001', lat: 41, lon: 1, plan: ['LEMD', 'LEBL'] },
  { callsign: 'EVERGREEN', lat: 10, lon: 10 },
];

test('Tráfico · los vuelos de las dos redes, juntos y por su indicativo; la ficha está en la dirección @phone-long', async ({
  signedInPage: page,
  feeds,
}) => {
  const traffic = new TrafficPage(page);
  feeds.play(
    'vatsim-trafico',
    json(
      vatsimAnswer(
        [
          ...OTHERS,
          MADRID_BARCELONA,
          { callsign: 'EVE001', lat: -16, lon: 179.9, plan: ['NZAA', 'PHNL'] },
          { callsign: 'EVE7', lat: 999, lon: 0 },
          { callsign: 'EVE8', lat: 40, lon: 0, altitude: 1e9 },
          { callsign: 'EVE44', lat: 40.48, lon: -3.57, altitude: 2000, speed: 0, plan: ['LEMD', 'LPPT'] },
        ],
        NOON,
      ),
    ),
  );
  feeds.play(
    'ivao-trafico',
    json(
      ivaoAnswer(
        [MADRID_BARCELONA, { callsign: 'EVE9', lat: -17, lon: -179.5, aircraft: 'A359' }],
        new Date(NOON.getTime() - 20_000),
      ),
    ),
  );
  await page.clock.install({ time: NOON });
  await traffic.open();

  await test.step('una ficha por vuelo, primero los que están en el aire', async () => {
    await expect(traffic.list).toHaveAccessibleName(/^4\svuelos$/);
    await expect(traffic.flights).toHaveText([
      /^EVE001/,
      /^EVE9/,
      /^EVE123 de Madrid a Barcelona$/,
      /^EVE44/,
    ]);
    const strip = traffic.strip('EVE123');
    await expect(strip).toContainText('VATSIM e IVAO');
    await expect(strip).toContainText('Crucero');
    await expect(strip).toContainText('A320');
    await expect(strip).toContainText('Llega 12:12Z');
    await expect(strip).toContainText(/35\s000\sft\s*440\skt\s*079°/);
    await expect(traffic.strip('EVE44')).toContainText('En tierra');
    await expect(traffic.strip('EVE9')).toContainText('Sin plan de vuelo presentado');
    await expect(traffic.strip('EVE001')).toContainText('Tu vuelo');
    await expect(traffic.map).toHaveAccessibleDescription(/^Mapa con 4\svuelos\./);
  });

  await test.step('cómo va cada red, y lo que envió sin sentido', async () => {
    const [vatsim, ivao] = [traffic.network('VATSIM'), traffic.network('IVAO')];
    await expect(vatsim).toContainText('Al día');
    await expect(vatsim).toContainText(/7\spilotos a las 12:00:00Z/);
    await expect(vatsim).toContainText(/2\sfilas descartadas/);
    await expect(ivao).toContainText(/2\spilotos a las 11:59:40Z/);
    await expect(ivao).not.toContainText('descartada');
  });

  await test.step('un vuelo se abre con el teclado, en la lista y en la dirección', async () => {
    const before = await page.evaluate(() => history.length);
    await traffic.link('EVE123').focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\?vuelo=EVE123$/);
    await expect(traffic.link('EVE123')).toHaveAttribute('aria-current', 'true');
    await expect(traffic.link('EVE123')).toBeFocused();
    await expect(traffic.figure('Recorrido')).toHaveText(/^173\sNM \(66\s%\)$/);
    await expect(traffic.figure('Por recorrer')).toHaveText(/^88\sNM$/);
    await expect(traffic.figure('Le quedan')).toHaveText(/^12\smin$/);
    await expect(traffic.figure('Llegada estimada')).toHaveText(/^12:12Z13:12 en Barcelona$/);
    await expect(traffic.figure('Nivel previsto')).toHaveText(/^35\s000\sft$/);
    await expect(traffic.figure('Última posición')).toHaveText('12:00:00Z');
    await expect(traffic.figure('Ruta presentada')).toHaveText('DCT NVS UN725 CATON DCT');
    await expect(traffic.map).toHaveAccessibleDescription(/destaca EVE123/);
    expect(await page.evaluate(() => history.length), 'no step for «Atrás»').toBe(before);
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Ver todos', exact: true }).click();
    await page.getByRole('button', { name: 'Ver EVE123 de cerca' }).click();
    await traffic.list.getByRole('link', { name: 'Cerrar la ficha' }).click();
    await expect(page).toHaveURL(/\/operaciones\/trafico$/);
    await expect(traffic.figure('Recorrido')).toHaveCount(0);
  });

  await test.step('la dirección también lo abre, sobre el antimeridiano, y dice cuándo un vuelo ya no está', async () => {
    await traffic.open('eve001');
    await expect(traffic.link('EVE001')).toHaveAttribute('aria-current', 'true');
    await expect(traffic.figure('Llegada estimada')).toHaveText('—');
    await expect(traffic.list).toContainText('El portal no conoce PHNL');
    await traffic.open('EVE999');
    await expect(traffic.list).toContainText('EVE999 no está conectado');
    await expect(traffic.flights).toHaveCount(4);
  });
});

test(
  'Tráfico · cuando no vuela nadie lo dice, con la salida a reservar; está a un paso del mapa de inicio',
  { tag: '@long' },
  async ({ signedInPage: page }) => {
    const traffic = new TrafficPage(page);
    await new HomePage(page).open();
    await page
      .getByRole('region', { name: 'Mapa en vivo', exact: true })
      .getByRole('link', { name: 'Ver nuestro tráfico en las redes' })
      .click();
    await expect(page).toHaveURL(/\/operaciones\/trafico$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tráfico en las redes');
    await expect(traffic.list).toContainText('Ahora no vuela nadie de EVE');
    await expect(traffic.list).toContainText('en VATSIM ni en IVAO');
    await traffic.list.getByRole('link', { name: 'Reservar un vuelo' }).click();
    await expect(page).toHaveURL(/\/operaciones\/reservar$/);
  },
);

test(
  'Tráfico · una red caída no tapa la otra, y lo último bueno se queda a la vista',
  { tag: '@long' },
  async ({ signedInPage: page, feeds }) => {
    const traffic = new TrafficPage(page);
    feeds.play('vatsim-trafico', json(vatsimAnswer([MADRID_BARCELONA], NOON)));
    feeds.play('ivao-trafico', { status: 429, body: '', headers: { 'Retry-After': '600' } });
    await page.clock.install({ time: NOON });
    await traffic.open();
    await expect(traffic.flights).toHaveCount(1);
    await expect(traffic.network('VATSIM')).toContainText('Al día');
    await expect(traffic.network('IVAO')).toContainText('Sin datos');
    await expect(traffic.network('IVAO')).toContainText('pide que se le pregunte menos');

    feeds.play('vatsim-trafico', {
      body: '<!doctype html><title>Mantenimiento</title>',
      contentType: 'text/html',
    });
    const asked = feeds.count('ivao-trafico');
    await expect(async () => {
      await page.clock.runFor(5000);
      await expect(traffic.network('VATSIM')).toContainText('Sin actualizar', { timeout: 250 });
    }).toPass();
    await expect(traffic.network('VATSIM')).toContainText('ha contestado algo que el portal no entiende');
    await expect(traffic.flights, 'the last good answer').toHaveCount(1);
    expect(feeds.count('ivao-trafico'), 'it is left alone for as long as it asked').toBe(asked);
  },
);

test(
  'Tráfico · sin ninguna red lo dice y se recupera; media respuesta no rompe nada',
  { tag: '@long' },
  async ({ signedInPage: page, feeds }) => {
    const traffic = new TrafficPage(page);
    const half = JSON.stringify(vatsimAnswer([MADRID_BARCELONA], NOON));
    feeds.play('vatsim-trafico', { body: half.slice(0, half.length / 2) });
    feeds.play('ivao-trafico', 'cut');
    await page.clock.install({ time: NOON });
    await traffic.open();
    await expect(traffic.list).toContainText('Buscando vuelos…');
    await expect.poll(async () => (await page.clock.runFor(2000), feeds.count('vatsim-trafico'))).toBe(4);
    await expect(traffic.list).toContainText('Ahora no se puede saber quién vuela');
    feeds.play('vatsim-trafico', json(vatsimAnswer([MADRID_BARCELONA], NOON)));
    await traffic.network('VATSIM').getByRole('button', { name: 'Reintentar' }).click();
    await expect(traffic.flights).toHaveCount(1);
  },
);

test(
  'Tráfico · pregunta cada medio minuto, nunca con la pestaña oculta, y al volver enseguida',
  { tag: '@long' },
  async ({ signedInPage: page, feeds }) => {
    const traffic = new TrafficPage(page);
    let altitude = 10_000;
    feeds.play('vatsim-trafico', () => {
      const seen = new Date(NOON.getTime() + (altitude - 10_000) * 30);
      const answer = json(vatsimAnswer([{ ...MADRID_BARCELONA, altitude }], seen));
      altitude += 1000;
      return answer;
    });
    await page.clock.install({ time: NOON });
    await traffic.open('EVE123');
    await expect(traffic.strip('EVE123')).toContainText(/10\s000\sft/);
    await expect(traffic.figure('Régimen')).toHaveText('—');
    await page.clock.runFor(31_000);
    await expect(traffic.strip('EVE123')).toContainText(/11\s000\sft/);
    await expect(traffic.figure('Régimen')).toHaveText(/^Sube 2000\sft\/min$/);
    expect(feeds.count('vatsim-trafico')).toBe(2);

    const setVisible = (state: 'visible' | 'hidden') =>
      page.evaluate((value) => {
        Object.defineProperty(document, 'visibilityState', { value, configurable: true });
        document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
      }, state);
    await setVisible('hidden');
    await page.clock.runFor(5 * 60_000);
    expect(feeds.count('vatsim-trafico'), 'nobody is looking').toBe(2);
    await setVisible('visible');
    await expect(traffic.strip('EVE123')).toContainText(/12\s000\sft/);
    expect(feeds.count('vatsim-trafico')).toBe(3);
  },
);
