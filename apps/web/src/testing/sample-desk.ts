import type { Aircraft } from '#app/api/fleet.ts';
import type { SettingView } from '#app/api/settings.ts';

/** An aircraft that stands free at its base. */
export const sampleTail: Aircraft = {
  id: '01a21475-0000-7000-8000-000000000000',
  registration: 'EC-AAA',
  typeId: 'jet',
  model: 'A320-200',
  icaoType: 'A320',
  service: 'operational',
  state: 'free',
  name: '',
  livery: '',
  deliveredOn: null,
  base: 'LEMD',
  isSubstitute: false,
  place: { icao: 'LEMD', city: 'Madrid', since: null },
  minutes: 0,
  cycles: 0,
  next: null,
  note: null,
  version: 1,
};

/** A setting with its usual value. */
export const sampleSetting: SettingView = {
  key: 'resume-days',
  title: 'Plazo para reanudar',
  note: 'Después se descarta.',
  unit: 'días',
  min: 1,
  max: 30,
  value: 7,
  usual: 7,
  mine: true,
  history: [],
};
