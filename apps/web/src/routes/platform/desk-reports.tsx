export { ReviewsPage as Component } from '#app/features/review/reviews-page.tsx';
