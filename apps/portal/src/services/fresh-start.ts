/** Loading the whole page anew, where nothing less helps. */
import { askHost } from './host.ts';

/** Key in the state of a history entry: the build that it has been loaded anew from already. */
const MARK = 'loadedAnew';

/**
 * Loads `address` from the host instead of the page that stands here. At most once for each page and build, so that a
 * part which the host really lacks never sets off a chain; and not without a connection, or when the host does not
 * answer, because the page that stands here is more than the browser's own about that.
 * @param build tells this build of the portal from others
 * @returns whether the page is about to go
 */
export async function startAfresh(address: string, build: string): Promise<boolean> {
  const state = history.state as Record<string, unknown> | null;
  const isHere = address === location.href;
  // What stands here may have been loaded anew itself: that says nothing about where the pilot is going.
  if (!navigator.onLine || (isHere && state?.[MARK] === build)) return false;
  if (!(await hostAnswers())) return false;
  if (isHere) history.replaceState({ ...state, [MARK]: build }, '');
  else history.pushState({ [MARK]: build }, '', address);
  location.reload();
  return true;
}

/**
 * Loads the page that stands here again because the pilot asks for it, where there is something to load it from.
 * @returns whether the page is about to go
 */
export async function loadAgain(): Promise<boolean> {
  if (!navigator.onLine || !(await hostAnswers())) return false;
  location.reload();
  return true;
}

async function hostAnswers(): Promise<boolean> {
  try {
    return (await askHost()).ok;
  } catch {
    return false;
  }
}
