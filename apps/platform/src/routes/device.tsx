import { MembersOnly } from '#app/features/access/members-only.tsx';
import { DevicePage } from '#app/features/connect/device-page.tsx';

export function Component() {
  return (
    <MembersOnly title="Autorizar un programa">
      <DevicePage />
    </MembersOnly>
  );
}
