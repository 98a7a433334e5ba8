// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { claimViolation, suspectsOf, watchViolations, type WatchedFrame } from './frame-violations.ts';

type Spied = WatchedFrame & { blocked: ReturnType<typeof vi.fn<(uri: string) => void>> };

function frame(src: string, { hosts = [new URL(src).hostname], signsIn = false } = {}): Spied {
  return { src, hosts, signsIn, blocked: vi.fn<(uri: string) => void>() };
}

const stops: (() => void)[] = [];

function mount(src: string, options = {}): Spied {
  const mounted = frame(src, options);
  stops.push(watchViolations(mounted));
  return mounted;
}

function violate(blockedURI: string, effectiveDirective = 'frame-src'): void {
  document.dispatchEvent(
    Object.assign(new Event('securitypolicyviolation'), { blockedURI, effectiveDirective }),
  );
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

describe('the frames that a report may concern', () => {
  const map = frame('https://mapa.ejemplo.example/a');
  const other = frame('https://mapa.ejemplo.example/b');
  const booking = frame('https://reservas.example/x', {
    hosts: ['reservas.example', 'entrar.vuelos.example'],
  });
  const all = [map, other, booking];

  it.each([
    ['the very address', 'https://mapa.ejemplo.example/b', [other]],
    ['the server alone', 'https://reservas.example', [booking]],
    ['a server that several share', 'https://mapa.ejemplo.example', [map, other]],
    ['a sibling of a listed server', 'https://cuentas.vuelos.example', [booking]],
    ['a sibling of a server that several share', 'https://www.ejemplo.example/', [map, other]],
    ['a stranger', 'https://cuentas.otro.example2', all],
    ['no address at all', 'data', all],
  ])('by %s', (_by, uri, expected) => {
    expect(suspectsOf(all, uri)).toEqual(expected);
  });
});

describe('reports of the browser', () => {
  it('reach the only suspect at once, with the address that was refused', () => {
    const only = mount('https://reservas.example/x');
    violate('https://cuentas.otro.test');
    expect(only.blocked).toHaveBeenCalledExactlyOnceWith('https://cuentas.otro.test');
  });

  it('of other directives mean nothing to frames', () => {
    const only = mount('https://reservas.example/x');
    violate('https://cuentas.otro.test', 'img-src');
    expect(only.blocked).not.toHaveBeenCalled();
  });

  it('wait for the next load when they fit several frames', () => {
    const first = mount('https://mapa.uno.test/a');
    const second = mount('https://mapa.dos.test/x');
    violate('https://cuentas.otro.test');
    // Header and page carry the same policy, and each reports.
    violate('https://cuentas.otro.test');
    expect(first.blocked).not.toHaveBeenCalled();
    claimViolation(second);
    claimViolation(first);
    expect(second.blocked).toHaveBeenCalledExactlyOnceWith('https://cuentas.otro.test');
    expect(first.blocked).not.toHaveBeenCalled();
  });

  it('fit a page that may ask to sign in better than a map that loads at the same time', () => {
    const map = mount('https://mapa.uno.test/a');
    const dispatch = mount('https://despacho.dos.test/x', { signsIn: true });
    violate('https://cuentas.otro.test');
    claimViolation(map);
    claimViolation(dispatch);
    vi.runAllTimers();
    expect(dispatch.blocked).toHaveBeenCalledOnce();
    expect(map.blocked).not.toHaveBeenCalled();
  });

  it('are the map’s after all when nothing else has loaded', () => {
    const map = mount('https://mapa.uno.test/a');
    const dispatch = mount('https://despacho.dos.test/x', { signsIn: true });
    violate('https://cuentas.otro.test');
    claimViolation(map);
    vi.runAllTimers();
    expect(map.blocked).toHaveBeenCalledOnce();
    expect(dispatch.blocked).not.toHaveBeenCalled();
  });

  it('fit a page that may ask to sign in although it loaded just before, and a map just after', () => {
    const map = mount('https://mapa.uno.test/a');
    const dispatch = mount('https://despacho.dos.test/x', { signsIn: true });
    claimViolation(dispatch);
    vi.advanceTimersByTime(4);
    violate('https://cuentas.otro.test');
    vi.advanceTimersByTime(40);
    claimViolation(map);
    vi.runAllTimers();
    expect(dispatch.blocked).toHaveBeenCalledOnce();
    expect(map.blocked).not.toHaveBeenCalled();
  });

  it('do not fit a page that loaded long before', () => {
    const map = mount('https://mapa.uno.test/a');
    const dispatch = mount('https://despacho.dos.test/x', { signsIn: true });
    claimViolation(dispatch);
    vi.advanceTimersByTime(5_000);
    violate('https://cuentas.otro.test');
    claimViolation(map);
    vi.runAllTimers();
    expect(map.blocked).toHaveBeenCalledOnce();
    expect(dispatch.blocked).not.toHaveBeenCalled();
  });

  it('are not pinned on a load that comes much later', () => {
    mount('https://mapa.uno.test/a');
    const second = mount('https://mapa.dos.test/x');
    violate('https://cuentas.otro.test');
    vi.advanceTimersByTime(5_000);
    claimViolation(second);
    expect(second.blocked).not.toHaveBeenCalled();
  });

  it('do not reach a frame that has left meanwhile', () => {
    const map = mount('https://mapa.uno.test/a');
    mount('https://despacho.dos.test/x', { signsIn: true });
    violate('https://cuentas.otro.test');
    claimViolation(map);
    stops.shift()?.();
    vi.runAllTimers();
    expect(map.blocked).not.toHaveBeenCalled();
  });

  it('stop with the last frame', () => {
    const only = mount('https://reservas.example/x');
    stops.pop()?.();
    violate('https://cuentas.otro.test');
    expect(only.blocked).not.toHaveBeenCalled();
    expect(vi.getTimerCount()).toBe(0);
  });
});
