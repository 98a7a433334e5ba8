import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { readLink } from '#app/api/access.ts';
import { EmptyState } from '@va/ui/controls/empty-state.tsx';
import { Link2Off } from 'lucide-react';
import { PageHead } from '#app/components/page-head.tsx';

/**
 * The secret of the opened link, and its purpose. The secret follows `#`, so that no server logs it. `token` is null
 * while the page is rendered on the server or hydrates, and '' if the link has none.
 */
export function useLink() {
  const token = useLinkToken();
  const query = useQuery({
    queryKey: ['link', token],
    queryFn: () => readLink(token ?? ''),
    enabled: Boolean(token),
    retry: false,
    // Once read it is not read again: what uses the link up has all other data read anew, and would ask for it in vain.
    staleTime: ({ state }) => (state.data ? 'static' : 0),
  });
  return { token, query };
}

/** The secret alone; null on the page as the server paints it, and '' when the link has none. */
export function useLinkToken(): string | null {
  const { hash } = useLocation();
  return useSyncExternalStore(noChange, () => hash.slice(1), unknown);
}

const noChange = () => () => {};
const unknown = () => null;

/** Somebody came without the secret part of a link. */
export function LinkMissing({ title, what }: { title: string; what: string }) {
  return (
    <>
      <PageHead title={title} />
      <EmptyState icon={Link2Off} title="Al enlace le falta una parte">
        <p className="text-ink-2">
          Ábrelo entero, tal como te llegó: la última parte, después de «#», dice de quién es {what}.
        </p>
      </EmptyState>
    </>
  );
}
