import { expect, it } from 'vitest';
import { contentStore } from './store.ts';
import { moduleJson } from './virtual-modules.ts';

it('gives pages of the airline what they show, and neither what the build alone reads nor the longer texts', async () => {
  const root = new URL('../../..', import.meta.url).pathname;
  const { content } = await contentStore(root).get();
  const airline = JSON.parse(moduleJson(content, 'airline')) as Record<string, Record<string, unknown>>;
  const { name, brand } = content.airline;
  expect(airline).toMatchObject({
    name,
    brand: { mark: brand.mark, signInScene: brand.signInScene },
  });
  expect(Object.keys(airline['brand'] ?? {})).toEqual(['mark', 'signInScene']);
  expect(airline['responsible']).toBeUndefined();
  expect(airline['acars']).not.toHaveProperty('warning');
  const texts = JSON.parse(moduleJson(content, 'airline-texts')) as { manualReport: string[] };
  expect(texts.manualReport).toEqual(content.airline.limits?.manualReport ?? []);
});
