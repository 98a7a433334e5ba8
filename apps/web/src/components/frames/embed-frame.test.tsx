import simulationConsole from 'node:console';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Frame } from '@va/schemas/content/frames.ts';
import { EmbedFrame } from './embed-frame.tsx';
import { visitLog } from './visit-log.ts';

const frame: Frame = {
  id: 'reservas',
  title: 'Reservas',
  provider: 'NewSky',
  url: 'https://newsky.app/reservas',
  hosts: ['newsky.app'],
  kind: 'platform',
  height: 700,
  purpose: 'Reservar.',
  signInUrl: 'https://newsky.app/pilot/login',
};

let online = true;
let comeIntoView: () => void = () => undefined;

beforeEach(() => {
  // The simulated browser loads no frames and complains about each; that is what is wanted here.
  vi.spyOn(simulationConsole, 'error').mockImplementation(() => undefined);
  vi.useFakeTimers({ now: 1_700_000_000_000 });
  online = true;
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => online);
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(notify: (entries: { isIntersecting: boolean }[]) => void) {
        comeIntoView = () => act(() => notify([{ isIntersecting: true }]));
      }
      observe(): void {}
      disconnect(): void {}
    },
  );
});

/** Shows the frame of a provider, or that of one of our own pages. */
function show(ownPage?: string): void {
  const shown = ownPage ? { ...frame, hosts: [], url: ownPage } : frame;
  render(<EmbedFrame frame={shown} />, { wrapper: MemoryRouter });
  comeIntoView();
}

const iframe = () => document.querySelector('iframe');
const phase = () => document.querySelector('[data-frame]')?.getAttribute('data-phase');

function wait(ms: number): void {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
}

function connection(on: boolean): void {
  online = on;
  act(() => void window.dispatchEvent(new Event(on ? 'online' : 'offline')));
}

describe('waiting', () => {
  it('fills the place at once, says slow at 6 s and asks at 15 s, with the same frame all the time', () => {
    show();
    const first = iframe();
    expect(screen.getByText('Conectando con NewSky')).toBeTruthy();
    wait(5_999);
    expect(phase()).toBe('mounting');
    wait(1);
    expect(screen.getByRole('status').textContent).toBe('Reservas: Tarda más de lo normal…');
    wait(9_000);
    const card = within(screen.getByRole('group', { name: 'NewSky no contesta' }));
    expect(card.getByRole('button', { name: /Seguir esperando/ })).toBeTruthy();
    expect(card.getByRole('button', { name: /Recargar/ })).toBeTruthy();
    expect(card.getByRole('link', { name: /Abrir en pestaña nueva/ })).toBeTruthy();
    expect(iframe()).toBe(first);
  });

  it('is counted by the date when a hidden tab comes back without its timers having run', () => {
    show();
    vi.setSystemTime(Date.now() + 60_000);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(phase()).toBe('silent');
  });

  it('does not count before the place comes into view', () => {
    render(<EmbedFrame frame={{ ...frame, id: 'sin-abrir' }} />, { wrapper: MemoryRouter });
    wait(60_000);
    expect(phase()).toBe('mounting');
    expect(visitLog.snapshot().get('sin-abrir')).toBeUndefined();
  });

  it('goes on when asked to, and the focus stays at the frame', () => {
    show();
    wait(15_000);
    fireEvent.click(screen.getByRole('button', { name: /Seguir esperando/ }));
    expect(phase()).toBe('slow');
    expect(document.activeElement?.getAttribute('data-frame')).toBe('reservas');
    wait(15_000);
    expect(phase()).toBe('silent');
  });
});

describe('a native view of the same thing', () => {
  const shown = { ...frame, nativeView: 'trafico' } as const;
  const label = 'Ver nuestro tráfico en las redes';

  it('is one click away in the bar, and offered again when the frame fails', () => {
    render(<EmbedFrame frame={shown} />, { wrapper: MemoryRouter });
    comeIntoView();
    expect(screen.getAllByRole('link', { name: label })).toHaveLength(1);
    wait(15_000);
    const card = within(screen.getByRole('group', { name: 'NewSky no contesta' }));
    expect(card.getByRole('link', { name: label }).getAttribute('href')).toBe('/operaciones/trafico');
  });

  it('is offered without a connection', () => {
    online = false;
    render(<EmbedFrame frame={shown} />, { wrapper: MemoryRouter });
    expect(screen.getAllByRole('link', { name: label })).toHaveLength(2);
  });

  it('is not there for a frame that has none', () => {
    show();
    expect(screen.queryByRole('link', { name: label })).toBeNull();
  });
});

