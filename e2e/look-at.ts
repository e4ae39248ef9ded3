import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from './journey'

type Violations = Awaited<ReturnType<AxeBuilder['analyze']>>['violations']
type Axe = { run: (options: object) => Promise<{ violations: Violations }> }

const VIOLATIONS_ONLY = { resultTypes: ['violations' as const] }

const faultsIn = (violations: Violations): string[] =>
  violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)

/** Pages here hold no frames, so axe may read them in one go, without a second page for each look. */
export async function faultsOf(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).options(VIOLATIONS_ONLY).setLegacyMode().analyze()
  return faultsIn(violations)
}

/** Only what depends on colours, of a page that axe has read before: it is still there, and need not be brought again. */
async function faultsInColours(page: Page): Promise<string[]> {
  const options = { ...VIOLATIONS_ONLY, runOnly: ['color-contrast', 'link-in-text-block'] }
  const { violations } = await page.evaluate(
    (asked) => (globalThis as typeof globalThis & { axe: Axe }).axe.run(asked),
    options,
  )
  return faultsIn(violations)
}

/** Nothing that axe finds, and nothing to be scrolled sideways, in both schemes. */
export async function lookAt(page: Page, what: string): Promise<void> {
  await test.step(`${what}, light`, async () => {
    await page.emulateMedia({ colorScheme: 'light' })
    expect.soft(await faultsOf(page)).toEqual([])
    expect.soft(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  })
  // The same page in other colours.
  await test.step(`${what}, dark`, async () => {
    await page.emulateMedia({ colorScheme: 'dark' })
    expect.soft(await faultsInColours(page)).toEqual([])
  })
}
