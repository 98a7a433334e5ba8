export { RanksPage as Component } from '#app/features/ranks/ranks-page.tsx';
