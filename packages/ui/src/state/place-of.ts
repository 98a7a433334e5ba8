/** Parts of a React Router location. */
interface Place {
  key: string;
  pathname: string;
  search: string;
}

/** Under which name a place of scrolling is kept: pages opened by their address all have the key `default`. */
export const placeOf = ({ key, pathname, search }: Place): string =>
  key === 'default' ? pathname + search : key;
