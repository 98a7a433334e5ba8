export { DevicePage as Component } from '#app/features/connect/device-page.tsx';
