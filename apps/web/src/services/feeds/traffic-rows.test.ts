import { describe, expect, it } from 'vitest';
import { readTraffic } from './traffic-rows.ts';

// Shapes: https://vatsim.dev/api/data-api/get-network-data and the tracker's answer as simulator add-ons document it.
const vatsimPilot = (over: Record<string, unknown> = {}) => ({
  cid: 1_000_001,
  name: 'Piloto de muestra LEMD',
  callsign: 'ABC123',
  server: 'SPAIN',
  pilot_rating: 1,
  military_rating: 0,
  latitude: 40.9,
  longitude: -1.2,
  altitude: 34_980,
  groundspeed: 452,
  transponder: '2114',
  heading: 78,
  qnh_i_hg: 29.92,
  qnh_mb: 1013,
  flight_plan: {
    flight_rules: 'I',
    aircraft: 'A320/M-SDE2E3FGHIRWXY/LB1',
    aircraft_faa: 'A320/L',
    aircraft_short: 'A320',
    departure: 'LEMD',
    arrival: 'LEBL',
    alternate: 'LEVC',
    cruise_tas: '450',
    altitude: '35000',
    deptime: '1140',
    enroute_time: '0055',
    fuel_time: '0300',
    remarks: 'PBN/A1B1',
    route: 'DCT NVS UN725 CATON ',
    revision_id: 1,
    assigned_transponder: '2114',
  },
  logon_time: '2026-03-05T11:20:00.0000000Z',
  last_updated: '2026-03-05T11:59:50.1234567Z',
  ...over,
});
const vatsim = (...pilots: unknown[]) => ({
  general: { version: 3, update_timestamp: '2026-03-05T12:00:00.0000000Z', connected_clients: 2 },
  pilots,
  controllers: [],
  atis: [],
  prefiles: [{ cid: 5, callsign: 'ABC555', flight_plan: {}, last_updated: '2026-03-05T11:00:00Z' }],
});
const ivaoPilot = (over: Record<string, unknown> = {}, track: Record<string, unknown> | null = {}) => ({
  time: 1400,
  id: 55_000_001,
  userId: 700_001,
  callsign: 'ABC456',
  serverId: 'WS',
  softwareTypeId: 'altitude/win',
  createdAt: '2026-03-05T11:00:00.000Z',
  lastTrack: track && {
    altitude: 128,
    altitudeDifference: 0,
    arrivalDistance: 26.59,
    departureDistance: 0.04,
    groundSpeed: 0,
    heading: 205,
    latitude: 17.644595,
    longitude: -63.220497,
    onGround: true,
    state: 'Boarding',
    time: 140,
    timestamp: '2026-03-05T11:59:20.538Z',
    transponder: 2000,
    transponderMode: 'S',
    ...track,
  },
  flightPlan: {
    aircraftId: 'A20N',
    departureId: 'TNCS',
    arrivalId: 'TFFJ',
    route: 'WEST MODOR SOUTH',
    speed: 'N0440',
    level: 'F310',
    eet: 900,
  },
  pilotSession: { simulatorId: 'MS2020' },
  ...over,
});
const ivao = (...pilots: unknown[]) => ({
  updatedAt: '2026-03-05T12:00:00.000Z',
  servers: [],
  clients: { pilots, atcs: [], followMe: [], observers: [] },
});

describe('VATSIM', () => {
  it('gives the flights of the airline with their plans', () => {
    const other = vatsimPilot({ callsign: 'XYZ1' });
    const report = readTraffic('vatsim', vatsim(other, vatsimPilot(), other), 'ABC');
    expect(report).toMatchObject({
      dropped: 0,
      pilotsOnline: 3,
      updatedAt: Date.UTC(2026, 2, 5, 12),
    });
    expect(report.flights).toEqual([
      {
        network: 'vatsim',
        callsign: 'ABC123',
        lat: 40.9,
        lon: -1.2,
        altitudeFt: 34_980,
        groundSpeedKt: 452,
        heading: 78,
        onGround: undefined,
        aircraft: 'A320',
        departure: 'LEMD',
        arrival: 'LEBL',
        cruiseFt: 35_000,
        route: 'DCT NVS UN725 CATON',
        seenAt: Date.parse('2026-03-05T11:59:50.123Z'),
        climbFtMin: undefined,
      },
    ]);
  });

  it('leaves out pilots who have only filed a plan', () => {
    expect(readTraffic('vatsim', vatsim(), 'ABC').flights).toEqual([]);
  });

  it.each([
    ['a plan of null', null],
    ['a plan of another kind', 'LEMD LEBL'],
    ['a plan with numbers in place of texts', { departure: 1, arrival: 2 }],
  ])('shows a flight with %s without it', (_, flight_plan) => {
    const { flights, dropped } = readTraffic('vatsim', vatsim(vatsimPilot({ flight_plan })), 'ABC');
    expect(dropped).toBe(0);
    expect(flights[0]).toMatchObject({ callsign: 'ABC123', departure: undefined, cruiseFt: undefined });
  });

  it('takes the time of the whole answer for a row without its own', () => {
    const { flights } = readTraffic('vatsim', vatsim(vatsimPilot({ last_updated: 'ayer' })), 'ABC');
    expect(flights[0]?.seenAt).toBe(Date.UTC(2026, 2, 5, 12));
  });
});

