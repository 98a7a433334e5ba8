import { whenIdle } from './when-idle.ts';

/** Milliseconds that low-priority work leaves to the page itself. */
const QUIET_MS = 5000;

/** Whether the connection allows requests that only save time later: online, and without «save data». */
function isLineSpare(): boolean {
  return navigator.onLine && !savesData();
}

function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

/**
 * Runs low-priority work once the page is up and the browser idle; never under «save data» or offline. Returns what
 * cancels it.
 */
export function whenSpare(task: () => void): () => void {
  if (savesData()) return () => {};
  let callOff = () => clearTimeout(timer);
  const timer = setTimeout(() => {
    callOff = whenIdle(() => {
      if (navigator.onLine) task();
    });
  }, QUIET_MS);
  return () => callOff();
}

/** Events that precede following a link. */
const SIGNS = ['pointerover', 'focusin', 'touchstart'] as const;

/**
 * Calls `prepare` with the path of every link to this site that is pointed at, touched or focused. Not under «save data» or
 * without a network. Returns what stops it.
 */
export function beforeFollowing(prepare: (pathname: string) => void): () => void {
  const onSign = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link && opensHere(link) && isLineSpare()) prepare(link.pathname);
  };
  for (const sign of SIGNS) document.addEventListener(sign, onSign, { passive: true });
  return () => {
    for (const sign of SIGNS) document.removeEventListener(sign, onSign);
  };
}

/** Whether a link opens in this tab and on this site; only such links can lead to a route of the app. */
export function opensHere(link: HTMLAnchorElement): boolean {
  return !link.target && link.origin === location.origin;
}
