/** Renders the app's own components to the markup that stands in the start page. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';
import { contentPlugin } from '@va/content/plugin.ts';

export interface RenderOptions {
  /** The app's folder. */
  root: string;
  /** Folder that holds `content/`. */
  contentRoot: string;
  /** Folder under which the site is served, with a slash at its end. */
  base: string;
}

/** What `src/app/prerender.tsx` offers. */
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
export async function renderStartPage({
  root,
  contentRoot,
  base,
}: RenderOptions): Promise<{ gate: string; skeleton: string }> {
  // Where Node finds the packages.
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
          // Not a module: those load through Vite, which has gone from the configuration by now.
          output: { format: 'cjs', entryFileNames: 'main.cjs' },
          checks: { bundlerTimings: false },
        },
      },
    });
    const rendering = createRequire(import.meta.url)(join(folder, 'main.cjs')) as Rendering;
    return { gate: rendering.renderGate(), skeleton: rendering.renderSkeleton() };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
