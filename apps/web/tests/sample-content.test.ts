/**
 * The sample airline's content holds everything that the specification lists. That there is nothing else is not asked: an
 * airline that adds a fifth notice breaks nothing.
 */
// @vitest-environment node
import { describe, expect, it, vi } from 'vitest';
import { loadContent } from '@va/content/load.ts';
import { PROJECT } from '@va/testing/content-copy.ts';
import {
  POSITIONS,
  RANKS,
  SPECIFIED_AIRCRAFT,
  SPECIFIED_AIRPORTS,
  SPECIFIED_POLICIES,
  SPECIFIED_TOURS,
  WITHOUT_BRIEFING,
} from '../e2e/fixtures/specification.ts';

// Builds and whole contents take their time on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

describe('the real content', () => {
  it('has every airport of the table, under its name, with at least its destinations', async () => {
    const { airports } = await loadContent(PROJECT);
    for (const { icao, name, destinations } of SPECIFIED_AIRPORTS) {
      const airport = airports.find((entry) => entry.icao === icao);
      expect({ icao, name: airport?.name }).toEqual({ icao, name });
      const missing = Math.max(0, destinations - (airport?.destinations.length ?? 0));
      expect({ icao, missing }).toEqual({ icao, missing: 0 });
      if (icao !== WITHOUT_BRIEFING) expect(airport?.briefingUrl).toBeDefined();
    }
    expect(SPECIFIED_AIRPORTS).toHaveLength(21);
  });

  it('has every aircraft, with its seventeen specifications and two pictures', async () => {
    const content = await loadContent(PROJECT);
    for (const { registration, businessCabin } of SPECIFIED_AIRCRAFT) {
      const aircraft = content.aircraft.find((entry) => entry.registration === registration);
      expect({ registration, businessCabin: aircraft?.businessCabin }).toEqual({
        registration,
        businessCabin,
      });
      expect(Object.keys(aircraft?.specifications ?? {})).toHaveLength(17);
      expect(aircraft?.interiorImages).toHaveLength(2);
    }
    expect(SPECIFIED_AIRCRAFT).toHaveLength(8);
  });

  it('has every tour, and as many of the rest as the specification counts', async () => {
    const content = await loadContent(PROJECT);
    expect(
      content.tours.map(({ name, routePath, exclusive, image }) => ({
        name,
        path: routePath,
        image: image !== undefined,
        exclusive,
      })),
    ).toEqual(expect.arrayContaining([...SPECIFIED_TOURS]));
    expect(SPECIFIED_TOURS).toHaveLength(5);
    const least = {
      notams: 4,
      focusAirports: 3,
      manuals: 6,
      regulations: 4,
      checklists: 2,
      briefings: 2,
    } as const;
    for (const [name, count] of Object.entries(least)) {
      const there = content[name as keyof typeof least].length;
      expect({ name, enough: there >= count }).toEqual({ name, enough: true });
    }
    expect(content.team.members.length).toBeGreaterThanOrEqual(5);
    const dates = content.notams.map(({ date }) => date);
    expect(dates).toEqual(dates.toSorted().toReversed());
    expect(content.policies.map(({ slug }) => `/politicas/${slug}`)).toEqual(
      expect.arrayContaining(SPECIFIED_POLICIES.map(({ path }) => path)),
    );
  });

  it('has the pilots, their aliases, their ranks and their positions', async () => {
    const { pilots, ranks } = await loadContent(PROJECT);
    expect(Object.keys(pilots)).toEqual(
      expect.arrayContaining([
        ...Array.from({ length: 26 }, (_, i) => `EVE${String(i + 1).padStart(3, '0')}`),
        'CEO',
        'CO-CEO',
        'JTR',
      ]),
    );
    expect(pilots['CEO']).toEqual(pilots['EVE001']);
    expect(ranks.map(({ rango }) => rango)).toEqual(expect.arrayContaining(RANKS));
    expect(Object.values(pilots).map(({ cargo }) => cargo)).toEqual(expect.arrayContaining(POSITIONS));
  });

  it('gives texts their typography and leaves codes and addresses alone', async () => {
    const content = await loadContent(PROJECT);
    expect(content.aircraftTypes.map(({ specifications }) => specifications.maxTakeoffWeight)).toEqual(
      expect.arrayContaining([
        '77\u202f000\u00a0kg',
        '233\u202f000\u00a0kg',
        '242\u202f000\u00a0kg',
        '272\u202f000\u00a0kg',
      ]),
    );
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
