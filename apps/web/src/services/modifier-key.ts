/** Name of the key that starts a shortcut on this computer, as it is printed on it. */
export const modifierKey = {
  subscribe: () => () => undefined,
  snapshot: (): string => (/Mac|iPhone|iPad/.test(navigator.platform) ? '⌘' : 'Ctrl'),
  atBuild: () => 'Ctrl',
};
