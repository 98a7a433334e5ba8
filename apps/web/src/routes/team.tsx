import { team } from '#app/content/team.ts';
import { TeamPage } from '#app/features/team/team-page.tsx';

export function Component() {
  return <TeamPage team={team} />;
}
