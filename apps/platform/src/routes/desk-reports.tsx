import { StaffOnly } from '#app/features/access/staff-only.tsx';
import { ReviewsPage } from '#app/features/review/reviews-page.tsx';

export function Component() {
  return (
    <StaffOnly any={['reports.review']}>
      <ReviewsPage />
    </StaffOnly>
  );
}
