/** Vite plugin: one set of security headers for the dev server, the preview, our server, other hosts and the pages. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Connect, Plugin, ResolvedConfig } from 'vite';
import { contentStore, type ContentStore } from '@va/content/store.ts';
import { developmentHeaders, DEV_NONCE } from './development.ts';
import { appDirectives, documentDirectives, metaPolicy, securityHeaders } from '@va/security/headers.ts';
import type { SecuritySources } from '@va/security/headers.ts';
import { hostFiles } from '@va/security/host-files.ts';
import { folderOf } from '@va/security/served-folders.ts';
import { withPolicy } from './meta.ts';
import { NO_SOURCES, sourcesOf } from './sources.ts';

/** `contentRoot` is the folder that contains `content/`; by default the project's own. */
export function securityPlugin(contentRoot?: string): Plugin {
  let config: ResolvedConfig;
  let store: ContentStore;
  let building = false;

  const readSources = async () => sourcesOf((await store.get()).content);

  /**
   * Sends the headers of each path before anything else answers. While the content is invalid, the last valid ones
   * apply.
   */
  function sendHeaders(headersOf: typeof securityHeaders): Connect.NextHandleFunction {
    let sources: SecuritySources = NO_SOURCES;
    return async (request, response, next) => {
      sources = await readSources().catch(() => sources);
      const classes = headersOf(sources, { https: false });
      const path = (request.url ?? '').replace(/[?#].*/, '').slice(config.base.length);
      for (const [name, value] of Object.entries(classes[folderOf(path).headers])) {
        response.setHeader(name, value);
      }
      next();
    };
  }

  return {
    name: 'portal:security',
    enforce: 'post',
    config: (_, { command, isPreview }) =>
      // Vite marks the scripts and styles that it adds while developing, so that ours still need none.
      command === 'serve' && !isPreview ? { html: { cspNonce: DEV_NONCE } } : undefined,
    configResolved(resolved) {
      config = resolved;
      store = contentStore(contentRoot ?? resolved.root);
      building = resolved.command === 'build' && !resolved.build.ssr;
    },
    configureServer(server) {
      server.middlewares.use(sendHeaders(developmentHeaders));
    },
    configurePreviewServer(server) {
      server.middlewares.use(sendHeaders(securityHeaders));
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html) {
        return building ? withPolicy(html, metaPolicy(appDirectives(await readSources(), false))) : html;
      },
    },
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        if (!building) return;
        const { content } = await store.get();
        const sources = sourcesOf(content);
        const policy = metaPolicy(documentDirectives(false));
        for (const [name, output] of Object.entries(bundle)) {
          if (output.type !== 'asset' || !/^documentos\/.*\.html$/.test(name)) continue;
          output.source = withPolicy(String(output.source), policy);
        }
        const http = securityHeaders(sources, { https: false });
        const https = securityHeaders(sources, { https: true });
        const { base } = config;
        const files = hostFiles(https, base, content.airline.plataforma === 'propia');
        this.emitFile({ type: 'asset', fileName: '_headers', source: files.headers });
        const output = resolve(config.root, config.build.outDir, '../dist-server');
        mkdirSync(join(output, 'deploy'), { recursive: true });
        const write = (file: string, text: string) => writeFileSync(join(output, file), text);
        write('headers.json', `${JSON.stringify({ base, http, https }, null, 2)}\n`);
        write('deploy/_redirects', files.redirects);
        write('deploy/nginx.conf', files.nginx);
        write('deploy/htaccess', files.apache);
      },
    },
  };
}
