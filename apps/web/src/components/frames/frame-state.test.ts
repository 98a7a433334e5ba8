import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  initialFrameState,
  isMounted,
  nextDeadline,
  nextFrameState,
  SILENT_AFTER_MS,
  SLOW_AFTER_MS,
  type FrameEvent,
  type FrameState,
} from './frame-state.ts';

const T0 = 1_700_000_000_000;

function after(events: readonly FrameEvent[], from: FrameState = initialFrameState(true)): FrameState {
  return events.reduce(nextFrameState, from);
}

const seen: FrameEvent = { type: 'seen', at: T0 };
const time = (ms: number): FrameEvent => ({ type: 'time', at: T0 + ms });

describe('time', () => {
  it('does not run before the frame has been on screen', () => {
    const state = after([time(60_000)]);
    expect(state.phase).toBe('mounting');
    expect(nextDeadline(state)).toBeUndefined();
  });

  it.each([
    [0, 'mounting'],
    [SLOW_AFTER_MS - 1, 'mounting'],
    [SLOW_AFTER_MS, 'slow'],
    [SILENT_AFTER_MS - 1, 'slow'],
    [SILENT_AFTER_MS, 'silent'],
  ])('after %i ms without an answer: %s', (ms, phase) => {
    expect(after([seen, time(ms)]).phase).toBe(phase);
  });

  it('goes straight to silent when a hidden tab comes back after minutes', () => {
    expect(after([seen, time(600_000)]).phase).toBe('silent');
  });

  it('names the next moment that matters', () => {
    expect(nextDeadline(after([seen]))).toBe(T0 + SLOW_AFTER_MS);
    expect(nextDeadline(after([seen, time(SLOW_AFTER_MS)]))).toBe(T0 + SILENT_AFTER_MS);
    expect(nextDeadline(after([seen, time(SILENT_AFTER_MS)]))).toBeUndefined();
    expect(nextDeadline(after([seen, { type: 'load' }]))).toBeUndefined();
  });

  it('gives another fifteen seconds to who keeps waiting', () => {
    const waiting = after([seen, time(20_000), { type: 'keep-waiting', at: T0 + 20_000 }]);
    expect(waiting.phase).toBe('slow');
    expect(after([time(20_000 + SILENT_AFTER_MS - 1)], waiting).phase).toBe('slow');
    expect(after([time(20_000 + SILENT_AFTER_MS)], waiting).phase).toBe('silent');
  });

  it('stops mattering once the page has loaded', () => {
    expect(after([seen, { type: 'load' }, time(600_000)]).phase).toBe('loaded');
  });
});

describe('load', () => {
  it.each([5_000, 10_000, 100_000])('counts whenever it comes, also after %i ms', (ms) => {
    expect(after([seen, time(ms), { type: 'load' }]).phase).toBe('loaded');
  });

  it('changes nothing the second time', () => {
    const loaded = after([seen, { type: 'load' }]);
    expect(nextFrameState(loaded, { type: 'load' })).toBe(loaded);
  });
});

describe('a block by our own policy', () => {
  const blocked: FrameEvent = { type: 'blocked', uri: 'https://otro.example' };

  it('outlives the load that the browser reports with it, in either order', () => {
    expect(after([seen, blocked, { type: 'load' }]).phase).toBe('blocked');
    expect(after([seen, { type: 'load' }, blocked]).phase).toBe('blocked');
    expect(after([seen, blocked]).blockedUri).toBe('https://otro.example');
  });

  it('ends with a reload', () => {
    const state = after([seen, blocked, { type: 'reload', at: T0 + 9 }]);
    expect(state).toMatchObject({ phase: 'mounting', attempt: 1, blockedUri: undefined });
  });
});

