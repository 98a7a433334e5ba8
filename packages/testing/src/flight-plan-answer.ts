/** An answer of the flight-plan provider in the shape of `json=v2`, as recorded in public code in 2026. */

/** Whose plan it is, and between which airports. */
interface PlanNames {
  airline: string;
  registration: string;
  from: string;
  to: string;
  alternate: string;
  host: string;
}

const NOBODY: PlanNames = {
  airline: 'ABC',
  registration: 'ZZ-ABC',
  from: 'AAAA',
  to: 'BBBB',
  alternate: 'CCCC',
  host: 'plans.simbrief.com',
};

/** A plan made `madeAt`; the parts in `change` replace the ones of the plan. */
export function flightPlanAnswer(
  madeAt: Date,
  change: Record<string, unknown> = {},
  { airline, registration, from, to, alternate, host }: PlanNames = NOBODY,
): Record<string, unknown> {
  const after = (minutes: number) =>
    `${new Date(madeAt.getTime() + minutes * 60_000).toISOString().slice(0, 19)}Z`;
  return {
    fetch: { userid: '123456', static_id: '', status: 'Success', time: '0.001' },
    params: { request_id: '1', time_generated: after(0), ofp_layout: 'LIDO', airac: '2610', units: 'kgs' },
    general: {
      icao_airline: airline,
      flight_number: '101',
      dx_rmk: ['PLANNED OPTIMUM FLIGHT LEVEL'],
      sys_rmk: [],
      costindex: '26',
      initial_altitude: '33000',
      stepclimb_string: `${from}/0330`,
      avg_wind_comp: '-12',
      gc_distance: '261',
      route_distance: '289',
      cruise_tas: '446',
      route: 'PINAR2U PINAR UN870 BARPI DCT SOLDU',
    },
    origin: airport(from, 'FIRST FIELD', '36L', '1'),
    destination: airport(to, 'SECOND FIELD', '24R', '1'),
    alternate: [
      {
        ...airport(alternate, 'THIRD FIELD', '30', '1'),
        distance: '178',
        ete: '00:31:10',
        burn: '1421',
        route: 'DALI2D DALIN DCT',
        metar: `${alternate} 211900Z 30008KT CAVOK 15/06 Q1019 NOSIG`,
      },
    ],
    navlog: [
      { ident: 'PINAR', type: 'wpt', pos_lat: '40.616667', pos_long: '-3.083333', is_sid_star: '1' },
      { ident: 'BARPI', type: 'wpt', pos_lat: '41.1', pos_long: '-0.6', is_sid_star: '0' },
      { ident: 'SOLDU', type: 'wpt', pos_lat: '41.25', pos_long: '1.2', is_sid_star: '0' },
      { ident: to, type: 'apt', pos_lat: '41.296944', pos_long: '2.078333', is_sid_star: '0' },
    ],
    atc: {
      callsign: `${airline}101`,
      initial_alt: '330',
      flightplan_text: `(FPL-${airline}101-IS\n-B738/M-SDE2E3GHIRWY/LB1\n-${from}1940\n-N0446F330 PINAR2U PINAR UN870 BARPI DCT SOLDU\n-${to}0046 ${alternate}\n-PBN/A1B1 REG/${registration.replace('-', '')})`,
      section18: `PBN/A1B1 REG/${registration.replace('-', '')}`,
    },
    aircraft: {
      icaocode: 'B738',
      icao_code: 'B738',
      name: 'B737-800',
      reg: registration,
      fin: '',
      equip_category: 'M',
      equip_navigation: 'SDE2E3GHIRWY',
      equip_transponder: 'LB1',
    },
    fuel: {
      taxi: '200',
      enroute_burn: '2470',
      contingency: '180',
      alternate_burn: '1421',
      reserve: '1098',
      etops: '0',
      extra: '0',
      min_takeoff: '5169',
      plan_takeoff: '5169',
      plan_ramp: '5369',
      plan_landing: '2699',
    },
    times: {
      est_time_enroute: '00:46:20',
      est_out: after(60),
      est_off: after(75),
      est_on: after(121),
      est_in: after(129),
      sched_out: after(60),
      sched_off: after(75),
      sched_on: after(120),
      sched_in: after(125),
      est_block: '01:09:20',
      orig_timezone: '+01:00:00',
      dest_timezone: '+01:00:00',
      endurance: '01:52:54',
    },
    weights: {
      oew: '42600',
      pax_count: '151',
      cargo: '2265',
      payload: '14345',
      est_zfw: '56945',
      max_zfw: '62500',
      est_tow: '62114',
      max_tow: '77000',
      est_ldw: '59644',
      max_ldw: '66000',
    },
    weather: {
      orig_metar: `${from} 211900Z 34006KT CAVOK 09/01 Q1022 NOSIG`,
      orig_taf: `${from} 211700Z 2118/2224 35008KT CAVOK TX13/2215Z\nBECMG 2208/2210 22008KT`,
      dest_metar: `${to} 211900Z 32009KT 9999 FEW030 14/07 Q1019 NOSIG`,
      dest_taf: '',
      altn_metar: [`${alternate} 211900Z 30008KT CAVOK 15/06 Q1019 NOSIG`],
    },
    text: { plan_html: '<div><pre><b>[ OFP ]</b></pre><script>alert(1)</script></div>' },
    files: {
      directory: `https://${host}/ofp/flightplans/`,
      pdf: { name: 'PDF Document', link: 'PLAN_PDF_1.pdf' },
      file: [
        { name: 'FS2024', link: 'PLAN_M24_1.pln' },
        { name: 'Not a file', link: 'PLAN_VMX_1.flp--VM5' },
      ],
    },
    fms_downloads: {
      directory: `https://${host}/ofp/flightplans/`,
      pdf: { name: 'PDF Document', link: 'PLAN_PDF_1.pdf' },
      xpe: { name: 'X-Plane 11/12', link: 'PLAN_XPE_1.fms' },
    },
    images: {
      directory: `https://${host}/ofp/uads/`,
      map: [{ name: 'Route', link: 'PLAN_UAD_1_ROUTE.gif' }],
    },
    ...change,
  };
}

function airport(icao: string, name: string, runway: string, timezone: string) {
  return {
    icao_code: icao,
    iata_code: '',
    faa_code: '',
    elevation: '100',
    name,
    timezone,
    plan_rwy: runway,
    atis: [],
  };
}
