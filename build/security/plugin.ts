/** Vite plugin: one set of security headers for the dev server, the preview, our server, other hosts and the pages. */
import { mkdirSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Connect, Plugin, ResolvedConfig } from 'vite';
import { developmentHeaders, DEV_NONCE } from './development.ts';
import { appDirectives, documentDirectives, metaPolicy, securityHeaders } from './headers.ts';
import type { Frame } from '#app/content/schemas/frames.ts';
import { hostFiles } from './host-files.ts';
import { withPolicy } from './meta.ts';
import { FRAMES_FILE, readFrames } from './read-frames.ts';

export function securityPlugin(): Plugin {
  let config: ResolvedConfig;
  let frames: Frame[] = [];
  let building = false;

  /** Says the headers of each path before anything else answers. */
  function sendHeaders(headersOf: typeof securityHeaders): Connect.NextHandleFunction {
    return (request: IncomingMessage, response: ServerResponse, next) => {
      const classes = headersOf(frames, { https: false });
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
      building = resolved.command === 'build' && !resolved.build.ssr;
    },
    configureServer(server) {
      const file = join(config.root, FRAMES_FILE);
      const refresh = () => {
        try {
          frames = readFrames(config.root);
        } catch {
          // The content plugin reports what is wrong with the file; until it is mended the last good one holds.
        }
      };
      refresh();
      server.watcher.on('change', (changed) => {
        if (changed === file) refresh();
      });
      server.middlewares.use(sendHeaders(developmentHeaders));
    },
    configurePreviewServer(server) {
      frames = readFrames(config.root);
      server.middlewares.use(sendHeaders(securityHeaders));
    },
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        if (!building) return html;
        // Not before: where the file is wrong, the content plugin has stopped the build by now and said what to mend.
        frames = readFrames(config.root);
        return withPolicy(html, metaPolicy(appDirectives(frames, false)));
      },
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        if (!building) return;
        frames = readFrames(config.root);
        const policy = metaPolicy(documentDirectives(false));
        for (const [name, output] of Object.entries(bundle)) {
          if (output.type !== 'asset' || !/^documentos\/.*\.html$/.test(name)) continue;
          output.source = withPolicy(String(output.source), policy);
        }
        const files = hostFiles(securityHeaders(frames, { https: true }), config.base);
        this.emitFile({ type: 'asset', fileName: '_headers', source: files.headers });
        const folder = join(config.root, 'dist-server');
        mkdirSync(join(folder, 'deploy'), { recursive: true });
        const rules = {
          base: config.base,
          http: securityHeaders(frames, { https: false }),
          https: securityHeaders(frames, { https: true }),
        };
        writeFileSync(join(folder, 'headers.json'), `${JSON.stringify(rules, null, 2)}\n`);
        writeFileSync(join(folder, 'deploy', 'nginx.conf'), files.nginx);
        writeFileSync(join(folder, 'deploy', 'htaccess'), files.apache);
      },
    },
  };
}
