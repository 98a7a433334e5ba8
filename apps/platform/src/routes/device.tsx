import { membersOnly } from '#app/features/access/members-only.tsx';
import { DevicePage } from '#app/features/connect/device-page.tsx';

export const Component = membersOnly('Autorizar un programa', DevicePage);
