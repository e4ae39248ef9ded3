import { faultsOf } from './axe-in-page'
import { expect, test } from './journey'
import { kitAddress } from './kit-address'

test.use({ baseURL: kitAddress })

test.beforeAll(async ({ playwright }) => {
  const request = await playwright.request.newContext()
  await expect(async () => expect((await request.get(kitAddress)).ok()).toBe(true)).toPass({ timeout: 120_000 })
  await request.dispose()
})

for (const colorScheme of ['light', 'dark'] as const)
  test(`every part of the kit in every state can be used by everybody and fits, ${colorScheme} @phone`, async ({
    page,
    isMobile,
  }) => {
    test.setTimeout(300_000)
    await page.emulateMedia({ colorScheme })
    await page.goto('/kit')
    await expect(page.getByRole('heading', { name: 'Praxis parts' })).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    // Phones show the same parts, so running axe once is enough.
    if (isMobile) return
    expect(await faultsOf(page)).toEqual([])
  })

test('a snackbar lies over no button of a dialog, however tall it is @phone', async ({ page }) => {
  // Snackbars stay until they are closed, also where this takes longer than the ten seconds they are given.
  await page.addInitScript(() => {
    const start = window.setTimeout
    window.setTimeout = ((run: () => void, after = 0) => (after < 10_000 ? start(run, after) : 0)) as typeof start
  })
  await page.goto('/kit')
  const said = page.getByRole('alert').filter({ hasText: 'Time sheet comment required' })
  for (const name of ['As tall as the screen', 'Open a dialog', 'Confirm']) {
    await page.getByRole('button', { name: 'Error', exact: true }).click()
    await page.getByRole('button', { name, exact: true }).click()
    const dialog = page.getByRole('dialog').filter({ visible: true })
    await expect(dialog).toBeVisible()
    await expect(said).toBeVisible()
    const buttons = dialog.getByRole('button')
    await expect(buttons).toHaveCount(3)
    // A trial click fails if something lies over the middle of a button.
    for (const button of await buttons.all()) await button.click({ trial: true, timeout: 2000 })
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(dialog).toBeHidden()
    await page.getByRole('button', { name: 'Close message' }).click()
    await expect(said).toBeHidden()
  }
})

test('a title as long as a name may be is read to its end, and its dialog can be closed @phone', async ({ page }) => {
  await page.goto('/kit')
  await page.getByRole('button', { name: 'With a long name', exact: true }).click()
  const dialog = page.getByRole('dialog').filter({ visible: true })
  const title = dialog.getByRole('heading', { name: /^Edit “Water/ })
  await expect(title).toBeInViewport({ ratio: 1 })
  // No text lies outside its box, and the box ends before what comes below it.
  expect(await title.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0)
  expect(await title.evaluate((element) => element.scrollHeight - element.clientHeight)).toBeLessThanOrEqual(0)
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toBeHidden()
})
