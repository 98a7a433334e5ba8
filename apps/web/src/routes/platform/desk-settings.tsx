export { SettingsPage as Component } from '#app/features/settings/settings-page.tsx';
