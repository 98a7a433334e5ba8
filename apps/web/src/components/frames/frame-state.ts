/** Milliseconds without an answer after which a frame counts as slow, and then as silent. */
export const SLOW_AFTER_MS = 6_000;
export const SILENT_AFTER_MS = 15_000;

/**
 * State of a frame as far as the portal can know it. `loaded` only means that the browser has reported the end of a
 * load. All browsers report it for refused pages too, so every phase offers a way out (a new tab).
 */
export type FramePhase = 'mounting' | 'loaded' | 'slow' | 'silent' | 'blocked' | 'offline';

export interface FrameState {
  phase: FramePhase;
  /** Grows with each new element; the React key of the frame. */
  attempt: number;
  /** The frame has been near the screen, so the browser has begun to load it (`loading="lazy"`). */
  seen: boolean;
  /** Epoch milliseconds at which the phase becomes `slow` and `silent`; undefined until the load has begun. */
  slowAt: number | undefined;
  silentAt: number | undefined;
  /** Whether the frame contains anything other than its initial blank page. */
  committed: boolean;
  /** Offline, but the frame had something to show already and stays. */
  kept: boolean;
  /** Offline, and the page had finished loading before, so it needs no reload afterwards. */
  complete: boolean;
  /** Address that our own policy refused, as the browser reported it. */
  blockedUri: string | undefined;
}

/** Times are epoch milliseconds. */
export type FrameEvent =
  | { type: 'seen'; at: number }
  | { type: 'time'; at: number }
  | { type: 'committed' }
  | { type: 'load' }
  | { type: 'blocked'; uri: string }
  | { type: 'offline' }
  | { type: 'online'; at: number }
  | { type: 'reload'; at: number }
  | { type: 'keep-waiting'; at: number };

export function initialFrameState(online: boolean): FrameState {
  return { ...fresh(0, false, undefined), phase: online ? 'mounting' : 'offline' };
}

/** The state after an event. Pure; an event that means nothing in a phase gives the same object back. */
export function nextFrameState(state: FrameState, event: FrameEvent): FrameState {
  switch (event.type) {
    case 'seen':
      if (state.seen) return state;
      return { ...state, seen: true, ...(state.phase === 'mounting' ? deadlines(event.at) : {}) };
    case 'time':
      return afterTime(state, event.at);
    case 'committed':
      return state.committed ? state : { ...state, committed: true };
    case 'load':
      return afterLoad(state);
    case 'blocked':
      if (state.phase === 'offline') return state;
      return { ...state, phase: 'blocked', committed: true, blockedUri: event.uri };
    case 'offline':
      return afterOffline(state);
    case 'online':
      if (state.phase !== 'offline') return state;
      if (state.kept && state.complete) return { ...state, phase: 'loaded', kept: false };
      return fresh(state.attempt + 1, state.seen, event.at);
    case 'reload':
      // Without a connection a new element would lose the contents of the old one.
      return state.phase === 'offline' ? state : fresh(state.attempt + 1, state.seen, event.at);
    case 'keep-waiting':
      if (state.phase !== 'silent') return state;
      return { ...state, phase: 'slow', silentAt: event.at + SILENT_AFTER_MS };
  }
}

/** Next moment at which time alone changes the phase, epoch milliseconds; undefined while it cannot. */
export function nextDeadline(state: FrameState): number | undefined {
  if (state.phase === 'mounting') return state.slowAt;
  return state.phase === 'slow' ? state.silentAt : undefined;
}

/** Whether the `<iframe>` is rendered. */
export function isMounted(state: FrameState): boolean {
  return state.phase !== 'offline' || state.kept;
}

/** Whether the frame has not answered yet. */
export function isWaiting(state: FrameState): boolean {
  return state.phase === 'mounting' || state.phase === 'slow' || state.phase === 'silent';
}

function fresh(attempt: number, seen: boolean, at: number | undefined): FrameState {
  const begun = seen && at !== undefined;
  return {
    phase: 'mounting',
    attempt,
    seen,
    ...(begun ? deadlines(at) : { slowAt: undefined, silentAt: undefined }),
    committed: false,
    kept: false,
    complete: false,
    blockedUri: undefined,
  };
}

function deadlines(at: number): Pick<FrameState, 'slowAt' | 'silentAt'> {
  return { slowAt: at + SLOW_AFTER_MS, silentAt: at + SILENT_AFTER_MS };
}

function afterTime(state: FrameState, at: number): FrameState {
  if (state.phase !== 'mounting' && state.phase !== 'slow') return state;
  if (state.silentAt !== undefined && at >= state.silentAt) return { ...state, phase: 'silent' };
  if (state.phase === 'mounting' && state.slowAt !== undefined && at >= state.slowAt)
    return { ...state, phase: 'slow' };
  return state;
}

function afterLoad(state: FrameState): FrameState {
  // A blocked page also reports a load, which must not hide the notice.
  if (state.phase === 'blocked') return state;
  // A load without a connection is the browser's own error page: the frame needs a new element afterwards.
  if (state.phase === 'offline') return state.complete ? { ...state, complete: false } : state;
  if (state.phase === 'loaded') return state;
  return { ...state, phase: 'loaded', committed: true };
}

function afterOffline(state: FrameState): FrameState {
  if (state.phase === 'offline') return state;
  const kept = state.committed && state.phase !== 'blocked';
  return { ...state, phase: 'offline', kept, complete: state.phase === 'loaded', blockedUri: undefined };
}
