import { useQuery } from '@tanstack/react-query';
import { DAY_MS } from '@va/domain/durations.ts';
import { useNow } from '#app/lib/use-now.ts';
import { type ImportView, importsQuery } from './imports.ts';
import { useSession } from './use-session.ts';

/** The last file or flight of a kind that was applied within a day and can be taken back; null for who may not. */
export function useLastImport(kind: 'flights' | 'aircraft'): ImportView | null {
  const { can } = useSession();
  const { data } = useQuery({ ...importsQuery(undefined), enabled: can('data.transfer') });
  const now = useNow();
  const last = data?.items.find((one) => one.kind === kind && one.state === 'applied');
  return last && now - Date.parse(last.createdAt) < DAY_MS ? last : null;
}
