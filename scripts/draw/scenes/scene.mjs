/** Place and hour behind each aircraft. */
import { DAY } from './day.mjs';
import { NIGHT } from './night.mjs';

/**
 * @typedef {object} Scene
 * @property {[number, string][]} sky
 * @property {[number, string][]} ground
 * @property {string} light colour of the light on the aircraft, white at noon
 * @property {number} dusk how far the shaded side turns to the colour of the air, 0 to 1
 * @property {string} air
 * @property {boolean} lamps cabin lights on
 * @property {number} wet strength of the mirror image on the ground, 0 to 1
 * @property {boolean} [floodlit] has masts with lamps
 * @property {unknown[]} back
 * @property {unknown[]} front
 */

const SCENES = { ...DAY, ...NIGHT };

/** Scene of an aircraft, by its registration in lower case; one that is new stands in the first. */
export const sceneOf = (registration) => SCENES[registration] ?? DAY['ec-lzd'];
