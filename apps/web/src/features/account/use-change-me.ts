import { useMutation, useQueryClient } from '@tanstack/react-query';
import { showToast } from '@va/ui/controls/toast-store.ts';
import { changeMe, meQuery, type ChangeMe, type Me } from '#app/api/me.ts';

/**
 * Changes the own account, as shown, and reports success.
 * @param onSaved before the page shows the account as it is now
 * @param onRefused after the account was read again because it had changed meanwhile
 */
export function useChangeMe(
  me: Pick<Me, 'version'>,
  onSaved?: () => void,
  onRefused?: (error: unknown) => void,
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: ChangeMe) => changeMe(me.version, body),
    onSuccess: (changed) => {
      onSaved?.();
      client.setQueryData(meQuery.queryKey, changed);
      showToast({ title: 'Guardado', description: 'Tu cuenta está al día.' });
    },
    onError: (error) => onRefused?.(error),
  });
}
