export { RulesPage as Component } from '#app/features/rules/rules-page.tsx';
