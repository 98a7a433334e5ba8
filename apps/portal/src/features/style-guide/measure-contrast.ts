import { contrast, parseOklch } from '@va/domain/oklch.ts';

/** Contrast of an element's text on its ground; undefined where the browser computes no `oklch()`. */
export function measureContrast(element: Element): number | undefined {
  const { color, backgroundColor } = getComputedStyle(element);
  try {
    return contrast(parseOklch(color), parseOklch(backgroundColor));
  } catch {
    return undefined;
  }
}
