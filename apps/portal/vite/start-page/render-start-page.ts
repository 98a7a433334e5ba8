/** Renders the app's own components to the markup that stands in the start page. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';
import { contentPlugin } from '@va/content/plugin.ts';

/** What `apps/portal/src/app/prerender.tsx` offers. */
interface Rendering {
  renderGate: () => string;
  renderSkeleton: () => string;
}

/** What the app fetches later is no part of what stands in the page before it runs. */
const withoutLaterParts: Plugin = {
  name: 'portal:without-later-parts',
  enforce: 'pre',
  resolveId: (id, _importer, { kind }) => (kind === 'dynamic-import' ? { id, external: true } : undefined),
};

/** Markup of the sign-in screen and of the shell's skeleton. Files have the same addresses as in the build for visitors. */
export async function renderStartPage(
  root: string,
  base: string,
  contentRoot: string,
  load: (address: string) => Promise<unknown>,
): Promise<{ gate: string; skeleton: string }> {
  // Where the packages are found.
  const cache = join(root, 'node_modules/.cache');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'start-page-'));
  try {
    await build({
      root,
      base,
      configFile: false,
      logLevel: 'warn',
      publicDir: false,
      define: { 'import.meta.env.SERVICE_WORKER': '"off"' },
      plugins: [withoutLaterParts, contentPlugin(contentRoot), react()],
      build: {
        ssr: 'src/app/prerender.tsx',
        outDir: folder,
        assetsInlineLimit: 0,
        rolldownOptions: {
          output: { entryFileNames: 'main.mjs' },
          checks: { bundlerTimings: false },
        },
      },
    });
    const { renderGate, renderSkeleton } = (await load(
      pathToFileURL(join(folder, 'main.mjs')).href,
    )) as Rendering;
    return { gate: renderGate(), skeleton: renderSkeleton() };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
