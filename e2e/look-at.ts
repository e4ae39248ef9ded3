import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from './journey'

/** Pages here hold no frames, so axe may read them in one go, without a second page for each look. */
export async function faultsOf(page: Page, rules?: string[]): Promise<string[]> {
  const options = { resultTypes: ['violations' as const], ...(rules && { runOnly: rules }) }
  const { violations } = await new AxeBuilder({ page }).options(options).setLegacyMode().analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}

/** Nothing that axe finds, and nothing to be scrolled sideways, in both schemes. */
export async function lookAt(page: Page, what: string): Promise<void> {
  await test.step(`${what}, light`, async () => {
    await page.emulateMedia({ colorScheme: 'light' })
    expect.soft(await faultsOf(page)).toEqual([])
    expect.soft(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  })
  // The same page in other colours: only what depends on colours can differ.
  await test.step(`${what}, dark`, async () => {
    await page.emulateMedia({ colorScheme: 'dark' })
    expect.soft(await faultsOf(page, ['color-contrast', 'link-in-text-block'])).toEqual([])
  })
}
