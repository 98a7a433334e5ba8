// @vitest-environment node
import { describe, expect, it, vi } from 'vitest';
import { PROJECT } from '../testing/content-copy.ts';
import { loadContent } from './load.ts';

// Builds and whole contents take their time on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

describe('the real content', () => {
  it('is right and has exactly the counts of the specification', async () => {
    const content = await loadContent(PROJECT);
    expect(
      Object.fromEntries(content.airports.map(({ icao, destinations }) => [icao, destinations.length])),
    ).toEqual({
      LEMD: 16,
      LEBL: 4,
      LPPT: 6,
      LEPA: 2,
      KMCO: 1,
      MMUN: 3,
      MUVR: 1,
      MUSC: 2,
      MHPR: 2,
      MROC: 1,
      MDPC: 2,
      MDLR: 2,
      SVMI: 1,
      FIMP: 1,
      VTBS: 1,
      UTNU: 1,
      GOBD: 1,
      GVBA: 1,
      LEVC: 0,
      LROP: 1,
      MUHA: 1,
    });
    expect(
      content.airports.filter(({ briefingUrl }) => briefingUrl === undefined).map(({ icao }) => icao),
    ).toEqual(['SVMI']);
    expect(content.aircraft.map(({ registration, businessCabin }) => [registration, businessCabin])).toEqual([
      ['EC-LZD', false],
      ['EC-MII', false],
      ['EC-LXA', false],
      ['EC-OOI', false],
      ['CS-TKH', true],
      ['CS-TCF', true],
      ['EC-NBO', false],
      ['EC-NGY', false],
    ]);
    for (const aircraft of content.aircraft) {
      expect(Object.keys(aircraft.specifications)).toHaveLength(17);
      expect(aircraft.interiorImages).toHaveLength(2);
    }
    expect(content.notams).toHaveLength(4);
    expect(content.notams.map(({ date }) => date)).toEqual(
      content.notams
        .map(({ date }) => date)
        .sort()
        .reverse(),
    );
    expect(content.tours.map(({ name, exclusive, image }) => [name, exclusive, image !== undefined])).toEqual(
      [
        ['A320 Tierra del Fuego', false, true],
        ['A320 Svalbard', false, true],
        ['A350 World', false, true],
        ['A330 World', false, false],
        ['A320 Tour Nacional', true, true],
      ],
    );
    expect(content.focusAirports).toHaveLength(3);
    expect(content.team.members).toHaveLength(5);
    expect(content.manuals).toHaveLength(6);
    expect(content.regulations).toHaveLength(4);
    expect(content.checklists).toHaveLength(2);
    expect(content.briefings).toHaveLength(2);
    expect(content.policies.map(({ slug }) => slug)).toEqual([
      'terminos-servicio',
      'uso-aceptable',
      'privacidad',
      'cookies',
    ]);
    expect(Object.keys(content.pilots)).toEqual([
      ...Array.from({ length: 26 }, (_, i) => `EVE${String(i + 1).padStart(3, '0')}`),
      'CEO',
      'CO-CEO',
      'JTR',
    ]);
    expect(content.pilots['CEO']).toEqual(content.pilots['EVE001']);
  });

  it('gives texts their typography and leaves codes and addresses alone', async () => {
    const content = await loadContent(PROJECT);
    expect(content.aircraftTypes.map(({ specifications }) => specifications.maxTakeoffWeight)).toEqual([
      '77\u202f000\u00a0kg',
      '233\u202f000\u00a0kg',
      '242\u202f000\u00a0kg',
      '272\u202f000\u00a0kg',
    ]);
    expect(content.airline.callsign.message).toBe('El indicativo debe ser EVE seguido de 3 dígitos');
  });

  it('turns policies into trees, with the place for the providers', async () => {
    const { policies } = await loadContent(PROJECT);
    const cookies = policies.find(({ slug }) => slug === 'cookies');
    expect(cookies?.body[0]).toEqual({ tag: 'h2', id: 'que-es-una-cookie', children: ['Qué es una cookie'] });
    expect(cookies?.body.filter((node) => typeof node !== 'string' && node.tag === 'providers')).toEqual([
      { tag: 'providers', children: [] },
    ]);
  });
});
