/** Before the first paint: the theme. Then: does the platform come up? Built as a plain script of its own, as the portal's. */
import { applyChosenTheme } from '@va/ui/first-paint/chosen-theme.ts';
import { portalTheme } from './services/portal-choices.ts';

applyChosenTheme(portalTheme());

// If a script does not arrive, say so: the markup that the server has rendered would look usable for ever.
addEventListener(
  'error',
  ({ target }) => {
    const root = document.getElementById('root');
    if (!root || !(target instanceof HTMLScriptElement)) return;
    const box = document.createElement('p');
    box.role = 'alert';
    box.className = 'p-4 font-bold';
    box.textContent = 'La plataforma no ha arrancado. Comprueba tu conexión y vuelve a cargar la página.';
    root.before(box);
  },
  true,
);
