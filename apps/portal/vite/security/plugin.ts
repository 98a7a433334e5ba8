/** Vite plugin: one set of security headers for the dev server, the preview, our server, other hosts and the pages. */
import { mkdirSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join, resolve } from 'node:path';
import type { Connect, Plugin, ResolvedConfig } from 'vite';
import { developmentHeaders, DEV_NONCE } from './development.ts';
import { appDirectives, documentDirectives, metaPolicy, securityHeaders } from '@va/security/headers.ts';
import type { SecuritySources } from '@va/security/headers.ts';
import { hostFiles } from '@va/security/host-files.ts';
import { withPolicy } from './meta.ts';
import { readSources, SOURCE_FILES } from './read-sources.ts';

/** `contentRoot` is the folder that holds `content/`; the project's own unless it is given. */
export function securityPlugin(contentRoot?: string): Plugin {
  let config: ResolvedConfig;
  let sources: SecuritySources;
  let folder: string;
  let building = false;

  /** Says the headers of each path before anything else answers. */
  function sendHeaders(headersOf: typeof securityHeaders): Connect.NextHandleFunction {
    return (request: IncomingMessage, response: ServerResponse, next) => {
      const classes = headersOf(sources, { https: false });
      const isDocument = request.url?.startsWith(`${config.base}documentos/`) ?? false;
      for (const [name, value] of Object.entries(isDocument ? classes.documents : classes.app)) {
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
      folder = contentRoot ?? resolved.root;
      building = resolved.command === 'build' && !resolved.build.ssr;
    },
    configureServer(server) {
      const files = SOURCE_FILES.map((file) => join(folder, file));
      const refresh = () => {
        try {
          sources = readSources(folder);
        } catch {
          // The content plugin reports what is wrong with the files; until they are mended the last good ones hold.
        }
      };
      refresh();
      server.watcher.on('change', (changed) => {
        if (files.includes(changed)) refresh();
      });
      server.middlewares.use(sendHeaders(developmentHeaders));
    },
    configurePreviewServer(server) {
      sources = readSources(folder);
      server.middlewares.use(sendHeaders(securityHeaders));
    },
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        if (!building) return html;
        // Not before: where the file is wrong, the content plugin has stopped the build by now and said what to mend.
        sources = readSources(folder);
        return withPolicy(html, metaPolicy(appDirectives(sources, false)));
      },
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        if (!building) return;
        sources = readSources(folder);
        const policy = metaPolicy(documentDirectives(false));
        for (const [name, output] of Object.entries(bundle)) {
          if (output.type !== 'asset' || !/^documentos\/.*\.html$/.test(name)) continue;
          output.source = withPolicy(String(output.source), policy);
        }
        const files = hostFiles(securityHeaders(sources, { https: true }), config.base);
        this.emitFile({ type: 'asset', fileName: '_headers', source: files.headers });
        const output = resolve(config.root, config.build.outDir, '../dist-server');
        mkdirSync(join(output, 'deploy'), { recursive: true });
        const rules = {
          base: config.base,
          http: securityHeaders(sources, { https: false }),
          https: securityHeaders(sources, { https: true }),
        };
        writeFileSync(join(output, 'headers.json'), `${JSON.stringify(rules, null, 2)}\n`);
        writeFileSync(join(output, 'deploy', '_redirects'), files.redirects);
        writeFileSync(join(output, 'deploy', 'nginx.conf'), files.nginx);
        writeFileSync(join(output, 'deploy', 'htaccess'), files.apache);
      },
    },
  };
}
