import { NotFoundPage } from '#app/components/blocks/not-found-page.tsx';

/** Any other path. */
export const Component = NotFoundPage;
