/**
 * Runs before the first paint: sets theme, motion and sidebar, and shows the painted page until the app starts. Then it
 * watches whether the app starts. Built as a classic script of its own, since modules run only after the document is
 * parsed.
 */
import { OWN_PLATFORM } from '@va/security/own-platform.ts';
import { applyChosenTheme, THEME_KEY } from '@va/ui/first-paint/chosen-theme.ts';
import { LOST } from './config/first-paint.ts';
import { MOTION_KEY, SESSION_KEY } from './config/storage-keys.ts';
import { keepPresses } from './early/keep-presses.ts';
import { readSidebarOpen } from './services/sidebar-cookie.ts';
import { readStored, writeStored } from './services/storage.ts';

const root = document.documentElement;
/**
 * Address for which the document was built: that of a page, or the platform's folder, whose pages the server renders.
 */
const builtFor = root.dataset['page'] ?? '';
const isPainted = OWN_PLATFORM && builtFor.endsWith('/plataforma');
/** Whether the gate lets everybody through; also for the platform's pages in the offline copy. */
const isOpenAddress =
  isPainted || (OWN_PLATFORM && `${location.pathname}/`.startsWith(`${builtFor}/plataforma/`));
const isKnown = readStored(SESSION_KEY);
const isIn = isOpenAddress || Boolean(isKnown);

applyChosenTheme(readStored(THEME_KEY));
if (readStored(MOTION_KEY) === 'pausado') root.dataset['motion'] = 'paused';
const isOpen = readSidebarOpen() ?? matchMedia('(width >= 64rem)').matches;
root.dataset['sidebar'] = isOpen ? 'expanded' : 'collapsed';
root.dataset['boot'] = isPainted ? 'page' : isIn ? 'shell' : 'gate';
if (isIn) askForPortal();
if (isIn && !isPainted) {
  document.title = root.dataset['title'] ?? document.title;
  // Once the whole body has been read; scripts of type module run later.
  once(() => document.getElementById('document-end'), showPage);
}
if (isPainted && !isKnown) once(() => document.getElementById('document-end'), passGate);
keepPresses();
// A script that fails to load is reported at once.
addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && complain(), true);
document.addEventListener(LOST, complain);
setTimeout(complain, 10_000);

/** Preloads the portal's code and the page's first picture for pilots who have signed in before. */
function askForPortal(): void {
  for (const part of document.querySelectorAll<HTMLLinkElement>('link[rel="signed-in"]'))
    part.rel = part.as ? 'preload' : 'modulepreload';
}

/**
 * Passes the gate for an account whose callsign the server has painted, even if the page is left before the app starts.
 */
function passGate(): void {
  const callsign = document.querySelector('[data-fill] a')?.textContent;
  if (callsign) writeStored(SESSION_KEY, callsign);
}

/** Runs once a change of the document has made something so. */
function once(isSo: () => unknown, run: () => void): void {
  new MutationObserver((_, observer) => {
    if (!isSo()) return;
    observer.disconnect();
    run();
  }).observe(root, { childList: true, subtree: true, attributes: true });
}

/**
 * Replaces the sign-in screen by the page that the build has rendered, for the app to hydrate. If the document is that
 * of another address, only the layout is shown until the app replaces it.
 */
function showPage(): void {
  const template = document.querySelector<HTMLTemplateElement>('#page');
  const mount = document.getElementById('root');
  if (!template || !mount) return;
  const page = template.content;
  const isThis = location.pathname.replace(/\/$/, '') === builtFor;
  root.dataset['painted'] = isThis && !location.search ? 'page' : 'other';
  const main = page.querySelector('main');
  if (main && !isThis) {
    const title = document.createElement('h1');
    title.textContent = document.title = 'Abriendo el portal…';
    main.replaceChildren(title);
  }
  // The policy refuses styles in markup.
  for (const part of page.querySelectorAll<HTMLElement>('[data-style]'))
    part.style.cssText = part.dataset['style'] ?? '';
  fillIn(page);
  template.remove();
  mount.replaceChildren(page);
  // Painted once: text in another font would be painted anew. The style sheet, which is applied after this script, names the fonts.
  const show = () => {
    if (root.dataset['boot'] === 'shell') root.dataset['boot'] = 'page';
  };
  const text = () => void document.fonts.load('1rem B612').then(show, show);
  const sheet = document.querySelector<HTMLLinkElement>('link[rel="stylesheet"]');
  if (!sheet || sheet.sheet) text();
  else sheet.onload = sheet.onerror = text;
}

/** Fills in what only this browser knows: the pilot and the time. */
function fillIn(page: DocumentFragment): void {
  const now = new Date();
  const time = now.toISOString();
  for (const place of page.querySelectorAll<HTMLElement>('[data-fill]')) {
    const { fill, zone } = place.dataset;
    if (fill === 'pilot') place.textContent = readStored(SESSION_KEY);
    else if (fill === 'year') place.textContent = time.slice(0, 4);
    else if (fill === 'clock') place.textContent = `${time.slice(11, root.dataset['motion'] ? 16 : 19)}Z`;
    else if (zone === 'UTC') place.textContent = `${time.slice(11, 16)}Z`;
    else place.textContent = now.toLocaleTimeString('es', { timeZone: zone, timeStyle: 'short' });
  }
}

/** Says that the portal has not come, once, and takes it back when it comes after all. */
function complain(): void {
  const mount = document.getElementById('root');
  if (!mount || !root.dataset['boot'] || document.getElementById('boot-problem')) return;
  // Keeps the painted page visible, so that it can be read.
  if (root.dataset['boot'] === 'shell') root.dataset['boot'] = 'page';
  const box = document.createElement('section');
  // The page below has the heading of the first level.
  const title = document.createElement('h2');
  const advice = document.createElement('p');
  const reload = document.createElement('button');
  title.textContent = 'El portal no ha arrancado';
  advice.textContent =
    'Comprueba tu conexión y vuelve a cargar la página. Si sigue igual, avisa al equipo de la aerolínea.';
  reload.textContent = 'Volver a cargar';
  reload.onclick = () => location.reload();
  box.id = 'boot-problem';
  box.role = 'alert';
  box.append(title, advice, reload);
  mount.before(box);
  once(
    () => !root.dataset['boot'],
    () => box.remove(),
  );
}
