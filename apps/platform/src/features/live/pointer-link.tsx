import { Link, type LinkProps } from 'react-router';
import { paths } from '#app/config/paths.ts';

/** A link on the map to a flight that it shows. For the pointer only: the strips have the same links. */
export function PointerLink({ flight, ...rest }: { flight: string } & Omit<LinkProps, 'to'>) {
  return (
    <Link {...rest} to={paths.liveFlight(flight)} replace preventScrollReset tabIndex={-1} aria-hidden />
  );
}
