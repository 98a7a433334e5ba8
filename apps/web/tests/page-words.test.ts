// @vitest-environment happy-dom
/** What single pages say and offer, drawn from the project's content, and from one with a single thing of each kind. */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { loadContent } from '@va/content/load.ts';
import { PROJECT } from '@va/testing/content-copy.ts';
import { openPortal, type OpenPortal } from './render-portal.ts';

// A whole content takes its time on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const texts = (page: HTMLElement, selector: string) =>
  [...page.querySelectorAll(selector)].map(({ textContent }) => textContent);

describe("the project's airline", () => {
  let portal: OpenPortal;

  beforeAll(async () => {
    portal = await openPortal(await loadContent(PROJECT));
    await portal.signIn('EVE001');
  });

  afterAll(() => portal.close());

  it('names the pilot in the title of home, the callsign once, and the planner once', async () => {
    const page = await portal.go('/');
    expect(texts(page, 'h1')).toEqual(['Bienvenido a bordo, Alfa de Muestra']);
    expect(texts(page, 'h2')).toEqual(expect.arrayContaining(['Puertas de embarque', 'Focus Airports']));
    expect(page.textContent?.split('EVE001')).toHaveLength(2);
    expect(page.querySelectorAll('a[href="/operaciones/que-vuelo-hoy"]')).toHaveLength(1);
  });

  it('offers on the page of an aircraft the liveries that name it', async () => {
    const page = await portal.go('/flota/ec-nbo');
    const section = page.querySelector('[aria-labelledby=liveries]');
    expect(section?.textContent).toContain('EC-NBO para iniBuilds A350');
    expect(section?.textContent).not.toContain('EC-NGY');
    expect(section?.querySelector('a')?.textContent).toContain('Descargar');
  });

  it('says of a livery that is only in the chat where it is', async () => {
    const page = await portal.go('/recursos/liveries');
    expect(texts(page, 'main button')).toContain('Ver en Discord EC-NGY para iniBuilds A350');
  });

  it('says of an airport without routes that tours call there', async () => {
    const page = await portal.go('/operaciones/aeropuertos');
    const only = texts(page, 'main li').filter((text) => text?.includes('sólo en tours'));
    expect(only).toEqual([expect.stringMatching(/^LEVC.*0.destinos$/)]);
  });

  it('hands on to the search of the whole portal what no airport is called', async () => {
    const page = await portal.go('/operaciones/aeropuertos?q=cuba');
    const button = [...page.querySelectorAll('button')].find(
      ({ textContent }) => textContent === 'Buscar «cuba» en todo el portal',
    );
    button?.click();
    await vi.waitFor(() =>
      expect(page.querySelector<HTMLInputElement>('[role=combobox]')?.value).toBe('cuba'),
    );
  });

  it('says what a report by hand counts for', async () => {
    const page = await portal.go('/operaciones/reporte');
    expect(page.querySelector('main')?.textContent).toContain('Se admiten dos al mes por piloto');
  });
});

describe('an airline with one aircraft and one focus airport', () => {
  let portal: OpenPortal;

  beforeAll(async () => {
    const content = await loadContent(PROJECT);
    portal = await openPortal({
      ...content,
      routes: content.routes.map((route) => ({ ...route, estimated: true })),
      aircraft: content.aircraft.slice(0, 1),
      focusAirports: content.focusAirports.slice(0, 1),
    });
    await portal.signIn('EVE001');
  });

  afterAll(() => portal.close());

  it('compares no types where there is one, and keeps its card small', async () => {
    const page = await portal.go('/flota');
    expect(texts(page, 'h1, main h2')).toEqual(['Flota']);
    expect(page.querySelector('main ul')?.parentElement?.style.maxWidth).toBe('24rem');
  });

  it('shows one focus airport without the controls of a carousel', async () => {
    const page = await portal.go('/');
    const place = [...page.querySelectorAll('section')].find(
      (section) => section.getAttribute('aria-labelledby') === 'focus-airports',
    );
    expect(place?.querySelectorAll('img')).toHaveLength(1);
    expect(place?.querySelectorAll('button')).toHaveLength(0);
  });

  it('says on every page that shows it that a block time is an estimate', async () => {
    for (const address of [
      '/operaciones/aeropuertos/lebl',
      '/operaciones/plan?salida=lebl&llegada=lppt',
      '/operaciones/reservar?salida=lebl&llegada=lppt',
      '/operaciones/que-vuelo-hoy?desde=lebl&tiempo=120',
      '/flota/ec-lzd',
    ]) {
      const page = await portal.go(address);
      expect(page.querySelector('main')?.textContent, address).toContain('01:50\u00a0h (estimado)');
    }
  });
});
