import { staffOnly } from '#app/features/access/staff-only.tsx';
import { ReviewsPage } from '#app/features/review/reviews-page.tsx';

export const Component = staffOnly(['reports.review'], ReviewsPage);
