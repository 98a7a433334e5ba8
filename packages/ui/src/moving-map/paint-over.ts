/** What is drawn anew in every frame: runways, places, marks, aircraft and names. */
import type { MapBox } from '@va/domain/drawings/map-box.ts';
import type { MapFlight, MapMark, MapPlace } from '@va/domain/maps/map-scene.ts';
import { placeNames, type NamePlace, type NameWish } from '@va/domain/maps/name-places.ts';
import type { Palette } from './palette.ts';
import { paintPlace, PLACE_PX } from './paint-places.ts';
import { paintRunways, type DrawnRunway } from './paint-runways.ts';
import { thingsLookOther } from './looks-other.ts';
import type { At, PreparedScene } from './prepared-scene.ts';
import { textPictures, type TextPictures } from './text-pictures.ts';
import { SIDES, turnedPictures, type AircraftLook, type TurnedPictures } from './turned-pictures.ts';
import { clearCanvas, MOVED_PX, onScreen, sameView, turnsShown, type ViewFrame } from './view-frame.ts';

/** Distance of a name from the middle of its aircraft, and half the side of the square that no name covers. */
const [NAME_GAP, KEPT_CLEAR] = [14, 5];
/** So many names are tried at once; the others are further down in rank. */
const MOST_NAMES = 400;

/** Small airports are named from this scale on: metres a pixel, zoom 5.5. */
const SMALL_NAMED_FROM = 156_543 / 2 ** 5.5;

/** Something drawn that a pointer can hit, CSS pixels of the map. */
export interface Shown {
  kind: 'flight' | 'place' | 'mark';
  id: string;
  x: number;
  y: number;
}

export interface OverPainter {
  canvas: HTMLCanvasElement;
  /** What the last frame showed. */
  shown: () => readonly Shown[];
  /** Says that it has to be drawn anew, and names have to be placed. */
  spoil: () => void;
  show: (view: ViewFrame, given: OverGiven) => void;
}

export interface OverGiven {
  scene: PreparedScene;
  chosen: string | undefined;
  palette: Palette;
  runways: readonly DrawnRunway[];
  /** What stands over the map. */
  blocked: readonly MapBox[];
}

interface Named {
  wish: NameWish;
  name: string;
  detail: string;
  colour: string;
  rank: number;
  /** Of a mark, which can be hit by its letter too. */
  letter?: string;
}

export function overPainter(): OverPainter {
  const canvas = document.createElement('canvas');
  canvas.style.cssText = 'position:absolute;left:0;top:0';
  let shown: Shown[] = [];
  let placed: { view: ViewFrame; names: NamePlace[] } | undefined;
  let drawn: { view: ViewFrame; scene: PreparedScene; palette: Palette } | undefined;
  let sides = new Map<string, number>();
  let pictures: { palette: Palette; ratio: number; turned: TurnedPictures; texts: TextPictures } | undefined;
  const show: OverPainter['show'] = (view, { scene, chosen, palette, runways, blocked }) => {
    const looksOther =
      drawn === undefined ||
      drawn.palette !== palette ||
      drawn.view.atRest !== view.atRest ||
      !sameView(drawn.view, view) ||
      thingsLookOther(drawn.scene, scene, MOVED_PX * view.resolution);
    if (!looksOther) return;
    drawn = { view, scene, palette };
    const context = clearCanvas(canvas, view.width, view.height, view.ratio);
    if (!context) return;
    if (pictures?.palette !== palette || pictures.ratio !== view.ratio) {
      const { ratio } = view;
      pictures = {
        palette,
        ratio,
        turned: turnedPictures(palette, ratio),
        texts: textPictures(palette, ratio),
      };
      placed = undefined;
    }
    const { turned, texts } = pictures;
    paintRunways(context, view, runways, palette);
    shown = [];
    const wanted: Named[] = [];
    const kept: MapBox[] = [...blocked];
    for (const place of within(view, scene.places)) {
      paintPlace(context, place.of, place.px, place.py, palette);
      shown.push({ kind: 'place', id: place.of.name, x: place.px, y: place.py });
      if (place.of.look !== 'small') kept.push(square(place, KEPT_CLEAR));
      const named = place.of.look !== 'small' || view.resolution < SMALL_NAMED_FROM;
      if (place.of.name !== '' && named) wanted.push(nameOfPlace(place, texts, palette));
    }
    for (const mark of within(view, scene.marks)) {
      paintPlace(context, { look: 'dot' }, mark.px, mark.py, palette);
      shown.push({ kind: 'mark', id: mark.of.letter, x: mark.px, y: mark.py });
      kept.push(square(mark, KEPT_CLEAR));
      wanted.push(nameOfMark(mark, chosen, texts, palette));
    }
    for (const flight of within(
      view,
      scene.flights.toSorted((a, b) => rank(b.of, chosen) - rank(a.of, chosen)),
    )) {
      const look = lookOf(flight.of, chosen);
      blit(context, view, turned.of(look, flight.of.course), SIDES[look], flight.px, flight.py);
      shown.push({ kind: 'flight', id: flight.of.id, x: flight.px, y: flight.py });
      kept.push(square(flight, KEPT_CLEAR));
      if (flight.of.name !== '') wanted.push(nameOfFlight(flight, chosen, texts, palette));
    }
    // While the map is only pushed, names keep their places beside what they name: nothing can come over another.
    const pushed = placed && !view.atRest && placed.view.resolution === view.resolution;
    if (!pushed) {
      const wishes = wanted.toSorted((a, b) => a.rank - b.rank).slice(0, MOST_NAMES);
      const bounds = { x: 4, y: 4, width: view.width - 8, height: view.height - 8 };
      const names = placeNames(
        wishes.map(({ wish }) => wish),
        bounds,
        kept,
        sides,
      );
      sides = new Map(names.map(({ id, side }) => [id, side]));
      placed = { view, names };
    }
    const now = new Map(wanted.map((one) => [one.wish.id, one]));
    const before = placed?.view ?? view;
    const across = (before.center[0] - view.center[0]) / view.resolution;
    const down = (view.center[1] - before.center[1]) / view.resolution;
    for (const { id, box } of placed?.names ?? []) {
      const one = now.get(id);
      if (!one) continue;
      const { picture, width, height } = texts.of(one.name, one.detail, one.colour);
      const [x, y] = pushed ? [box.x + across, box.y + down] : [box.x, box.y];
      blit(context, view, picture, width, x + width / 2, y + height / 2, height);
      if (one.letter !== undefined)
        shown.push({ kind: 'mark', id: one.letter, x: x + width / 2, y: y + height / 2 });
    }
  };
  const spoil = () => {
    drawn = undefined;
    placed = undefined;
  };
  return { canvas, shown: () => shown, spoil, show };
}

