import { useEffect, useReducer, useRef } from 'react';
import type { Frame } from '@va/schemas/content/frames.ts';
import { initialFrameState, isMounted, isWaiting, nextDeadline, nextFrameState } from './frame-state.ts';
import { claimViolation, watchViolations, type WatchedFrame } from './frame-violations.ts';
import { visitLog } from './visit-log.ts';

/** Milliseconds between checks whether the frame still shows its blank first page. */
const COMMIT_POLL_MS = 300;

interface FrameOptions {
  /** Entry of `frames.yaml`. */
  frame: Frame;
  /** Absolute address of the page. */
  src: string;
  /** Whether it is one of the portal's documents, which may load without a connection. */
  offline: boolean;
}

/** Feeds the state machine of one frame with the browser's events. */
export function useFrameState({ frame: { id, hosts, signInUrl }, src, offline }: FrameOptions) {
  const [state, dispatch] = useReducer(nextFrameState, offline || navigator.onLine, initialFrameState);
  const place = useRef<HTMLDivElement>(null);
  const element = useRef<HTMLIFrameElement>(null);
  const watchedFrame = useRef<WatchedFrame>(undefined);
  const mounted = isMounted(state);

  // A lazy frame loads nothing until its place is near the screen: only then does the clock begin.
  useEffect(() => {
    const target = place.current;
    if (!target) return;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      dispatch({ type: 'seen', at: Date.now() });
      observer.disconnect();
    });
    observer.observe(target);
    return () => observer.disconnect();
  }, []);

  // Timers of hidden tabs are late; the date never is, and it is read again when the tab comes back.
  const deadline = nextDeadline(state);
  useEffect(() => {
    if (deadline === undefined) return;
    let timer: ReturnType<typeof setTimeout>;
    const check = () => {
      clearTimeout(timer);
      const left = deadline - Date.now();
      if (left > 0) timer = setTimeout(check, left);
      else dispatch({ type: 'time', at: Date.now() });
    };
    check();
    document.addEventListener('visibilitychange', check);
    addEventListener('pageshow', check);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', check);
      removeEventListener('pageshow', check);
    };
  }, [deadline]);

  // Once the frame shows something, the surface behind it must not show through.
  const watchCommit = mounted && isWaiting(state) && state.seen && !state.committed;
  useEffect(() => {
    if (!watchCommit) return;
    const timer = setInterval(() => {
      if (element.current && !isBlank(element.current)) dispatch({ type: 'committed' });
    }, COMMIT_POLL_MS);
    return () => clearInterval(timer);
  }, [watchCommit]);

  useEffect(() => {
    if (offline) return;
    const update = () =>
      dispatch(navigator.onLine ? { type: 'online', at: Date.now() } : { type: 'offline' });
    update();
    addEventListener('online', update);
    addEventListener('offline', update);
    return () => {
      removeEventListener('online', update);
      removeEventListener('offline', update);
    };
  }, [offline]);

  const signsIn = signInUrl !== undefined;
  useEffect(() => {
    if (!mounted) return;
    const frame = { src, hosts, signsIn, blocked: (uri: string) => dispatch({ type: 'blocked', uri }) };
    watchedFrame.current = frame;
    return watchViolations(frame);
  }, [mounted, src, hosts, signsIn]);

  const { phase, blockedUri } = state;
  useEffect(() => {
    if (blockedUri === undefined) return;
    console.error(
      `frames.yaml: el marco «${id}» quiere mostrar ${blockedUri}, que la política de seguridad del portal no permite. ` +
        'Añade ese servidor a «hosts» en su entrada y vuelve a construir el portal.',
    );
  }, [id, blockedUri]);

  // A frame that has never been on screen is not logged.
  const waiting = isWaiting(state);
  const loggable = state.seen || !waiting;
  useEffect(() => {
    if (loggable) visitLog.record(id, phase);
  }, [id, phase, loggable, state.attempt]);
  const unfinished = useRef(false);
  useEffect(() => {
    unfinished.current = state.seen && (phase === 'mounting' || phase === 'slow');
  });
  useEffect(
    () => () => {
      if (unfinished.current) visitLog.record(id, 'abandoned');
    },
    [id],
  );

  return {
    state,
    mounted,
    place,
    element,
    onLoad: () => {
      if (watchedFrame.current) claimViolation(watchedFrame.current);
      dispatch({ type: 'load' });
    },
    reload: () => dispatch({ type: 'reload', at: Date.now() }),
    keepWaiting: () => dispatch({ type: 'keep-waiting', at: Date.now() }),
  };
}

/**
 * Whether the frame still contains its initial blank page; false for a page of another site, which throws on access.
 */
function isBlank(frame: HTMLIFrameElement): boolean {
  try {
    const href = frame.contentWindow?.location.href;
    return href === undefined || href === 'about:blank';
  } catch {
    return false;
  }
}
