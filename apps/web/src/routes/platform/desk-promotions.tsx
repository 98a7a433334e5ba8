export { DeskPromotionsPage as Component } from '#app/features/desk-points/desk-promotions-page.tsx';
