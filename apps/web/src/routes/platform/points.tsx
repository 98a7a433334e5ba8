import { membersOnly } from '#app/features/access/members-only.tsx';
import { PointsPage } from '#app/features/points/points-page.tsx';

export const Component = membersOnly('Puntos y rangos', PointsPage);
