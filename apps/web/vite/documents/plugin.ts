/** Vite plugin that renders the airline's own documents as standalone pages, in development and in the build. */
import { readFileSync } from 'node:fs';
import { join, posix, resolve } from 'node:path';
import { normalizePath, searchForWorkspaceRoot, type Plugin, type ResolvedConfig, type Rolldown } from 'vite';
import { renderDocuments } from '@va/content/documents/render-documents.ts';
import { listFiles } from '@va/content/files.ts';
import { contentStore } from '@va/content/store.ts';
import { linkPreviewName } from '../site/head.ts';
import { serveDocuments } from './serve-documents.ts';

const STYLESHEET = 'src/styles/documents.css';

/**
 * Emits `documentos/**.html`, `descargas/*.html` and the pictures of the content. `contentRoot` is the folder that
 * contains `content/`; by default the project's own.
 */
export function documentsPlugin(contentRoot?: string): Plugin {
  let config: ResolvedConfig;
  let root: string;
  return {
    name: 'portal:documents',
    config: ({ root = process.cwd() }) => ({
      build: {
        rolldownOptions: {
          input: { index: resolve(root, 'index.html'), documents: resolve(root, STYLESHEET) },
        },
      },
      server: { fs: { allow: [searchForWorkspaceRoot(root), join(contentRoot ?? root, 'content/images')] } },
    }),
    configResolved(resolved) {
      config = resolved;
      root = contentRoot ?? resolved.root;
    },
    async generateBundle(_options, bundle) {
      const { base } = config;
      const stylesheet = Object.values(bundle).find(
        (file) => file.type === 'asset' && file.names.includes('documents.css'),
      );
      if (stylesheet?.type !== 'asset') throw new Error(`The build has no asset for ${STYLESHEET}`);
      const files = renderDocuments(await contentStore(root).get(), {
        base,
        stylesheetUrl: base + stylesheet.fileName,
        stylesheetText: withFontsInside(String(stylesheet.source), bundle),
      });
      for (const [fileName, source] of files) this.emitFile({ type: 'asset', fileName, source });
      const { linkPreview } = (await contentStore(root).get()).content.airline.brand;
      for (const picture of await listFiles(root, 'content/images')) {
        const fileName = servedName(picture, linkPreview);
        this.emitFile({ type: 'asset', fileName, source: readFileSync(join(root, picture)) });
      }
    },
    configureServer(server) {
      const { base } = config;
      const pictures = `${base}images/`;
      // Vite's address for any file on the disk that it may serve.
      const onDisk = posix.join(base, '@fs', normalizePath(root), 'content/images/');
      server.middlewares.use((request, _response, next) => {
        if (request.url?.startsWith(pictures)) request.url = onDisk + request.url.slice(pictures.length);
        next();
      });
      server.middlewares.use(serveDocuments(contentStore(root), { base, stylesheetUrl: base + STYLESHEET }));
    },
  };
}

/**
 * `content/images/fleet/a.svg` → `images/fleet/a.svg`. The picture for link previews gets its own name, since the
 * offline copy leaves it out.
 */
function servedName(picture: string, linkPreview: string | undefined): string {
  const name = picture.slice('content/'.length);
  return `/${name}` === linkPreview ? linkPreviewName(name) : name;
}

/** The stylesheet with its fonts embedded as data, so that a downloaded file needs nothing else. */
function withFontsInside(css: string, bundle: Rolldown.OutputBundle): string {
  return css.replaceAll(/url\(["']?([^"')]+\.woff2)["']?\)/g, (whole, url: string) => {
    const font = Object.values(bundle).find(
      ({ type, fileName }) => type === 'asset' && url.endsWith(fileName.slice(fileName.lastIndexOf('/'))),
    );
    if (font?.type !== 'asset') return whole;
    return `url(data:font/woff2;base64,${Buffer.from(font.source).toString('base64')})`;
  });
}
