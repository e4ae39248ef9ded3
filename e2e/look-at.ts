import type { Page } from '@playwright/test'
import { faultsOf } from './axe-in-page'
import { expect, test } from './journey'

/**
 * Expects that axe finds nothing and that nothing scrolls sideways: by day on the desktop, by night on the phone. The
 * parts of the kit, of which screens are made, have their colours checked by day and night on the desktop too.
 */
export async function lookAt(page: Page, what: string): Promise<void> {
  const colorScheme = test.info().project.name === 'phone' ? 'dark' : 'light'
  await test.step(`${what}, ${colorScheme}`, async () => {
    await page.emulateMedia({ colorScheme })
    expect.soft(await faultsOf(page)).toEqual([])
    expect.soft(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  })
}
