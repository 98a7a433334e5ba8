import { useParams } from 'react-router';
import { ReviewPage } from '#app/features/review/review-page.tsx';

export function Component() {
  const { id = '' } = useParams();
  return <ReviewPage code={id.toUpperCase()} />;
}