describe('IVAO', () => {
  it('gives the flights of the airline and whether they are on the ground', () => {
    const { flights } = readTraffic('ivao', ivao(ivaoPilot()), 'ABC');
    expect(flights[0]).toMatchObject({
      network: 'ivao',
      callsign: 'ABC456',
      onGround: true,
      groundSpeedKt: 0,
      aircraft: 'A20N',
      departure: 'TNCS',
      arrival: 'TFFJ',
      cruiseFt: 31_000,
    });
  });

  it('neither shows nor counts a pilot whom nobody has seen yet', () => {
    expect(readTraffic('ivao', ivao(ivaoPilot({}, null)), 'ABC')).toMatchObject({ flights: [], dropped: 0 });
  });

  it('shows a flight without a plan', () => {
    const { flights } = readTraffic('ivao', ivao(ivaoPilot({ flightPlan: null })), 'ABC');
    expect(flights[0]).toMatchObject({ departure: undefined, aircraft: undefined });
  });
});

describe('rows that make no sense', () => {
  it.each([
    ['a latitude beyond the poles', { latitude: 999 }],
    ['a longitude beyond the turn', { longitude: -181 }],
    ['a height in space', { altitude: 1e9 }],
    ['a height under the sea', { altitude: -20_000 }],
    ['a speed of nothing that flies', { groundspeed: 99_999 }],
    ['a speed below nothing', { groundspeed: -1 }],
    ['a heading beyond the circle', { heading: 720 }],
    ['texts in place of numbers', { latitude: '40.9' }],
    ['no number at all', { latitude: Number.NaN }],
    ['no position', { latitude: undefined }],
  ])('are left out and counted: %s', (_, over) => {
    const report = readTraffic('vatsim', vatsim(vatsimPilot(over), vatsimPilot({ callsign: 'ABC9' })), 'ABC');
    expect(report.dropped).toBe(1);
    expect(report.flights.map(({ callsign }) => callsign)).toEqual(['ABC9']);
  });

  it('of others are nobody’s business', () => {
    const rows = [null, 7, 'pilot', {}, { callsign: 5 }, vatsimPilot({ callsign: 'XYZ1', latitude: 999 })];
    expect(readTraffic('vatsim', vatsim(...rows), 'ABC')).toMatchObject({ flights: [], dropped: 0 });
  });

  it('of IVAO are counted too', () => {
    expect(readTraffic('ivao', ivao(ivaoPilot({}, { altitude: 1e9 })), 'ABC').dropped).toBe(1);
    expect(readTraffic('ivao', ivao(ivaoPilot({ lastTrack: undefined })), 'ABC').dropped).toBe(1);
  });
});

describe('callsigns', () => {
  it.each(['ABC1', 'ABC123', 'ABC12AB'])('%s is of the airline ABC', (callsign) => {
    expect(readTraffic('vatsim', vatsim(vatsimPilot({ callsign })), 'ABC').flights).toHaveLength(1);
  });

  it.each(['ABCD1', 'ABC', 'ABC_TWR', 'XABC1', 'ABC123456', 'abc1'])('%s is not', (callsign) => {
    expect(readTraffic('vatsim', vatsim(vatsimPilot({ callsign })), 'ABC').flights).toEqual([]);
  });
});

describe('planned levels', () => {
  it.each([
    ['35000', 35_000],
    ['FL350', 35_000],
    ['F350', 35_000],
    ['350', 35_000],
    ['A045', 4500],
    ['4500', 4500],
    ['VFR', undefined],
    ['S1010', undefined],
    ['0', undefined],
    ['99999', undefined],
    ['', undefined],
  ])('%s', (altitude, feet) => {
    const pilot = vatsimPilot({ flight_plan: { ...vatsimPilot().flight_plan, altitude } });
    expect(readTraffic('vatsim', vatsim(pilot), 'ABC').flights[0]?.cruiseFt).toBe(feet);
  });
});

it.each([
  ['nothing', null],
  ['a list', []],
  ['a text', 'Service unavailable'],
  ['an error', { message: 'Too many requests' }],
  ['an object in place of the list', { pilots: {}, clients: { pilots: {} } }],
])('cannot read %s', (_, answer) => {
  expect(() => readTraffic('vatsim', answer, 'ABC')).toThrow(TypeError);
  expect(() => readTraffic('ivao', answer, 'ABC')).toThrow(TypeError);
});
