import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInApp } from '#app/testing/render-in-app.tsx';
import { ManualReportPage } from './manual-report-page.tsx';

const page = { form: 'https://example.org/formulario', limits: ['Se admiten dos al mes.'], hasAcars: true };

it('leads to the report on the platform, where there is one, beside the form', () => {
  renderInApp(<ManualReportPage {...page} onPlatform="/plataforma/informes/manual" />);
  const own = screen.getByRole('link', { name: 'escribe ahí tu reporte manual' });
  expect(own.getAttribute('href')).toBe('/plataforma/informes/manual');
  expect(screen.getByRole('link', { name: /^Abrir el formulario de reporte/ }).getAttribute('target')).toBe(
    '_blank',
  );
});

it('leads to the form alone without a platform', () => {
  renderInApp(<ManualReportPage {...page} onPlatform={undefined} />);
  expect(screen.queryByText(/plataforma/)).toBeNull();
  expect(screen.getByRole('link', { name: /^Abrir el formulario de reporte/ })).toBeDefined();
});
