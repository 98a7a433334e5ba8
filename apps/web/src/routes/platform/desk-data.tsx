export { DataPage as Component } from '#app/features/imports/data-page.tsx';
