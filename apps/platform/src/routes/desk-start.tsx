import { StaffOnly } from '#app/features/access/staff-only.tsx';
import { StartPage } from '#app/features/desk/start-page.tsx';

export function Component() {
  return (
    <StaffOnly any={['pilots.manage']}>
      <StartPage />
    </StaffOnly>
  );
}
