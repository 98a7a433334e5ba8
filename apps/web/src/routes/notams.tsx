import { PLATFORM } from '@va/security/platform-folders.ts';
import { OWN_PLATFORM } from '@va/security/own-platform.ts';
import { notams } from '#app/content/notams.ts';
import { NotamsPage } from '#app/features/notams/notams-page.tsx';

export function Component() {
  return <NotamsPage notams={notams} confirmAt={OWN_PLATFORM ? `/${PLATFORM}avisos` : undefined} />;
}
