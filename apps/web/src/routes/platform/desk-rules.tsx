export { DeskRulesPage as Component } from '#app/features/rules/desk-rules-page.tsx';
