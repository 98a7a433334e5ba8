import { act, cleanup, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderInApp } from '#app/testing/render-in-app.tsx';
import { LivePage } from './live-page.tsx';

/** The lines that the page has opened, played by the test. */
const lines: Line[] = [];
class Line extends EventTarget {
  static readonly CLOSED = 2;
  readyState = 0;
  constructor() {
    super();
    lines.push(this);
  }
  close() {
    this.readyState = Line.CLOSED;
  }
  /** What the browser says of a broken line, which it tries again, or of one that was refused. */
  fail(readyState: number) {
    this.readyState = readyState;
    act(() => void this.dispatchEvent(new Event('error')));
  }
}

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  lines.length = 0;
  vi.stubGlobal('EventSource', Line);
  vi.stubGlobal('fetch', async (url: string) =>
    Response.json(url.endsWith('/live/landings') ? { landings: [] } : { pilot: null }),
  );
  renderInApp(<LivePage />);
});

it('opens a line that was refused again, and leaves a broken one to the browser', () => {
  const [first] = lines;
  first?.fail(0);
  expect(screen.getByRole('alert').textContent).toBe('La plataforma no responde.Se vuelve a intentar solo.');
  act(() => void vi.advanceTimersByTime(60_000));
  expect(lines).toHaveLength(1);
  first?.fail(Line.CLOSED);
  act(() => void vi.advanceTimersByTime(5000));
  expect(lines).toHaveLength(2);
  act(
    () =>
      void lines[1]?.dispatchEvent(
        new MessageEvent('live', { data: JSON.stringify({ at: '2026-11-24T10:00:00Z', flights: [] }) }),
      ),
  );
  expect(screen.getByRole('heading', { name: 'Ahora no vuela nadie' })).toBeTruthy();
  // This browser has no full screen.
  expect(screen.queryByRole('button', { name: 'Pantalla completa' })).toBeNull();
  cleanup();
  expect(lines[1]?.readyState).toBe(Line.CLOSED);
});

it('tries no line again once the page is left', () => {
  lines[0]?.fail(Line.CLOSED);
  cleanup();
  vi.advanceTimersByTime(60_000);
  expect(lines).toHaveLength(1);
});

it('says without a network that there is none, instead of blaming the platform', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  lines[0]?.fail(0);
  expect(screen.getByText('No hay conexión para cargar los vuelos.')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});
