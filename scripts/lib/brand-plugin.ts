/** Vite plugin: the airline's name, icon and colours in the platform's page and style sheet. */
import type { Plugin } from 'vite';
import { contentStore, type ContentStore } from '@va/content/store.ts';
import { themeCss } from '@va/content/theme-tokens.ts';

/** `contentRoot` is the folder that holds `content/`. Fails the build with the content's own problems. */
export function brandPlugin(contentRoot: string): Plugin {
  let store: ContentStore;
  let base: string;
  return {
    name: 'platform:brand',
    enforce: 'pre',
    configResolved(config) {
      store = contentStore(contentRoot);
      ({ base } = config);
    },
    async transform(code, id) {
      if (!id.replace(/\?.*$/, '').endsWith('/src/styles/app.css')) return undefined;
      const { theme } = (await store.get()).content;
      return { code: `${code}\n${themeCss(theme)}`, map: null };
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html) {
        const { airline } = (await store.get()).content;
        const name = `Plataforma ${airline.name}`.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
        return {
          html: html.replaceAll('{{platformName}}', name),
          tags: [
            {
              tag: 'link',
              attrs: { rel: 'icon', type: 'image/svg+xml', href: base + airline.brand.icon.slice(1) },
              injectTo: 'head',
            },
          ],
        };
      },
    },
  };
}
