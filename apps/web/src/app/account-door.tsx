import { QueryClientProvider } from '@tanstack/react-query';
import { AccountDoor as Door } from '#app/features/access/account-door.tsx';
import type { DoorProps } from '#app/features/auth/sign-in-form.tsx';
import { queryClient } from './query-client.ts';

/** Sign-in with an account, for the gate, where the portal's providers are not mounted yet. */
export function AccountDoor(props: DoorProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <Door {...props} />
    </QueryClientProvider>
  );
}
