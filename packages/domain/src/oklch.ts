/** OKLCH colours: reading them, their contrast as WCAG 2.2 defines it, and as sRGB where CSS is not understood. */

/** Lightness 0–1, chroma, hue in degrees. */
export interface Oklch {
  l: number;
  c: number;
  h: number;
}

/**
 * Parses `oklch(50% 0.1 250)`, or `oklch(0.5 0.1 250)` as browsers compute it.
 * @throws Error on any other text, also on a colour with opacity
 */
export function parseOklch(text: string): Oklch {
  const match = /^oklch\(([\d.]+)(%?) ([\d.]+) ([\d.]+)\)$/.exec(text.trim());
  if (!match) throw new Error(`Not an opaque oklch() colour: ${text}`);
  return { l: Number(match[1]) / (match[2] ? 100 : 1), c: Number(match[3]), h: Number(match[4]) };
}

/** Linear red, green and blue 0–1; matrices of the OKLab definition, clipped to sRGB as a screen does. */
function linear({ l, c, h }: Oklch): [red: number, green: number, blue: number] {
  const a = c * Math.cos((h * Math.PI) / 180);
  const b = c * Math.sin((h * Math.PI) / 180);
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    clip(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short),
    clip(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short),
    clip(-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short),
  ];
}

/** Relative luminance 0–1. */
function luminance(colour: Oklch): number {
  const [red, green, blue] = linear(colour);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The colour as `#rrggbb`, for the colour of the browser's bar, which does not accept `oklch()`. */
export function toHex(colour: Oklch): string {
  const channels = linear(colour).map((value) => {
    const encoded = value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055;
    return Math.round(encoded * 255)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${channels.join('')}`;
}

function clip(channel: number): number {
  return Math.min(1, Math.max(0, channel));
}

/** Contrast ratio, 1 to 21 (WCAG 2.2, 1.4.3). */
export function contrast(one: Oklch, other: Oklch): number {
  const [high = 0, low = 0] = [luminance(one), luminance(other)].sort((x, y) => y - x);
  return (high + 0.05) / (low + 0.05);
}
