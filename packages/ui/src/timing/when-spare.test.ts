import { beforeEach, describe, expect, it, vi } from 'vitest';
import { whenIdle } from './when-idle.ts';
import { whenSpare } from './when-spare.ts';

const task = vi.fn<() => void>();

beforeEach(() => {
  vi.useFakeTimers();
  task.mockReset();
  vi.stubGlobal('navigator', { onLine: true });
});
/** A browser that is idle a while after it has been asked. */
function idleAfter(ms: number): void {
  vi.stubGlobal('requestIdleCallback', (act: () => void) => setTimeout(act, ms));
  vi.stubGlobal('cancelIdleCallback', (id: number) => clearTimeout(id));
}

describe('when the browser is idle', () => {
  it('does it then, and not before', () => {
    idleAfter(200);
    whenIdle(task);
    vi.advanceTimersByTime(199);
    expect(task).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(task).toHaveBeenCalledOnce();
  });

  it.each([
    ['that can tell', true],
    ['that cannot', false],
  ])('is called off, in a browser %s', (_, canTell) => {
    if (canTell) idleAfter(200);
    else Reflect.deleteProperty(globalThis, 'requestIdleCallback');
    whenIdle(task)();
    vi.advanceTimersByTime(60_000);
    expect(task).not.toHaveBeenCalled();
  });
});

describe('what only saves time later', () => {
  it('waits five seconds, and then for an idle moment', () => {
    idleAfter(200);
    whenSpare(task);
    vi.advanceTimersByTime(5199);
    expect(task).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(task).toHaveBeenCalledOnce();
  });

  it('is not done for a pilot who asks for little data, nor without a network', () => {
    idleAfter(0);
    vi.stubGlobal('navigator', { onLine: true, connection: { saveData: true } });
    whenSpare(task);
    vi.stubGlobal('navigator', { onLine: false });
    whenSpare(task);
    vi.advanceTimersByTime(60_000);
    expect(task).not.toHaveBeenCalled();
  });

  it.each([0, 5100])('is called off after %d ms', (ms) => {
    idleAfter(200);
    const callOff = whenSpare(task);
    vi.advanceTimersByTime(ms);
    callOff();
    vi.advanceTimersByTime(60_000);
    expect(task).not.toHaveBeenCalled();
  });
});
