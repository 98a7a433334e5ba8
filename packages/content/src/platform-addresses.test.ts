import { describe, expect, it } from 'vitest';
import type { Airline } from '@va/schemas/content/airline.ts';
import { pageFrame, pageFrames } from '@va/schemas/content/frame-registry.ts';
import type { Frame } from '@va/schemas/content/frames.ts';
import { platformAddresses } from '@va/schemas/pages/platform-pages.ts';
import {
  airlineInUse,
  applyAtOf,
  framesOf,
  leadsToPlatformPage,
  manualReportOf,
  platformAddress,
} from './platform-addresses.ts';

const airline = (plataforma: Airline['plataforma']) =>
  ({ name: 'EVE', plataforma, links: { manualReport: 'https://forms.example/1' } }) as Airline;
const frame = (id: string): Frame => ({
  id,
  title: `Lo de ${id} en Otro`,
  provider: 'Otro',
  url: 'https://otro.example/',
  hosts: ['otro.example'],
  kind: 'platform',
  height: 700,
  purpose: 'Para algo.',
  signInUrl: 'https://otro.example/entrar',
  privacyUrl: 'https://otro.example/privacidad',
});
const frames = [...Object.keys(pageFrames), 'tour-uno'].map(frame);
const tours = [{ id: 'uno', frame: 'tour-uno' }];

describe('with a platform of its own', () => {
  it('shows the roster from the platform, and nothing of the other provider with it', () => {
    const [pilots] = framesOf({ airline: airline('propia'), frames: [frame('pilotos')], tours });
    expect(pilots).toEqual({
      id: 'pilotos',
      title: 'Lo de pilotos en EVE',
      provider: 'EVE',
      url: '/plataforma/pilotos',
      hosts: [],
      kind: 'platform',
      height: 700,
      purpose: 'Para algo.',
    });
  });

  it('leads a frame there exactly when the platform has its page', () => {
    const pages: readonly string[] = platformAddresses;
    for (const [id, platform] of Object.keys(pageFrames).map((id) => [id, pageFrame(id)?.platform] as const))
      expect(platformAddress(id, airline('propia'), tours), id).toBe(
        platform !== undefined && pages.includes(platform) ? `/plataforma/${platform}` : undefined,
      );
    expect(platformAddress('tour-uno', airline('propia'), tours)).toBe(
      pages.includes('tours/:id') ? '/plataforma/tours/uno' : undefined,
    );
    expect(manualReportOf(airline('propia'))).toBe(
      pages.includes('informes/manual') ? '/plataforma/informes/manual' : 'https://forms.example/1',
    );
  });

  it('keeps the way to the document that the page takes the place of', () => {
    const [pilots] = framesOf({
      airline: airline('propia'),
      frames: [{ ...frame('pilotos'), url: '/documentos/pilotos' }],
      tours,
    });
    expect(pilots).toMatchObject({ url: '/plataforma/pilotos', document: '/documentos/pilotos' });
  });

  it('leaves dispatch and weather where they are', () => {
    const left = framesOf({ airline: airline('propia'), frames, tours }).filter(({ url }) =>
      url?.startsWith('https'),
    );
    expect(left.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['despacho', 'mapa-meteorologico', 'pagina-meteorologica']),
    );
  });
});

it('names the recorder and the page of the platform in use', () => {
  const recorder = (name: string) => ({ name, download: 'https://otro.example/acars' });
  const both = (plataforma: Airline['plataforma']) =>
    airlineInUse({
      ...airline(plataforma),
      acars: recorder('El de Otro'),
      linkLabels: { community: 'Chat', virtualAirline: 'Otro' },
      ownPlatform: { label: 'La nuestra', acars: recorder('El nuestro') },
    });
  expect(both('propia')).toMatchObject({
    acars: recorder('El nuestro'),
    links: { virtualAirline: '/plataforma/' },
    linkLabels: { community: 'Chat', virtualAirline: 'La nuestra' },
  });
  expect(both('propia')).not.toHaveProperty('ownPlatform');
  expect(both('externa')).toMatchObject({
    acars: recorder('El de Otro'),
    linkLabels: { virtualAirline: 'Otro' },
  });
});

it('without one every frame is as its file says', () => {
  expect(framesOf({ airline: airline('externa'), frames, tours })).toEqual(frames);
  expect(manualReportOf(airline('externa'))).toBe('https://forms.example/1');
});

it.each([
  ['/plataforma/', true],
  ['/plataforma/pilotos?marco=1', true],
  ['/plataforma/pilotos/EVE001', true],
  ['/plataforma/piloto', false],
  ['/plataforma/pilotos/EVE001/x', false],
])('%s is a page of the platform: %s', (address, is) => expect(leadsToPlatformPage(address)).toBe(is));

it.each([
  ['propia', { open: true }, '/plataforma/acceso/solicitud'],
  ['propia', { open: false }, undefined],
  ['propia', null, undefined],
  ['externa', { open: true }, undefined],
] as const)(
  'with a platform that is %s and the form %j one asks to join at %s',
  (plataforma, form, address) => {
    expect(applyAtOf({ plataforma }, form)).toBe(address);
  },
);
