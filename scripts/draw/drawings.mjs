/** Every drawing of the project by its file under `content/images`. */
import { businessBed } from './business-bed.mjs';
import { businessPicture, cabinPicture } from './cabin.mjs';
import { fleetPicture } from './fleet.mjs';
import { galones, RANKS } from './galones.mjs';
import { FLEET } from './lib/aircraft-types.mjs';
import { logo } from './logo.mjs';
import { a350World } from './posters/a350-world.mjs';
import { dublin } from './posters/dublin.mjs';
import { edimburgo } from './posters/edimburgo.mjs';
import { nacional } from './posters/nacional.mjs';
import { svalbard } from './posters/svalbard.mjs';
import { tashkent } from './posters/tashkent.mjs';
import { tierraDelFuego } from './posters/tierra-del-fuego.mjs';
import { seatsPicture } from './seats.mjs';

/** The second interior picture: business where there is a business cabin, seats at the window otherwise. */
const SECOND = {
  'cs-tkh': ['business', businessPicture],
  'cs-tcf': ['business', businessBed],
};

const aircraft = Object.keys(FLEET).flatMap((registration) => {
  const [name, draw] = SECOND[registration] ?? ['asientos', seatsPicture];
  return [
    [`fleet/${registration}.svg`, () => fleetPicture(registration)],
    [`fleet/${registration}-cabina.svg`, () => cabinPicture(registration)],
    [`fleet/${registration}-${name}.svg`, () => draw(registration)],
  ];
});

/** @type {Record<string, () => string>} */
export const DRAWINGS = {
  'focus-airports/dublin.svg': dublin,
  'focus-airports/edimburgo.svg': edimburgo,
  'focus-airports/tashkent.svg': tashkent,
  'tours/tierra-del-fuego.svg': tierraDelFuego,
  'tours/svalbard.svg': svalbard,
  'tours/a350-world.svg': a350World,
  'tours/nacional.svg': nacional,
  ...Object.fromEntries(aircraft),
  ...Object.fromEntries(Object.keys(RANKS).map((rank) => [`galones/${rank}.svg`, () => galones(rank)])),
  'marca/logo.svg': logo,
};
