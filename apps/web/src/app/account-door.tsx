import { QueryClientProvider } from '@tanstack/react-query';
import { AccountDoor as Door } from '#app/features/access/account-door.tsx';
import type { DoorProps } from '#app/features/auth/sign-in-form.tsx';
import { queryClient } from './query-client.ts';

/** The way in by an account of one's own, at the gate, around which there is no portal yet. */
export function AccountDoor(props: DoorProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <Door {...props} />
    </QueryClientProvider>
  );
}
