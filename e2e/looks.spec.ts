import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from './journey'
import { demoOwner, giveSession } from './people'
import type { Screen } from './screen'
import { screens } from './screens'

const SCREEN_TIME = 20_000

/** Nothing that axe finds, and nothing that has to be scrolled sideways, in both schemes. */
async function lookAt(page: Page, { name, path, shows }: Screen): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const)
    await test.step(`${name}, ${colorScheme}`, async () => {
      await page.emulateMedia({ colorScheme })
      await page.goto(path)
      await expect(page.getByText(shows).first()).toBeVisible()
      const { violations } = await new AxeBuilder({ page }).analyze()
      expect.soft(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
      expect.soft(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    })
}

test('every screen for strangers can be used by everybody and fits', async ({ page }) => {
  const open = screens.filter(({ signedIn }) => !signedIn)
  test.setTimeout(open.length * SCREEN_TIME)
  for (const screen of open) await lookAt(page, screen)
})

test('every screen for signed-in people can be used by everybody and fits', async ({ page }) => {
  const closed = screens.filter(({ signedIn }) => signedIn)
  test.setTimeout(closed.length * SCREEN_TIME)
  await giveSession(page, demoOwner)
  for (const screen of closed) await lookAt(page, screen)
})
