import { expect, test } from './journey'
import { createCompany, demoOwner, giveSession, verifiedPerson } from './people'

test('the workspace is chosen with the keyboard, and switched', async ({ page, context, request, isMobile }) => {
  const person = await verifiedPerson(request)
  const suffix = person.username.slice(6, 14)
  const alder = await createCompany(request, person, `Alder ${suffix}`)
  const birch = await createCompany(request, person, `Birch ${suffix}`)
  await giveSession(page, person)
  await page.goto('/workspaces')
  await expect(page.getByText('You belong to 2 companies.')).toBeVisible()

  const cards = page.getByRole('list', { name: 'Workspaces' }).getByRole('link')
  await cards.first().focus()
  await page.keyboard.press('ArrowDown')
  await expect(cards.nth(1)).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(cards.first()).toBeFocused()
  const first = (await cards.first().getAttribute('href')) ?? ''
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`${first}$`))
  const remembered = async () => (await context.cookies()).find(({ name }) => name === 'employment')?.value
  const before = await remembered()

  const other = first.endsWith(alder) ? birch : alder
  const nameOfOther = new RegExp(other.split('-')[0] ?? '', 'i')
  if (isMobile) {
    await page.getByRole('button', { name: 'Open menu' }).click()
    await page.getByRole('dialog').getByRole('link', { name: 'Other workspaces' }).click()
    await page.getByRole('link', { name: nameOfOther }).click()
  } else {
    await page.getByRole('button', { name: 'Switch workspace' }).click()
    await page.getByRole('menuitem', { name: nameOfOther }).click()
  }
  await expect(page).toHaveURL(new RegExp(`/employments/${other}$`))
  await expect(page.getByRole('banner')).toContainText(nameOfOther)
  await expect.poll(remembered).not.toBe(before)
})

test('a workspace one may not enter leads to the choice, with the reason @once', async ({ page, context }) => {
  await giveSession(page, demoOwner)
  await page.goto('/employments/old-mill')
  await expect(page).toHaveURL(/\/workspaces\?reason=employeeDeactivated/)
  await expect(page.getByRole('alert')).toContainText('Your employment here is deactivated')
  await expect(page.getByRole('link', { name: /Old Mill/ })).toHaveCount(0)

  await page.goto('/employments/no-such-company')
  await expect(page).toHaveURL(/\/workspaces\?reason=notFound/)
  await expect(page.getByRole('alert')).toContainText('Something went wrong, try later')
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('employment')
})

test('each company is seen in its own colours @once', async ({ page }) => {
  await giveSession(page, demoOwner)
  const primary = () => page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--primary-7'))
  await page.goto('/employments/calder-rowe')
  await expect(page.getByRole('heading', { name: /, Amelia$/ })).toBeVisible()
  const ofCalderRowe = await primary()
  await page.goto('/employments/harbour-lane')
  await expect(page.getByRole('heading', { name: /, Amelia$/ })).toBeVisible()
  expect(await primary()).not.toBe(ofCalderRowe)
})

test('background work that failed is listed for those who manage the company @once', async ({ page }) => {
  await giveSession(page, demoOwner)
  await page.goto('/employments/calder-rowe')
  await page.getByRole('button', { name: /user menu$/ }).click()
  await page.getByRole('menuitem', { name: 'Failed background jobs' }).click()
  await expect(page.getByText(/no failed jobs/)).toBeVisible()
})
