import { useEffect, useState } from 'react';
import { OWN_PLATFORM } from '@va/security/own-platform.ts';
import type { NavGroup, NavigationTree } from '#app/components/layout/navigation-types.ts';
import { deskStaff } from '#app/config/pages/menu.built.ts';
import { SESSION_KEY } from '#app/config/query-defaults.ts';
import { useCached } from '#app/lib/use-cached.ts';
import { navigation } from './navigation.ts';

/** The part of the session that this hook reads from the cache, once the account has fetched it. */
interface Known {
  stage: string;
  pilot: { capabilities: readonly string[] } | null;
  ended?: unknown;
}

/** The sidebar. For staff it has the desk as an extra group, whose code is loaded once their session is known. */
export function useNavigationTree(): NavigationTree {
  const data = useCached<Known>(SESSION_KEY);
  const held = data?.stage === 'open' && !data.ended ? (data.pilot?.capabilities ?? []) : [];
  const staff = held.some((one) => deskStaff.includes(one)) ? held.join(' ') : '';
  const [desk, setDesk] = useState<{ staff: string; group: NavGroup }>();
  useEffect(() => {
    if (!OWN_PLATFORM || staff === '') return;
    const can = new Set(staff.split(' '));
    // If the code fails to load, the desk's pages still link to each other.
    void import('./desk-group.ts')
      .then(({ deskGroup }) => setDesk({ staff, group: deskGroup((one) => can.has(one)) }))
      .catch(() => undefined);
  }, [staff]);
  // Ignores the group of an account that was signed in before.
  return desk?.staff === staff ? { ...navigation, groups: [...navigation.groups, desk.group] } : navigation;
}
