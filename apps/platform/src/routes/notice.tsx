import { useParams } from 'react-router';
import { MembersOnly } from '#app/features/access/members-only.tsx';
import { NoticePage } from '#app/features/notices/notice-page.tsx';

export function Component() {
  const { slug = '' } = useParams();
  return (
    <MembersOnly title="Aviso">
      <NoticePage key={slug} slug={slug} />
    </MembersOnly>
  );
}
