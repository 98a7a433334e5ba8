const BROWSERS: readonly [RegExp, string][] = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox\//, 'Firefox'],
  [/Chrome\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const SYSTEMS: readonly [RegExp, string][] = [
  [/Android/, 'Android'],
  [/iPhone|iPad/, 'iOS'],
  [/Windows/, 'Windows'],
  [/Mac OS/, 'macOS'],
  [/Linux/, 'Linux'],
];

/** A name for this device in the list of devices, such as «Firefox en Windows». */
export function deviceName(agent: string = navigator.userAgent): string {
  const named = (list: readonly [RegExp, string][], other: string) =>
    list.find(([pattern]) => pattern.test(agent))?.[1] ?? other;
  return `${named(BROWSERS, 'Navegador')} en ${named(SYSTEMS, 'otro sistema')}`;
}
