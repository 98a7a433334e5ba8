import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

import { TILES_ROOT } from '@va/domain/maps/tile-list.ts';
import { mapTiles } from './map-tiles.ts';

/**
 * The part of a Vite plugin that puts the tiles into the site, where a module of it asks for them; while developing, it
 * answers for them.
 * @param module id of what names their folder
 */
export function tilesInSite(module: string): Pick<Plugin, 'generateBundle' | 'configureServer'> {
  return {
    generateBundle() {
      // Pages that are painted by the server ask for no tiles of their own.
      if (!this.getModuleInfo(module) || this.environment.config.consumer === 'server') return;
      const { folder, files } = mapTiles();
      const { root, build } = this.environment.config;
      // The program that was built before into the same site has brought them already.
      if (existsSync(resolve(root, build.outDir, TILES_ROOT, folder))) return;
      for (const [name, source] of files)
        this.emitFile({ type: 'asset', fileName: `${TILES_ROOT}${folder}/${name}`, source });
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const [, folder, name = ''] = /\/assets\/(mapa-\w+)\/([\w/]+\.pbf)$/.exec(request.url ?? '') ?? [];
        if (folder === undefined) return next();
        const file = mapTiles().files.get(name);
        response.statusCode = file ? 200 : 404;
        response.end(file);
      });
    },
  };
}
