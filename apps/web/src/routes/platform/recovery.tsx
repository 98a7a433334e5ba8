export { RecoveryPage as Component } from '#app/features/access/recovery-page.tsx';
