import { describe, expect, it } from 'vitest';
import { clashOfFocus, type FocusCampaign, focusOfFlight, isFocusAt } from './focus-campaign.ts';

const dublin: FocusCampaign = {
  icao: 'EIDW',
  from: '2026-11-01',
  until: '2026-11-30',
  types: ['a320-200'],
  substitutes: ['A20N'],
};
const known = {
  inNetwork: (icao: string) => ['LEMD', 'EIDW', 'EGPH'].includes(icao),
  designatorOf: (typeId: string) => ({ 'a320-200': 'A320', 'a330-300': 'A333' })[typeId],
};
const at = (iso: string) => Date.parse(iso);
const flight = {
  ends: ['LEMD', 'EIDW'] as [string, string],
  typeId: 'a320-200',
  icaoType: 'A320' as string | null,
  offBlock: at('2026-11-15T10:00:00Z'),
};

describe('Focus Airports', () => {
  it('PL-59: count for their types and for what stands in for them, there and back', () => {
    expect(focusOfFlight([dublin], flight, known)).toEqual(['EIDW']);
    expect(focusOfFlight([dublin], { ...flight, ends: ['EIDW', 'LEMD'] }, known)).toEqual(['EIDW']);
    expect(focusOfFlight([dublin], { ...flight, icaoType: 'A20N' }, known)).toEqual(['EIDW']);
    expect(focusOfFlight([{ ...dublin, substitutes: [] }], { ...flight, icaoType: 'A20N' }, known)).toEqual(
      [],
    );
    expect(focusOfFlight([dublin], { ...flight, typeId: 'a330-300', icaoType: 'A333' }, known)).toEqual([]);
    expect(focusOfFlight([dublin], { ...flight, icaoType: null }, known)).toEqual(['EIDW']);
  });

  it('count from their first day to the end of the last one, by off block', () => {
    expect(isFocusAt(dublin, at('2026-10-31T23:59:59Z'))).toBe(false);
    expect(isFocusAt(dublin, at('2026-11-01T00:00:00Z'))).toBe(true);
    expect(isFocusAt(dublin, at('2026-11-30T23:59:59Z'))).toBe(true);
    expect(isFocusAt(dublin, at('2026-12-01T00:00:00Z'))).toBe(false);
  });

  it('need the other end in the network and a flight that goes somewhere else', () => {
    expect(focusOfFlight([dublin], { ...flight, ends: ['KJFK', 'EIDW'] }, known)).toEqual([]);
    expect(focusOfFlight([dublin], { ...flight, ends: ['EIDW', 'EIDW'] }, known)).toEqual([]);
    const edinburgh = { ...dublin, icao: 'EGPH' };
    expect(focusOfFlight([dublin, edinburgh], { ...flight, ends: ['EIDW', 'EGPH'] }, known)).toEqual([
      'EIDW',
      'EGPH',
    ]);
  });

  it('are one at a time for an airport', () => {
    const later = { ...dublin, from: '2026-12-01', until: null };
    expect(clashOfFocus([dublin, later])).toBeNull();
    expect(clashOfFocus([dublin, { ...later, from: '2026-11-30' }])).not.toBeNull();
    expect(clashOfFocus([dublin, { ...later, icao: 'EGPH', from: null }])).toBeNull();
  });
});
