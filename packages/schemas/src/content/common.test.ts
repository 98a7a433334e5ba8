import { expect, it } from 'vitest';
import { framedUrl, pageUrl } from './common.ts';

it.each([
  ['/plataforma/reservas?vista=lista', true, false],
  ['/documentos/pilotos', true, true],
  ['https://example.org/', true, true],
  ['/plataforma\\example.org', false, false],
  ['//example.org/plataforma/', false, false],
  ['/otra/pagina', false, false],
])('%s may stand in a frame: %s, on a card: %s', (url, frame, card) => {
  expect([framedUrl.safeParse(url).success, pageUrl.safeParse(url).success]).toEqual([frame, card]);
});
