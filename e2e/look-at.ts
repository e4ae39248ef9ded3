import type { Page } from '@playwright/test'
import axe, { type RunOptions } from 'axe-core'
import { expect, test } from './journey'

const ONLY_COLOURS: RunOptions = { runOnly: ['color-contrast', 'link-in-text-block'] }

/** What axe finds. It is brought to a page once, and is there for as long as the page is. */
export async function faultsOf(page: Page, options: RunOptions = {}): Promise<string[]> {
  const isThere = await page.evaluate(() => 'axe' in globalThis)
  if (!isThere) await page.evaluate(axe.source)
  const violations = await page.evaluate(
    async (asked) => (await (globalThis as typeof globalThis & { axe: typeof axe }).axe.run(asked)).violations,
    // Pages here hold neither frames nor media, which axe would fetch first.
    { resultTypes: ['violations' as const], preload: false, ...options },
  )
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}

async function lookIn(page: Page, what: string, colorScheme: 'light' | 'dark', options?: RunOptions): Promise<void> {
  await test.step(`${what}, ${colorScheme}`, async () => {
    await page.emulateMedia({ colorScheme })
    expect.soft(await faultsOf(page, options)).toEqual([])
    expect.soft(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  })
}

/** Nothing that axe finds, and nothing to be scrolled sideways: by day on the desktop, by night on the phone. */
export async function lookAt(page: Page, what: string): Promise<void> {
  await lookIn(page, what, test.info().project.name === 'phone' ? 'dark' : 'light')
}

/** The same by day, and once more by night for what depends on colours. */
export async function lookByDayAndNight(page: Page, what: string): Promise<void> {
  await lookIn(page, what, 'light')
  await lookIn(page, what, 'dark', ONLY_COLOURS)
}
