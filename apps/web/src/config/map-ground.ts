import runways from 'virtual:map/runways';
import tiles from 'virtual:map/tiles';
import { TILES_ROOT } from '@va/domain/maps/tile-list.ts';

/** Base layer of the moving maps: tiles of the ground and runways. */
export const mapGround = {
  ground: { folder: `${import.meta.env.BASE_URL}${TILES_ROOT}${tiles.folder}/`, kinds: tiles.kinds },
  runways,
};