describe('a reload', () => {
  it('is a new element with a clock of its own', () => {
    const state = after([seen, time(20_000), { type: 'reload', at: T0 + 30_000 }]);
    expect(state).toMatchObject({ phase: 'mounting', attempt: 1, committed: false });
    expect(nextDeadline(state)).toBe(T0 + 30_000 + SLOW_AFTER_MS);
  });

  it('does nothing without a connection', () => {
    const offline = after([{ type: 'offline' }]);
    expect(nextFrameState(offline, { type: 'reload', at: T0 })).toBe(offline);
  });
});

describe('without a connection', () => {
  it('nothing is mounted, and it comes by itself when the connection is back', () => {
    const offline = after([seen], initialFrameState(false));
    expect(offline.phase).toBe('offline');
    expect(isMounted(offline)).toBe(false);
    const back = after([{ type: 'online', at: T0 + 5_000 }], offline);
    expect(back).toMatchObject({ phase: 'mounting', attempt: 1 });
    expect(isMounted(back)).toBe(true);
    expect(nextDeadline(back)).toBe(T0 + 5_000 + SLOW_AFTER_MS);
  });

  it('takes away a frame that shows nothing yet', () => {
    expect(isMounted(after([seen, { type: 'offline' }]))).toBe(false);
  });

  it('leaves a loaded page where it is, and gives it back untouched', () => {
    const offline = after([seen, { type: 'load' }, { type: 'offline' }]);
    expect(offline.phase).toBe('offline');
    expect(isMounted(offline)).toBe(true);
    expect(after([{ type: 'online', at: T0 }], offline)).toMatchObject({ phase: 'loaded', attempt: 0 });
  });

  it('reloads afterwards a page that broke meanwhile or had not finished', () => {
    const broke = after([
      seen,
      { type: 'load' },
      { type: 'offline' },
      { type: 'load' },
      { type: 'online', at: T0 },
    ]);
    expect(broke).toMatchObject({ phase: 'mounting', attempt: 1 });
    const half = after([seen, { type: 'committed' }, { type: 'offline' }]);
    expect(isMounted(half)).toBe(true);
    expect(after([{ type: 'online', at: T0 }], half)).toMatchObject({ phase: 'mounting', attempt: 1 });
  });
});

const anyEvent: fc.Arbitrary<FrameEvent> = fc.oneof(
  fc.nat(100_000).map((ms): FrameEvent => ({ type: 'seen', at: T0 + ms })),
  fc.nat(100_000).map((ms): FrameEvent => ({ type: 'time', at: T0 + ms })),
  fc.nat(100_000).map((ms): FrameEvent => ({ type: 'online', at: T0 + ms })),
  fc.nat(100_000).map((ms): FrameEvent => ({ type: 'reload', at: T0 + ms })),
  fc.nat(100_000).map((ms): FrameEvent => ({ type: 'keep-waiting', at: T0 + ms })),
  fc.constantFrom<FrameEvent>(
    { type: 'committed' },
    { type: 'load' },
    { type: 'offline' },
    { type: 'blocked', uri: 'https://otro.example' },
  ),
);

describe('whatever happens', () => {
  it('a waiting frame that has been on screen always has a next moment, so no pilot waits for ever', () => {
    fc.assert(
      fc.property(fc.array(anyEvent), (events) => {
        const state = after([seen, ...events]);
        if (state.phase === 'mounting' || state.phase === 'slow') expect(nextDeadline(state)).toBeDefined();
      }),
    );
  });

  it('only a reload and a return of the connection make a new element', () => {
    fc.assert(
      fc.property(fc.array(anyEvent), anyEvent, (events, last) => {
        const before = after(events);
        const grown = nextFrameState(before, last).attempt > before.attempt;
        if (grown) expect(['reload', 'online']).toContain(last.type);
      }),
    );
  });

  it('the frame leaves the page only for want of a connection', () => {
    fc.assert(
      fc.property(fc.array(anyEvent), (events) => {
        const state = after(events);
        if (!isMounted(state)) expect(state.phase).toBe('offline');
      }),
    );
  });
});
