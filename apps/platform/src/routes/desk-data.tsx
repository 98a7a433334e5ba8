import { StaffOnly } from '#app/features/access/staff-only.tsx';
import { DataPage } from '#app/features/imports/data-page.tsx';

export function Component() {
  return (
    <StaffOnly any={['data.transfer']}>
      <DataPage />
    </StaffOnly>
  );
}
