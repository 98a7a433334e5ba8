import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { meQuery } from '#app/api/me.ts';
import { useSession } from '#app/api/use-session.ts';

/** Tells the alias at the flight-plan provider that the account has, or null; shows nothing. */
export function AccountAlias({ onAlias }: { onAlias: (alias: string | null) => void }) {
  const { pilot } = useSession();
  const { data } = useQuery({ ...meQuery, enabled: pilot !== null });
  const alias = pilot === null ? null : (data?.simbriefAlias ?? null);
  useEffect(() => onAlias(alias), [alias, onAlias]);
  return null;
}
