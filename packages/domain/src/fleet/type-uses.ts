/** Derives from the sheet of a type its dimensions for drawings and its limits for the score. */
import type { TypeLimits } from '../scoring/type-limits.ts';
import type { AircraftDimensions } from '../shapes.ts';
import type { TypeSheet } from './type-sheet.ts';

/** Dimensions from which the aircraft is drawn. */
export function dimensionsOf({ wingtip, highWing, figures }: TypeSheet): AircraftDimensions {
  const { lengthM = 0, wingspanM = 0, heightM = 0, fuselageWidthM = 0, nacelleDiameterM = 0 } = figures;
  const { propellerDiameterM } = figures;
  return {
    lengthM,
    wingspanM,
    heightM,
    fuselageWidthM,
    nacelleDiameterM,
    wingtip,
    ...(propellerDiameterM !== undefined && { propellerDiameterM }),
    ...(highWing && { highWing }),
  };
}

/** Limits by which its flights are scored; the reserve is half an hour of cruise. */
export function limitsOf({ figures }: TypeSheet): TypeLimits {
  const { vmoKt = 0, mmo = 0, gearKt = 0, gearRetractionKt = 0, stallKt = 0, mtowKg = 0 } = figures;
  const { vfe1Kt = 0, vfe1FKt = 0, vfe2Kt = 0, vfe3Kt = 0, vfe4Kt = 0, burnKgH = 0, mlwKg = null } = figures;
  return {
    vmoKt,
    mmo,
    vfeKt: { '1': vfe1Kt, '1+F': vfe1FKt, '2': vfe2Kt, '3': vfe3Kt, '4': vfe4Kt },
    gearKt,
    gearRetractionKt,
    stallKt,
    reserveKg: Math.round(burnKgH / 2),
    mtowKg,
    mlwKg,
  };
}
