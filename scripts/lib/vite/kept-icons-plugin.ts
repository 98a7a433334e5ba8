/**
 * Makes each icon of the pages that the server paints once: the icon library puts its attributes together anew at every
 * page, a sixth of the work of rendering one. Browsers go on with the library's own icons, whose markup is the same.
 */
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { root } from '../project.mjs';

const KEPT = join(root, 'apps/web/src/lib/kept-icon.ts');
const PLACE = 'const Icon = forwardRef(';

export const keptIconsPlugin = (): Plugin => ({
  name: 'site:kept-icons',
  transform(code, id) {
    if (!id.endsWith('/lucide-react/dist/esm/Icon.mjs')) return undefined;
    if (!code.includes(PLACE)) throw new Error(`${id} has no «${PLACE}»`);
    return `import { keptIcon } from ${JSON.stringify(KEPT)};\n${code.replace(PLACE, 'const Icon = keptIcon(')}`;
  },
});
