/** Colours of the pictures: the portal's navy, sky, paper and amber with the shades in between. */
export const night = '#0a1424';
export const navy = '#0e1d32';
export const ink = '#152a47';
export const slate = '#24446c';
export const paper = '#f6fafd';
export const cream = '#fdf0d5';
export const straw = '#f8d896';
export const honey = '#f9bd5f';
export const amber = '#f49f2e';
export const rust = '#d96f2b';
export const clay = '#a8492a';
export const gold = '#e4b750';
