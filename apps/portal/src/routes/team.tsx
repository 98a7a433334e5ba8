import { team } from '#app/content/team.ts';
import { TeamPage } from '#app/features/community/team-page.tsx';

export function Component() {
  return <TeamPage team={team} />;
}
