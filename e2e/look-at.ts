import type { Page } from '@playwright/test'
import axe from 'axe-core'
import { expect, test } from './journey'

/** What axe finds. It is injected into a page once, and is there for as long as the page is. */
export async function faultsOf(page: Page): Promise<string[]> {
  const isThere = await page.evaluate(() => 'axe' in globalThis)
  if (!isThere) await page.evaluate(axe.source)
  const violations = await page.evaluate(async () => {
    const { axe: here } = globalThis as typeof globalThis & { axe: typeof axe }
    // Pages here hold neither frames nor media, which axe would fetch first.
    return (await here.run({ resultTypes: ['violations'], preload: false })).violations
  })
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}

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
