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
  const texts = JSON.parse(moduleJson(content, 'airline-texts')) as {
    manualReport: { form: string; limits: string[] };
  };
  expect(texts.manualReport).toEqual({
    form: content.airline.links.manualReport,
    limits: content.airline.limits?.manualReport ?? [],
  });
  expect(airline['links']).not.toHaveProperty('manualReport');
});