type Drawn<T> = At<T> & { px: number; py: number; turn: number };

/** Those of the things that a frame shows, once for each turn of the world that it shows. */
function within<T>(view: ViewFrame, things: readonly At<T>[]): Drawn<T>[] {
  const margin = 40;
  return things.flatMap((thing) =>
    turnsShown(view, thing.x, thing.x, margin).flatMap((turn): Drawn<T>[] => {
      const [px, py] = onScreen(view, thing.x + turn, thing.y);
      return py < -margin || py > view.height + margin ? [] : [{ ...thing, px, py, turn }];
    }),
  );
}

/** Without turning or stretching, on whole pixels of the screen. */
function blit(
  context: CanvasRenderingContext2D,
  { ratio }: ViewFrame,
  picture: HTMLCanvasElement,
  width: number,
  x: number,
  y: number,
  height = width,
): void {
  const whole = (value: number) => Math.round(value * ratio) / ratio;
  context.drawImage(
    picture,
    whole(x - width / 2),
    whole(y - height / 2),
    picture.width / ratio,
    picture.height / ratio,
  );
}

function square({ px, py }: { px: number; py: number }, half: number): MapBox {
  return { x: px - half, y: py - half, width: 2 * half, height: 2 * half };
}

function lookOf({ id, grounded, lost, own }: MapFlight, chosen: string | undefined): AircraftLook {
  if (lost) return 'lost';
  if (grounded) return 'ground';
  return id === chosen ? 'chosen' : own ? 'own' : 'air';
}

/** Who is named first and drawn last: the chosen one, one's own, who is lost, who flies, who stands. */
function rank({ id, grounded, lost, own }: MapFlight, chosen: string | undefined): number {
  if (id === chosen) return 0;
  if (own) return 2;
  return lost ? 3 : grounded ? 5 : 4;
}

function nameOfFlight(
  at: Drawn<MapFlight>,
  chosen: string | undefined,
  texts: TextPictures,
  palette: Palette,
): Named {
  const { id, name, detail, own, lost } = at.of;
  const colour = id === chosen ? palette.route : own ? palette.own : lost ? palette.lost : palette.dot;
  const { width, height } = texts.sizeOf(name, detail);
  const gap = id === chosen ? NAME_GAP + 3 : NAME_GAP;
  const wish = { id: `${id} ${at.turn}`, x: at.px, y: at.py, width, height, gap, always: id === chosen };
  return { wish, name, detail, colour, rank: rank(at.of, chosen) };
}

function nameOfPlace(at: Drawn<MapPlace>, texts: TextPictures, palette: Palette): Named {
  const { name, look, important = false } = at.of;
  const { width, height } = texts.sizeOf(name, '');
  const wish = { id: `${name} ${at.turn}`, x: at.px, y: at.py, width, height, gap: PLACE_PX[look] / 2 + 9 };
  return { wish, name, detail: '', colour: palette.dot, rank: important ? 1 : look === 'small' ? 7 : 6 };
}

function nameOfMark(
  at: Drawn<MapMark>,
  chosen: string | undefined,
  texts: TextPictures,
  palette: Palette,
): Named {
  const { letter } = at.of;
  const colour = letter === chosen ? palette.route : palette.dot;
  const { width, height } = texts.sizeOf(letter, '');
  const wish = {
    id: `${letter} mark ${at.turn}`,
    x: at.px,
    y: at.py,
    width,
    height,
    gap: NAME_GAP,
    always: true,
  };
  return { wish, name: letter, detail: '', colour, rank: 1, letter };
}
