/** The sample administrator with a second factor, without which no page of the desk opens. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import { expect, signIn } from './platform.ts';

/** Cookies of the administrator of this run, also for the worker of a second try: a factor is set once. */
const KEPT = join(process.env['E2E_PLATFORM_DATA'] ?? '', 'administrator-cookies.json');

/** Signs the administrator in; the first time in a run the desk asks for a second factor, which is then set. */
export async function signInAdministrator(page: Page): Promise<void> {
  if (existsSync(KEPT)) {
    await page.context().addCookies(JSON.parse(readFileSync(KEPT, 'utf8')));
    return;
  }
  await signIn(page, 'administrador');
  await setSecondFactor(page);
  writeFileSync(KEPT, JSON.stringify(await page.context().cookies()));
}

/** Sets the second factor that the desk asks for, as whoever is signed in on the page; gives its secret. */
export async function setSecondFactor(page: Page): Promise<string> {
  await page.goto('/plataforma/mesa');
  await expect(page.getByText('Falta tu segundo factor')).toBeVisible();
  await page.getByRole('link', { name: 'Ir a tu cuenta' }).click();
  await page.getByRole('button', { name: 'Poner códigos de una aplicación' }).click();
  await expect(page.getByRole('img', { name: 'Código para tu aplicación de códigos' })).toBeVisible();
  const secret = await page.getByText(/^[A-Z2-7]{16,}$/).innerText();
  await page.getByLabel('Código que enseña').fill(new TOTP({ secret }).generate());
  await page.getByRole('button', { name: 'Activar' }).click();
  await expect(page.getByText('Los códigos de tu aplicación están en vigor.')).toBeVisible();
  return secret;
}
