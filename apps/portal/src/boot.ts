/**
 * Before the first paint: theme, motion, sidebar, and what stands there until the portal does. Then: does it come up?
 * Built as a plain script of its own, since a module runs only after the page has been read.
 */
import { applyChosenTheme } from '@va/ui/first-paint/chosen-theme.ts';
import { storageKeys } from './config/storage-keys.ts';
import { readSidebarOpen } from './services/sidebar-cookie.ts';
import { readStored } from './services/storage.ts';

const root = document.documentElement;
const isSignedIn = Boolean(readStored(storageKeys.session));

applyChosenTheme(readStored(storageKeys.theme));
if (readStored(storageKeys.motion) === 'pausado') root.dataset['motion'] = 'paused';
const isOpen = readSidebarOpen() ?? matchMedia('(width >= 64rem)').matches;
root.dataset['sidebar'] = isOpen ? 'expanded' : 'collapsed';
root.dataset['boot'] = isSignedIn ? 'shell' : 'gate';
if (isSignedIn) {
  askForPortal();
  showPage();
}
// A script that does not arrive says so at once.
addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && complain(), true);
setTimeout(complain, 10_000);

/** Pilots who have signed in before need what stands behind the gate, and the page's first picture, at once. */
function askForPortal(): void {
  for (const part of document.querySelectorAll<HTMLLinkElement>('link[rel="signed-in"]'))
    part.rel = part.as ? 'preload' : 'modulepreload';
}

/** Shows what the build has rendered of this address; at another one, only what stands around the page. */
function showPage(): void {
  new MutationObserver((_, observer) => {
    const template = document.querySelector<HTMLTemplateElement>('#page');
    if (!template || !document.getElementById('root')) return;
    observer.disconnect();
    const page = document.createElement('section');
    page.id = 'skeleton';
    page.inert = true;
    page.ariaHidden = 'true';
    page.append(template.content);
    const main = page.querySelector('main');
    const isOther = location.search || location.pathname.replace(/\/$/, '') !== root.dataset['page'];
    if (main && isOther) main.textContent = 'Abriendo el portal…';
    // The policy refuses styles in markup.
    for (const part of page.querySelectorAll<HTMLElement>('[data-style]'))
      part.style.cssText = part.dataset['style'] ?? '';
    // Painted once: text in another font would be painted anew. The style sheet, which is applied after this script, names the fonts.
    const show = () => root.dataset['boot'] === 'shell' && template.replaceWith(page);
    const text = () => void document.fonts.load('1rem B612').then(show, show);
    const sheet = document.querySelector<HTMLLinkElement>('link[rel="stylesheet"]');
    if (!sheet || sheet.sheet) text();
    else sheet.onload = sheet.onerror = text;
  }).observe(root, { childList: true, subtree: true });
}

/** Says that the portal has not come, once, and takes it back when it comes after all. */
function complain(): void {
  const mount = document.getElementById('root');
  if (!mount || !root.dataset['boot'] || document.getElementById('boot-problem')) return;
  // A form that somebody is filling in stays.
  if (isSignedIn) root.dataset['boot'] = 'failed';
  const box = document.createElement('section');
  const title = document.createElement('h1');
  const advice = document.createElement('p');
  const reload = document.createElement('button');
  title.textContent = 'El portal no ha arrancado';
  advice.textContent =
    'Comprueba tu conexión y vuelve a cargar la página. Si sigue igual, avisa al equipo de la aerolínea.';
  reload.textContent = 'Volver a cargar';
  reload.addEventListener('click', () => location.reload());
  box.id = 'boot-problem';
  box.role = 'alert';
  box.append(title, advice, reload);
  mount.before(box);
  new MutationObserver((_, observer) => {
    if (root.dataset['boot']) return;
    observer.disconnect();
    box.remove();
  }).observe(root, { attributeFilter: ['data-boot'] });
}
