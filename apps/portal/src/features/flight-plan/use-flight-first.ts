import { useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/**
 * Whether the flight comes first on the page: when a link has brought it. A flight chosen on the page stays where it
 * is chosen, so that nothing moves under the pilot's hand.
 */
export function useFlightFirst(hasFlight: boolean): boolean {
  const { key } = useLocation();
  const ownChange = useNavigationType() === 'REPLACE';
  const [seen, setSeen] = useState({ key, first: hasFlight });
  if (!ownChange && seen.key !== key) setSeen({ key, first: hasFlight });
  return seen.first;
}
