/** List of the tiles of the ground. Pure. */

/** Zooms 0 to 6 have tiles; beyond, those of the last are enlarged. */
export const TILE_ZOOMS = 7;
/** Tiles up to this zoom are in the copy that works without a network. */
export const OFFLINE_ZOOM = 3;

/** File for every tile that contains only land. */
export const LAND_TILE = 'tierra.pbf';

/** Content of a tile: only sea, only land, or a file of its own. */
export type TileKind = 'sea' | 'land' | 'own';

const KINDS: readonly TileKind[] = ['sea', 'land', 'own'];

/** Place of a tile in a list of all, zoom by zoom and column by column. */
export function tileNumber(z: number, x: number, y: number): number {
  return (4 ** z - 1) / 3 + x * 2 ** z + y;
}

/**
 * Reads the content of each tile. Columns wrap around the world; rows beyond its edge are sea.
 * @param bytes two bits a tile in the order of `tileNumber`, the first tile in the lowest bits
 */
export function tileKinds(bytes: Uint8Array): (z: number, x: number, y: number) => TileKind {
  return (z, x, y) => {
    const size = 2 ** z;
    if (z < 0 || z >= TILE_ZOOMS || y < 0 || y >= size) return 'sea';
    const at = tileNumber(z, ((x % size) + size) % size, y);
    return KINDS[((bytes[at >> 2] ?? 0) >> (2 * (at & 3))) & 3] ?? 'sea';
  };
}

/** Folder of the site that contains the folder of the tiles; a file there never changes under its name. */
export const TILES_ROOT = 'assets/';