describe('the bar', () => {
  it('keeps its ways out in every phase', () => {
    show();
    const check = () => {
      const [link] = screen.getAllByRole('link', { name: /Abrir en pestaña nueva/ });
      expect(link?.getAttribute('href')).toBe('https://newsky.app/reservas');
      expect(link?.getAttribute('target')).toBe('_blank');
      expect(link?.getAttribute('rel')).toBe('noopener');
      expect(screen.getByRole('button', { name: /¿No se ve\?/ })).toBeTruthy();
    };
    check();
    for (const ms of [6_000, 9_000]) {
      wait(ms);
      check();
    }
    act(() => void fireEvent.load(iframe() as HTMLIFrameElement));
    expect(phase()).toBe('loaded');
    check();
    connection(false);
    check();
  });

  it('offers the sign-in in a new tab and a reload for afterwards', () => {
    show();
    const first = iframe();
    fireEvent.click(screen.getByRole('button', { name: /¿No se ve\?/ }));
    const signIn = screen.getByRole('link', { name: /Iniciar sesión en NewSky/ });
    expect(signIn.getAttribute('href')).toBe('https://newsky.app/pilot/login');
    expect(screen.getByRole('link', { name: 'Estado de los servicios' }).getAttribute('href')).toBe(
      '/estado',
    );
    fireEvent.click(screen.getByRole('button', { name: 'Ya he iniciado sesión: recargar' }));
    expect(iframe()).not.toBe(first);
  });
});

describe('the connection', () => {
  it('is waited for, and brings the frame by itself', () => {
    online = false;
    show();
    expect(iframe()).toBeNull();
    expect(screen.getAllByText('Sin conexión').length).toBeGreaterThan(0);
    connection(true);
    expect(iframe()?.getAttribute('src')).toBe('https://newsky.app/reservas');
  });

  it('does not matter to our own documents', () => {
    online = false;
    show('/documentos/reservas');
    expect(iframe()).not.toBeNull();
    connection(false);
    expect(phase()).toBe('mounting');
  });
});

describe('an own document', () => {
  it('has one slim bar without a state or a help, until it fails', () => {
    show('/documentos/reservas');
    const actions = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);
    expect(screen.getByRole('link', { name: /^Abrir en pestaña nueva/ }).textContent).toMatch(/^Abrir/);
    expect(actions()).toEqual([]);
    expect(screen.getByRole('status').textContent).toBe('');
    expect(screen.queryByText('Cargando')).toBeNull();
    wait(15_000);
    expect(screen.getByText('Sin respuesta')).toBeTruthy();
    expect(actions()).toEqual(['Seguir esperando', expect.stringContaining('Recargar')]);
  });

  it('hides its masthead and folds its contents within the frame, and shows only then', () => {
    show('/documentos/reservas');
    const page = document.implementation.createHTMLDocument('Reservas');
    page.body.innerHTML = '<nav class="contents"><details open></details></nav>';
    vi.spyOn(HTMLIFrameElement.prototype, 'contentDocument', 'get').mockReturnValue(page);
    expect(iframe()?.className).toContain('opacity-0');
    act(() => void iframe()?.dispatchEvent(new Event('load')));
    expect(iframe()?.className).not.toContain('opacity-0');
    expect(page.documentElement.className).toBe('framed');
    expect(page.querySelector('details')?.open).toBe(false);
  });
});

describe('a block by our own policy', () => {
  it('is named, on screen and in the console', () => {
    const complain = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    show();
    act(
      () =>
        void document.dispatchEvent(
          Object.assign(new Event('securitypolicyviolation'), {
            blockedURI: 'https://cuentas.example',
            effectiveDirective: 'frame-src',
          }),
        ),
    );
    expect(
      screen.getByRole('group', { name: 'Bloqueado por la configuración del portal' }).textContent,
    ).toContain('cuentas.example');
    expect(complain).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('«reservas»'));
  });
});

describe('the record of the visit', () => {
  it('holds what happened last', () => {
    show();
    expect(visitLog.snapshot().get('reservas')?.outcome).toBe('mounting');
    wait(15_000);
    expect(visitLog.snapshot().get('reservas')).toEqual({ outcome: 'silent', at: Date.now() });
  });

  it('says when the pilot left before an answer', () => {
    show();
    wait(8_000);
    cleanup();
    expect(visitLog.snapshot().get('reservas')?.outcome).toBe('abandoned');
  });

  it('keeps the failure when the pilot leaves after it', () => {
    show();
    wait(15_000);
    cleanup();
    expect(visitLog.snapshot().get('reservas')?.outcome).toBe('silent');
  });
});

it('refuses an entry without an address, and says so in its place instead of taking the page with it', () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { url: _url, ...withoutAddress } = frame;
  render(<EmbedFrame frame={withoutAddress} />, { wrapper: MemoryRouter });
  expect(screen.getByRole('alert').textContent).toContain(`«${frame.title}» no se puede mostrar.`);
  expect(document.querySelector('iframe')).toBeNull();
  expect(String(said.mock.calls[0])).toContain('has no url');
});
