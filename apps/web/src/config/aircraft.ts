import data from 'virtual:content/aircraft';

/** Outer measures of the aircraft that the portal describes, by registration. */
export const dimensionsOf = new Map(data.map(({ registration, dimensions }) => [registration, dimensions]));
