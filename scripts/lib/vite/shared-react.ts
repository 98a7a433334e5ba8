/** React in one file of the site that portal and platform both load: shown in a frame of the portal, the platform brings none. */
import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import { ASSETS } from '@va/security/served-folders.ts';
import { build, type Plugin } from 'vite';

/** A name that two of them offer is that of the first. */
const MODULES = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'] as const;
type Module = (typeof MODULES)[number];
/** Names that are not for apps. */
const INSIDE = /^(?:__|unstable_|version$)/;

/** Named as packages are: what reads React first is sorted into their files, which wait for none of ours. */
const OURS = '/node_modules/.shared-react/';

interface SharedReact {
  /** Name in the site, with the hash of what it holds. */
  file: string;
  code: string;
}

let made: Promise<SharedReact> | undefined;

/**
 * Makes an app read React from one file of the site; the app that `brings` it writes the file. Both find the same one,
 * made from the same packages by the same means. While developing, each app has React of its own.
 */
export function sharedReactPlugin({ brings }: { brings: boolean }): Plugin {
  let url = '';
  return {
    name: 'site:shared-react',
    apply: 'build',
    enforce: 'pre',
    async configResolved({ base }) {
      made ??= buildReact();
      url = base + (await made).file;
    },
    resolveId(id) {
      if (id === url) return { id, external: 'absolute' };
      return isModule(id) ? { id: OURS + id, moduleSideEffects: false } : undefined;
    },
    load(id) {
      const module = id.slice(OURS.length);
      if (!id.startsWith(OURS) || !isModule(module)) return;
      const at = `m${MODULES.indexOf(module)}`;
      // A call marked as pure goes when nobody reads its name.
      const names = namesOf(module).map(
        (name) => `export const ${name} = /*#__PURE__*/ (() => ${at}.${name})();`,
      );
      return [`import { ${at} } from '${url}'; export default ${at};`, ...names].join('\n');
    },
    async generateBundle() {
      if (!brings || !made) return;
      const { file, code } = await made;
      this.emitFile({ type: 'asset', fileName: file, source: code });
    },
    transformIndexHtml: () => [
      { tag: 'link', attrs: { rel: 'modulepreload', crossorigin: true, href: url }, injectTo: 'head' },
    ],
  };
}

const isModule = (id: string): id is Module => MODULES.some((module) => module === id);

function namesOf(module: Module): string[] {
  const names = Object.keys(createRequire(import.meta.url)(module));
  return names.filter((name) => !INSIDE.test(name)).toSorted();
}

async function buildReact(): Promise<SharedReact> {
  const lines = MODULES.map((module, at) => `export const m${at} = require('${module}');`);
  const entry = `${OURS}entry`;
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [
      {
        name: 'shared-react:entry',
        resolveId: (id) => (id === entry ? id : undefined),
        load: (id) => (id === entry ? lines.join('\n') : undefined),
      },
    ],
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input: entry, preserveEntrySignatures: 'strict', checks: { bundlerTimings: false } },
    },
  });
  const code = codeOf(built);
  const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8);
  return { file: `${ASSETS}react-${hash}.js`, code };
}

function codeOf(built: Awaited<ReturnType<typeof build>>): string {
  const [chunk, ...others] = [built].flat().flatMap((one) => ('output' in one ? one.output : []));
  if (chunk?.type !== 'chunk' || others.length > 0) throw new Error('React was not built into one file.');
  return chunk.code;
}
