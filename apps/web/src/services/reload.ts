/** Reloads of the whole page, where nothing less helps. */
import { askHost } from './host.ts';

/** Key in the state of a history entry: the build from which it has been reloaded already. */
const MARK = 'loadedAnew';

/**
 * Loads `address` from the host, at most once for each page and build, so that a file the host really lacks starts no
 * loop. Not without a connection or an answer from the host: the page that is shown is better than the browser's
 * error page.
 * @param build identifies this build of the portal
 * @returns whether the page is about to reload
 */
export async function reloadOnce(address: string, build: string): Promise<boolean> {
  const state = () => history.state as Record<string, unknown> | null;
  // If this page has been reloaded already, that says nothing about another address.
  const isReloaded = () => address === location.href && state()?.[MARK] === build;
  if (!navigator.onLine || isReloaded()) return false;
  if (!(await hostAnswers())) return false;
  // Another caller has reloaded meanwhile.
  if (isReloaded()) return true;
  if (address === location.href) history.replaceState({ ...state(), [MARK]: build }, '');
  else history.pushState({ [MARK]: build }, '', address);
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
