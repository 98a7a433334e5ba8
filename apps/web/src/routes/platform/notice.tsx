import { useParams } from 'react-router';
import { MembersOnly } from '#app/features/access/members-only.tsx';
import { PublicNotices } from '#app/features/notices/public-notices.tsx';
import { NoticePage } from '#app/features/notices/notice-page.tsx';

export function Component() {
  const { slug = '' } = useParams();
  return (
    <MembersOnly title="NOTAM" visitors={<PublicNotices slug={slug} />}>
      <NoticePage key={slug} slug={slug} />
    </MembersOnly>
  );
}
