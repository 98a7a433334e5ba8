// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { inspectSvg } from '../build/content/svg-safety.ts';
import { DRAWINGS } from './draw/drawings.mjs';

/** A page with eight cards must stay under 30 kB after brotli, and drawings shrink to about a third. */
const LARGEST = 12_000;

describe.each(Object.entries(DRAWINGS))('the drawing %s', (_file, draw) => {
  const svg = draw();

  it('is no larger than a page can bear', () => {
    expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(LARGEST);
  });

  it('holds nothing that runs or fetches, and needs no font', () => {
    expect(inspectSvg(svg)).toEqual([]);
    expect(svg).not.toMatch(/<text|<style|style=|NaN|undefined|Infinity/);
  });

  it('refers only to parts that it has, each under an id of its own', () => {
    const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]);
    const wanted = [...svg.matchAll(/(?:href="|url\()#([^")]+)/g)].map((match) => match[1]);
    expect(new Set(ids).size).toBe(ids.length);
    expect(wanted.filter((id) => !ids.includes(id))).toEqual([]);
  });

  it('comes out the same every time', () => {
    expect(draw()).toBe(svg);
  });
});
