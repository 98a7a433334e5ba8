/** Reloads of the whole page, where nothing less helps. */
import { withBase } from '#app/config/base-url.ts';

/**
 * Asks for the headers of the start page (`HEAD`), past every cache. The start page, because some hosts answer the other
 * addresses of the app with status 404. Rejects where the host cannot be reached.
 */
function askHost(): Promise<Response> {
  return fetch(withBase('/'), { method: 'HEAD', cache: 'no-store' });
}

/** Key in the state of a history entry: the build from which it has been reloaded already. */
const MARK = 'loadedAnew';
/** Key beside it: when the document began that has asked for the reload, and is about to go. */
const ASKED_BY = 'askedBy';

/**
 * Loads `address` from the host, at most once for each page and build, so that a file the host really lacks starts no
 * loop. Not without a connection or an answer from the host: the page that is shown is better than the browser's
 * error page.
 * @param build identifies this build of the portal
 * @returns whether the page is about to reload
 */
export async function reloadOnce(address: string, build: string): Promise<boolean> {
  const state = () => history.state as Record<string, unknown> | null;
  const isMarked = () => address === location.href && state()?.[MARK] === build;
  // Somebody else has reloaded, and this document is about to go: nothing may be shown or written any more.
  const isReloading = () => isMarked() && state()?.[ASKED_BY] === performance.timeOrigin;
  if (isReloading()) return true;
  // If this page has been reloaded already, that says nothing about another address.
  if (!navigator.onLine || isMarked()) return false;
  if (!(await hostAnswers())) return false;
  if (isReloading()) return true;
  const mark = { [MARK]: build, [ASKED_BY]: performance.timeOrigin };
  if (address === location.href) history.replaceState({ ...state(), ...mark }, '');
  else history.pushState(mark, '', address);
  // In a turn of its own: Chromium else adds a step for the reload at times.
  await new Promise((resolve) => setTimeout(resolve));
  location.reload();
  return true;
}

/**
 * Reloads the current page when the pilot asks for it and the host answers.
 * @returns whether the page is about to reload
 */
export async function reloadIfPossible(): Promise<boolean> {
  if (!navigator.onLine || !(await hostAnswers())) return false;
  location.reload();
  return true;
}

const hostAnswers = () =>
  askHost()
    .then(({ ok }) => ok)
    .catch(() => false);
