import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { readLink } from '#app/api/access.ts';

/** The secret of the link that was opened, which stands after `#` so that no server ever logs it, and what it is for. */
export function useLink() {
  const token = useLocation().hash.slice(1);
  const query = useQuery({
    queryKey: ['link', token],
    queryFn: () => readLink(token),
    enabled: token !== '',
    retry: false,
  });
  return { token, query };
}
