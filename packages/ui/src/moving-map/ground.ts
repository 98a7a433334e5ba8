/** Land and borders under a map that moves. */
import MVT from 'ol/format/MVT.js';
import VectorTileLayer from 'ol/layer/VectorTile.js';
import VectorTileSource from 'ol/source/VectorTile.js';
import Fill from 'ol/style/Fill.js';
import Stroke from 'ol/style/Stroke.js';
import Style from 'ol/style/Style.js';
import { createXYZ } from 'ol/tilegrid.js';
import { LAND_TILE, TILE_ZOOMS, tileKinds } from '@va/domain/maps/tile-list.ts';
import type { Palette } from './palette.ts';

/** Tiles are this wide, CSS pixels. */
const TILE_PX = 512;
/** Borders are drawn from this zoom on: before, they are only a tangle. */
const BORDERS_FROM = 2.5;
/** Milliseconds until tiles that did not come are asked for again. */
const AGAIN_MS = 20_000;

export interface GroundTiles {
  /** Address of the folder of the tiles, with its slash. */
  folder: string;
  /** Two bits for each, in base64, as the build has written them. */
  kinds: string;
}

export interface Ground {
  layer: VectorTileLayer;
  repaint: (palette: Palette) => void;
  destroy: () => void;
}

/** @param onMissing told whether part of the ground is missing */
export function groundLayer(
  { folder, kinds }: GroundTiles,
  palette: Palette,
  onMissing: (missing: boolean) => void,
): Ground {
  const kindOf = tileKinds(Uint8Array.from(atob(kinds), (letter) => letter.charCodeAt(0)));
  const newSource = () => {
    const source = new VectorTileSource({
      format: new MVT(),
      tileGrid: createXYZ({ maxZoom: TILE_ZOOMS - 1, tileSize: TILE_PX }),
      wrapX: true,
      transition: 0,
      tileUrlFunction: ([z = 0, x = 0, y = 0]) => {
        const kind = kindOf(z, x, y);
        if (kind === 'sea') return undefined;
        return folder + (kind === 'land' ? LAND_TILE : `${z}/${x}/${y}.pbf`);
      },
    });
    source.on('tileloaderror', () => {
      if (layer.getSource() !== source) return;
      onMissing(true);
      again ??= setTimeout(retry, AGAIN_MS);
    });
    return source;
  };
  let again: ReturnType<typeof setTimeout> | undefined;
  const retry = () => {
    clearTimeout(again);
    again = undefined;
    onMissing(false);
    // A source keeps the tiles that failed, also when it is refreshed; what has come is in the browser's cache.
    layer.setSource(newSource());
  };
  const onLine = () => again !== undefined && retry();
  addEventListener('online', onLine);
  const layer = new VectorTileLayer({ declutter: false, renderBuffer: 2, background: palette.sea });
  layer.setSource(newSource());
  const repaint = (colours: Palette) => {
    const land = new Style({ fill: new Fill({ color: colours.land }) });
    const border = new Style({ stroke: new Stroke({ color: colours.border, width: 1 }) });
    const most = zoomResolution(BORDERS_FROM);
    layer.setBackground(colours.sea);
    layer.setStyle((feature, resolution) => {
      if (feature.get('layer') === 'land') return land;
      return resolution <= most ? border : undefined;
    });
  };
  repaint(palette);
  return {
    layer,
    repaint,
    destroy: () => {
      clearTimeout(again);
      removeEventListener('online', onLine);
    },
  };
}

function zoomResolution(zoom: number): number {
  return 156_543.033_928_04 / 2 ** zoom;
}
