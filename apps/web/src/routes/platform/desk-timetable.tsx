export { TimetablePage as Component } from '#app/features/timetable/timetable-page.tsx';
