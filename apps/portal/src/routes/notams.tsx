import { PLATFORM } from '@va/security/served-folders.ts';
import { airline } from '#app/content/airline.ts';
import { notams } from '#app/content/notams.ts';
import { NotamsPage } from '#app/features/notams/notams-page.tsx';

export function Component() {
  const own = airline.plataforma === 'propia';
  return <NotamsPage notams={notams} confirmAt={own ? `/${PLATFORM}avisos` : undefined} />;
}
