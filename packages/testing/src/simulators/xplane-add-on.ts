/** An Airbus of ToLiss as far as its own datarefs are public: X-Plane's switches stand still in it. */
import { LIGHT } from '@va/domain/flight-record/telemetry-point.ts';
import type { Truth } from './truth.ts';
import type { Dataref } from './xplane-datarefs.ts';

/** What it is called in X-Plane's list, and its description, by which it is known. */
export const ADD_ON = {
  title: 'ToLiSs A320 Hi Def',
  description: 'A320 with high fidelity system modelling',
};

const lit = ({ lights }: Truth, light: number, on: number) => ((lights & light) !== 0 ? on : 0);
const off: Dataref = () => 0;

/** To be laid over X-Plane's own. @param strobe position of the strobe's switch while it is lit: 1 AUTO, 2 ON */
export const addOnDatarefs = (strobe: 1 | 2 = 2): Readonly<Record<string, Dataref>> => ({
  'sim/aircraft/view/acf_ui_name': () => ADD_ON.title,
  'sim/aircraft/view/acf_descrip': () => ADD_ON.description,
  'sim/cockpit2/switches/beacon_on': off,
  'sim/cockpit2/switches/navigation_lights_on': off,
  'sim/cockpit2/switches/strobe_lights_on': off,
  'sim/cockpit2/switches/landing_lights_switch': () => Array.from({ length: 16 }, () => 0),
  'sim/cockpit2/switches/taxi_light_on': off,
  'sim/cockpit2/controls/flap_handle_request_ratio': off,
  'sim/flightmodel/controls/parkbrake': off,
  'AirbusFBW/ParkBrake': ({ parkingBrake }) => Number(parkingBrake),
  'AirbusFBW/FlapLeverRatio': ({ flaps }) => flaps / 4,
  'AirbusFBW/OHPLightSwitches': (truth) => {
    const landing = lit(truth, LIGHT.landing, 2);
    return [
      lit(truth, LIGHT.beacon, 1),
      0,
      lit(truth, LIGHT.nav, 1),
      lit(truth, LIGHT.taxi, 1),
      landing,
      landing,
      0,
      lit(truth, LIGHT.strobe, strobe),
      ...Array.from({ length: 12 }, () => 0),
    ];
  },
});
