/** Tangent of an angle in degrees. */
export const tan = (degrees: number) => Math.tan((degrees * Math.PI) / 180);
