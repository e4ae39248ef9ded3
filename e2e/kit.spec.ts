import { expect, test } from './journey'
import { kitAddress } from './kit-address'
import { faultsOf } from './look-at'

test.use({ baseURL: kitAddress })

test.beforeAll(async ({ playwright }) => {
  const request = await playwright.request.newContext()
  await expect(async () => expect((await request.get(kitAddress)).ok()).toBe(true)).toPass({ timeout: 120_000 })
  await request.dispose()
})

for (const colorScheme of ['light', 'dark'] as const)
  test(`every part of the kit in every state can be used by everybody and fits, ${colorScheme}`, async ({
    page,
    isMobile,
  }) => {
    test.setTimeout(300_000)
    await page.emulateMedia({ colorScheme })
    await page.goto('/kit')
    await expect(page.getByRole('heading', { name: 'Praxis parts' })).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    // The same parts, so once is enough for what axe reads.
    if (isMobile) return
    expect(await faultsOf(page)).toEqual([])
  })
