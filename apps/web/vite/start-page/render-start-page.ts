/** Renders the app's own components to the markup that stands in the documents. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { contentPlugin } from '@va/content/plugin.ts';
import type { PaintedPage } from '../../src/app/painted-page.ts';
import { platformDefine } from '../../../../scripts/lib/vite/runs-platform.ts';
import { mapPlugin } from '@va/content/map/plugin.ts';

export interface RenderOptions {
  /** The app's folder. */
  root: string;
  /** Folder that holds `content/`. */
  contentRoot: string;
  /** Folder under which the site is served, with a slash at its end. */
  base: string;
}

export interface Rendered {
  /** Markup of the sign-in screen. */
  gate: string;
  /** Every page, by its address. */
  pages: ReadonlyMap<string, PaintedPage>;
  /** When they were rendered. */
  paintedAt: Date;
}

/** What `src/app/prerender.tsx` offers. */
interface Rendering {
  renderGate: () => string;
  renderPages: (now: Date) => Promise<Map<string, PaintedPage>>;
}

/** Stands for the site's own origin, which the build does not know. */
const ORIGIN = 'http://origin.invalid';

/** What pages ask of a browser when they render: a desk, online. */
const BROWSER = {
  location: new URL(ORIGIN),
  navigator: { onLine: true, platform: '' },
  matchMedia: () => ({ matches: true }),
};

/** Markup of the sign-in screen and of all pages. Files have the same addresses as in the build for visitors. */
export async function renderStartPage({ root, contentRoot, base }: RenderOptions): Promise<Rendered> {
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
      define: { ...platformDefine(), 'import.meta.env.SERVICE_WORKER': '"off"' },
      plugins: [contentPlugin(contentRoot), mapPlugin(contentRoot), react()],
      build: {
        ssr: 'src/app/prerender.tsx',
        outDir: folder,
        assetsInlineLimit: 0,
        rolldownOptions: {
          // Not a module: those load through Vite, which has gone from the configuration by now.
          output: { format: 'cjs', entryFileNames: 'main.cjs', chunkFileNames: '[name]-[hash].cjs' },
          checks: { bundlerTimings: false },
        },
      },
    });
    return await withBrowser(async () => {
      const rendering = createRequire(import.meta.url)(join(folder, 'main.cjs')) as Rendering;
      const paintedAt = new Date();
      const gate = rendering.renderGate();
      const pages = await rendering.renderPages(paintedAt);
      const painted = [...pages].map(
        ([address, page]) => [address, { ...page, markup: withoutOrigin(page.markup) }] as const,
      );
      return { gate, pages: new Map(painted), paintedAt };
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function withBrowser<T>(run: () => Promise<T>): Promise<T> {
  const before = Object.keys(BROWSER).map(
    (name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const,
  );
  for (const [name, value] of Object.entries(BROWSER)) {
    Object.defineProperty(globalThis, name, { value, configurable: true });
  }
  try {
    return await run();
  } finally {
    for (const [name, descriptor] of before) {
      if (descriptor) Object.defineProperty(globalThis, name, descriptor);
      else Reflect.deleteProperty(globalThis, name);
    }
  }
}

/** The policy allows no styles in markup, so boot.js sets them; and nobody knows yet where the portal will stand. */
function withoutOrigin(markup: string): string {
  return markup
    .replaceAll(/(<[^>]*\s)style=/g, '$1data-style=')
    .replaceAll(ORIGIN, '')
    .replaceAll(new URL(ORIGIN).host, '');
}
