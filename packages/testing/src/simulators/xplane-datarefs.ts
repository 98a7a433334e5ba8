/** The datarefs that the fakes of X-Plane know. */
import { LIGHT } from '@va/domain/flight-record/telemetry-point.ts';
import { TEST_AIRCRAFT, type Truth } from './truth.ts';

const M_PER_FT = 0.3048;
const MS_PER_KT = 1852 / 3600;

/** What a dataref holds in a world. */
export type Dataref = (truth: Truth) => number | number[] | string;

const light = (bit: number) => (truth: Truth) => Number((truth.lights & bit) !== 0);

export const XPLANE_DATAREFS: Readonly<Record<string, Dataref>> = {
  'sim/flightmodel/position/latitude': ({ lat }) => lat,
  'sim/flightmodel/position/longitude': ({ lon }) => lon,
  'sim/flightmodel2/position/pressure_altitude': ({ altFt }) => altFt,
  'sim/flightmodel/position/y_agl': ({ aglFt }) => aglFt * M_PER_FT,
  'sim/flightmodel/position/true_psi': ({ hdg }) => hdg,
  'sim/flightmodel/position/groundspeed': ({ gsKt }) => gsKt * MS_PER_KT,
  'sim/flightmodel/position/indicated_airspeed': ({ iasKt }) => iasKt,
  'sim/flightmodel/misc/machno': ({ mach }) => mach,
  'sim/flightmodel/position/vh_ind_fpm': ({ vsFpm }) => vsFpm,
  'sim/flightmodel/position/local_vy': ({ vsFpm }) => (vsFpm / 60) * M_PER_FT,
  'sim/flightmodel/failures/onground_any': ({ onGround }) => Number(onGround),
  'sim/flightmodel/weight/m_fuel_total': ({ fuelKg }) => fuelKg,
  'sim/flightmodel/weight/m_total': ({ weightKg }) => weightKg,
  'sim/flightmodel2/engines/engine_is_burning_fuel': ({ engines }) =>
    Array.from({ length: 8 }, (_, i) => (engines >> i) & 1),
  'sim/cockpit2/switches/beacon_on': light(LIGHT.beacon),
  'sim/cockpit2/switches/navigation_lights_on': light(LIGHT.nav),
  'sim/cockpit2/switches/strobe_lights_on': light(LIGHT.strobe),
  'sim/cockpit2/switches/landing_lights_switch': (truth) => {
    const on = Number((truth.lights & LIGHT.landing) !== 0);
    // The first switch is another lamp on some aircraft.
    return [0, on, on, 0, ...Array.from({ length: 12 }, () => 0)];
  },
  'sim/cockpit2/switches/taxi_light_on': light(LIGHT.taxi),
  'sim/cockpit2/controls/flap_handle_request_ratio': ({ flaps }) => flaps / 4,
  'sim/flightmodel2/gear/deploy_ratio': ({ gear }) => [1, gear, gear, 0, 0, 0, 0, 0, 0, 0],
  'sim/flightmodel/forces/g_nrml': ({ g }) => g,
  'sim/flightmodel/position/true_theta': ({ pitch }) => pitch,
  'sim/flightmodel/position/true_phi': ({ bank }) => bank,
  'sim/time/sim_speed': ({ simRate, paused }) => (paused ? 0 : simRate),
  'sim/time/ground_speed': () => 1,
  'sim/time/paused': ({ paused }) => Number(paused),
  'sim/time/is_in_replay': ({ replay }) => Number(replay),
  'sim/cockpit2/annunciators/stall_warning': ({ stall }) => Number(stall),
  'sim/flightmodel/failures/over_vne': ({ overspeed }) => Number(overspeed),
  'sim/flightmodel/controls/parkbrake': ({ parkingBrake }) => Number(parkingBrake),
  'sim/aircraft/view/acf_ICAO': () => TEST_AIRCRAFT.icaoType,
  'sim/aircraft/view/acf_ui_name': () => TEST_AIRCRAFT.title,
  'sim/aircraft/view/acf_descrip': () => '',
};
