/** Names as pictures: letters are drawn once, and copied from then on. */
import type { Palette } from './palette.ts';

/** Sizes of both lines and the height of one, CSS pixels. */
const NAME_PX = 13;
const DETAIL_PX = 12;
const LINE_PX = 15;
/** Room for the edge around the letters. */
const EDGE = 3;
/** So many names are kept; with one more all go, so that a map that stays open for days does not grow. */
const MOST = 2500;

export interface TextPicture {
  picture: HTMLCanvasElement;
  /** CSS pixels. */
  width: number;
  height: number;
}

export interface TextPictures {
  /** The size of a name with its second line, CSS pixels, without drawing it: most names of a crowd find no place. */
  sizeOf: (name: string, detail: string) => { width: number; height: number };
  /** A name with a second line beneath it, or none, in a colour. */
  of: (name: string, detail: string, colour: string) => TextPicture;
}

export function textPictures({ font, sea }: Palette, ratio: number): TextPictures {
  const known = new Map<string, TextPicture>();
  const measure = document.createElement('canvas').getContext('2d');
  const widthOf = (text: string, face: string) => {
    if (!measure || text === '') return 0;
    measure.font = face;
    return measure.measureText(text).width;
  };
  const [nameFont, detailFont] = [`700 ${NAME_PX}px ${font}`, `400 ${DETAIL_PX}px ${font}`];
  const sizes = new Map<string, { width: number; height: number }>();
  const sizeOf: TextPictures['sizeOf'] = (name, detail) => {
    const key = `${name}\n${detail}`;
    const found = sizes.get(key);
    if (found) return found;
    const size = {
      width: Math.ceil(Math.max(widthOf(name, nameFont), widthOf(detail, detailFont))) + 2 * EDGE,
      height: (detail === '' ? LINE_PX : 2 * LINE_PX) + 2,
    };
    if (sizes.size >= MOST) sizes.clear();
    sizes.set(key, size);
    return size;
  };
  const draw = (name: string, detail: string, colour: string): TextPicture => {
    const { width, height } = sizeOf(name, detail);
    const picture = document.createElement('canvas');
    picture.width = Math.ceil(width * ratio);
    picture.height = Math.ceil(height * ratio);
    const context = picture.getContext('2d');
    if (!context) return { picture, width, height };
    context.scale(ratio, ratio);
    context.textBaseline = 'middle';
    context.lineJoin = 'round';
    context.lineWidth = 3;
    context.strokeStyle = sea;
    context.fillStyle = colour;
    [name, detail].forEach((text, line) => {
      if (text === '') return;
      context.font = line === 0 ? nameFont : detailFont;
      const y = 1 + LINE_PX * (line + 0.5);
      context.strokeText(text, EDGE, y);
      context.fillText(text, EDGE, y);
    });
    return { picture, width, height };
  };
  return {
    sizeOf,
    of: (name, detail, colour) => {
      const key = `${name}\n${detail}\n${colour}`;
      const found = known.get(key);
      if (found) return found;
      if (known.size >= MOST) known.clear();
      const made = draw(name, detail, colour);
      known.set(key, made);
      return made;
    },
  };
}
