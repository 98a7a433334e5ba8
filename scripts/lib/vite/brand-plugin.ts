import { escapeHtml } from '@va/domain/texts.ts';
import { contentStore, type ContentStore } from '@va/content/store.ts';
import { themeCss } from '@va/content/theme-tokens.ts';
import type { Content } from '@va/schemas/content/content.ts';
import type { HtmlTagDescriptor, Plugin } from 'vite';

/** Style sheets that open on a page of their own, and so need the brand's colours. */
const STYLE_SHEETS = /\/src\/(?:page\/)?styles\/(?:app|platform|documents)\.css$/;

/** Name and tags of an app's page. */
interface Brand {
  name: string;
  tags: readonly Pick<HtmlTagDescriptor, 'tag' | 'attrs' | 'children'>[];
}

/**
 * Vite plugin: puts an app's name and tags into its page, and the airline's colours into its style sheets. Must come
 * before the plugins that compile CSS. `contentRoot` is the folder that contains `content/`; by default the project's
 * own.
 */
export function brandPlugin(
  contentRoot: string | undefined,
  brandOf: (content: Content, base: string) => Brand,
): Plugin {
  let store: ContentStore;
  let base: string;
  return {
    name: 'site:brand',
    enforce: 'pre',
    configResolved(config) {
      store = contentStore(contentRoot ?? config.root);
      ({ base } = config);
    },
    async transform(code, id) {
      if (!STYLE_SHEETS.test(id.replace(/\?.*$/, ''))) return undefined;
      const { theme } = (await store.get()).content;
      return { code: `${code}\n/* The brand, from content/theme.yaml. */\n${themeCss(theme)}`, map: null };
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html) {
        const { name, tags } = brandOf((await store.get()).content, base);
        return {
          html: html.replaceAll('{{siteName}}', escapeHtml(name)),
          tags: tags.map((tag) => ({ ...tag, injectTo: 'head' })),
        };
      },
    },
  };
}
