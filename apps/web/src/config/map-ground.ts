import runways from 'virtual:map/runways';
import tiles from 'virtual:map/tiles';
import { TILES_ROOT } from '@va/domain/maps/tile-list.ts';

/** What lies under a map that moves. */
export const mapGround = {
  ground: { folder: `${import.meta.env.BASE_URL}${TILES_ROOT}${tiles.folder}/`, kinds: tiles.kinds },
  runways,
};
