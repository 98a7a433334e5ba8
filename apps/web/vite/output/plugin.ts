/** Vite plugin: all that makes the written files a site that can be published, in the order in which they need each other. */
import { copyFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { afterBuild, type OutputOptions } from '../../../../scripts/lib/vite/after-build.ts';
import type { Chunk } from '../../../../scripts/lib/vite/bundle-chunks.ts';
import { outputProblems, refuse, refuseLeaks } from '../../../../scripts/lib/vite/check-output.ts';
import { compressFiles } from '../../../../scripts/lib/vite/compress.ts';
import { addIntegrity } from '../../../../scripts/lib/vite/integrity.ts';
import { contentStore } from '@va/content/store.ts';
import { PLATFORM_SCRIPTS } from '@va/security/platform-folders.ts';
import { forSearchEngines } from '../site/search-engines.ts';
import { buildFormerWorker, buildWorker } from '../offline/build-worker.ts';
import { SMALL } from '../start-page/start-page.ts';
import { writeStartPage } from '../start-page/write-start-page.ts';
import {
  filesOfAccount,
  filesOfMovingMap,
  filesOfPage,
  filesOfPlatform,
  filesOfStages,
  formatWeights,
  mixedChunks,
  PAGE_LIMIT,
  weighPages,
} from './budgets.ts';
import { filesOfPages, linksOfPages } from './page-scripts.ts';
import { pagesOfTooManyScripts, SCRIPT_LIMIT } from './requests.ts';

export function outputPlugin({ contentRoot, withoutWorker }: OutputOptions): Plugin {
  return afterBuild('portal:output', async ({ root, base, dist, chunks }) => {
    const { signIn, home } = filesOfStages(chunks);
    const platform = filesOfPlatform(chunks);
    const signedInAt = (route: string) => filesOfPage(chunks, route);
    const pages = { root, contentRoot, dist, base, signedIn: signedInAt, platform };
    const addresses = await writeStartPage(pages);
    const { airline } = (await contentStore(contentRoot).get()).content;
    for (const [name, text] of forSearchEngines(airline.links.portal, base, addresses, platform.length > 0))
      writeFileSync(join(dist, name), text);
    addIntegrity(dist, base);
    if (platform.length > 0) {
      // What the document itself asks for, boot.js and what is small of the entry, is not called by boot.js.
      const isAsked = (name: string) => name === 'boot.js' || statSync(join(dist, name)).size <= SMALL;
      const entry = signIn.filter(isAsked);
      const shared = [...signIn.filter((name) => !isAsked(name)), ...platform];
      const files = filesOfPages(chunks, { shared, entry });
      writeFileSync(join(dist, PLATFORM_SCRIPTS), JSON.stringify(linksOfPages(files, { base, dist })));
    }
    refuse('La política de seguridad del portal bloquearía esto', outputProblems(dist));
    // What hosts without rules answer addresses with that have no file, and pages of the app have none.
    copyFileSync(join(dist, 'index.html'), join(dist, '404.html'));
    // After every file that it keeps: the worker holds their fingerprints.
    if (platform.length > 0) await buildFormerWorker({ root, dist });
    const ofAccount = filesOfAccount(chunks);
    const offline = await buildWorker({ root, dist, selfDestroying: withoutWorker, ofAccount });
    await compressFiles(dist);
    refuseLeaks(contentRoot, dist, ['dist', 'dist-server']);
    weigh(chunks, dist);
    // Which files count for which budget of package.json; `npm run size` adds them up.
    const budgets = {
      'JavaScript until the sign-in form works': signIn,
      'JavaScript until shell and home stand, in all': [...signIn, ...home],
      'JavaScript of a map that moves': filesOfMovingMap(chunks),
      'Offline copy': offline,
    };
    writeFileSync(join(dirname(dist), 'dist-server/budgets.json'), JSON.stringify(budgets));
  });
}

/** Prints what pages weigh. An airline's content may grow as it likes: only code is held to the limit. */
function weigh(chunks: readonly Chunk[], dist: string): void {
  refuse('Llevan código y contenido a la vez', mixedChunks(chunks));
  const weights = weighPages(chunks, (file) => {
    const compressed = statSync(join(dist, `${file}.br`), { throwIfNoEntry: false });
    return (compressed ?? statSync(join(dist, file))).size;
  });
  console.log(`Lo que añade cada página, para quien programa:\n${formatWeights(weights)}`);
  const heavy = weights.filter(({ code }) => code > PAGE_LIMIT).map(({ page }) => page);
  refuse(`Pesan más de ${PAGE_LIMIT} kB`, heavy);
  refuse(`Piden más de ${SCRIPT_LIMIT} archivos de código`, pagesOfTooManyScripts(chunks));
}
