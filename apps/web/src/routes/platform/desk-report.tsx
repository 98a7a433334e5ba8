import { useParams } from 'react-router';
import { StaffOnly } from '#app/features/access/staff-only.tsx';
import { ReviewPage } from '#app/features/review/review-page.tsx';

export function Component() {
  const { id = '' } = useParams();
  return (
    <StaffOnly any={['reports.read']}>
      <ReviewPage code={id.toUpperCase()} />
    </StaffOnly>
  );
}
