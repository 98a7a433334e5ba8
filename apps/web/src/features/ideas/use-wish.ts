import { useState } from 'react';
import { useLocation, useNavigationType, useSearchParams } from 'react-router';
import { readWish, wishParameters, type IdeasWish } from './wish-address.ts';

/**
 * The wish on the screen, and in the address a moment later. The address wins only after a navigation that is not our
 * own: a link, Back or Forward.
 */
export function useWish(
  choices: Parameters<typeof readWish>[1],
): [wish: IdeasWish, change: (change: Partial<IdeasWish>) => void] {
  const [search, setSearch] = useSearchParams();
  const { key } = useLocation();
  const ownChange = useNavigationType() === 'REPLACE';
  const [shown, setShown] = useState({ wish: readWish(search, choices), key });
  if (!ownChange && shown.key !== key) setShown({ wish: readWish(search, choices), key });

  const change = (part: Partial<IdeasWish>) => {
    const wish = { ...shown.wish, ...part };
    setShown({ wish, key });
    setSearch(wishParameters(wish), { replace: true, preventScrollReset: true });
  };
  return [shown.wish, change];
}
