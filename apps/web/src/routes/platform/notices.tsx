import { MembersOnly } from '#app/features/access/members-only.tsx';
import { PublicNotices } from '#app/features/notices/public-notices.tsx';
import { NoticesPage } from '#app/features/notices/notices-page.tsx';

export function Component() {
  return (
    <MembersOnly title="NOTAMs" visitors={<PublicNotices />}>
      <NoticesPage />
    </MembersOnly>
  );
}
