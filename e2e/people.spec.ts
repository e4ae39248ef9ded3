import type { Page } from '@playwright/test'
import { colleagueOf, giveContract } from './colleagues'
import { expect, test } from './journey'
import { createCompany, giveSession, type Person, verifiedPerson } from './people'

async function firmOf(request: Parameters<typeof verifiedPerson>[0], name: string) {
  const owner = await verifiedPerson(request, 'Olive')
  const domain = await createCompany(request, owner, `${name} ${owner.username.slice(6, 14)}`)
  return { owner, domain }
}

const nameOf = ({ firstName, lastName }: Person) => `${firstName} ${lastName}`

/** The side menu, which phones keep in a drawer. */
async function menuOf(page: Page, isMobile: boolean) {
  if (isMobile) await page.getByRole('button', { name: 'Open menu' }).click()
  return page.getByRole('navigation', { name: 'Main' }).last()
}

/** The first day of the next month, dd/MM/yyyy. */
function nextMonth(): string {
  const now = new Date()
  const first = new Date(Date.UTC(now.getFullYear(), now.getMonth() + 1, 1))
  return first.toLocaleDateString('en-GB', { timeZone: 'UTC' })
}

test('hours are changed from next month on, and earlier ones stay', async ({ page, request }) => {
  const { owner, domain } = await firmOf(request, 'Hours')
  const colleague = await colleagueOf(request, owner, 'Priya')
  await giveContract(request, owner, colleague.employeeID)
  await giveSession(page, owner)
  await page.goto(`/employments/${domain}/employees/${colleague.employeeID}?tab=contract`)
  await page.getByRole('button', { name: 'Period', exact: true }).click()
  await expect(page.getByRole('textbox', { name: 'Applies from' })).toHaveValue(nextMonth())
  await page.getByLabel('Friday').fill('0h')
  await expect(page.getByText('7h 30m less')).toBeVisible()
  await expect(page.getByText('What the new period changes')).toBeVisible()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Updated successfully')).toBeVisible()
  await expect(page.getByText('You have unsaved changes')).toHaveCount(0)

  const periods = page.getByRole('table', { name: 'Periods' }).locator('tbody tr')
  await expect(periods).toHaveCount(2)
  await expect(periods.first()).toContainText('30h 00m')
  await expect(periods.last()).toContainText('37h 30m')
  await expect(periods.last()).toContainText('Current')

  await page.getByRole('button', { name: `More options for ${nameOf(colleague)}` }).click()
  await page.getByRole('menuitem', { name: 'History' }).click()
  await expect(page.getByRole('list', { name: 'History' })).toContainText('30h 00m a week')
})

test('a profile sends only what changed, in one save over its tabs, and asks before it is left @once', async ({
  page,
  request,
  isMobile,
}) => {
  const { owner, domain } = await firmOf(request, 'Profile')
  const colleague = await colleagueOf(request, owner, 'Priya')
  await giveSession(page, owner)
  await page.goto(`/employments/${domain}/employees/${colleague.employeeID}`)
  await page.getByLabel('Job title').fill('Principal')
  await page.getByRole('link', { name: 'Preferences' }).click()
  await page.getByLabel('Infinite scrolling').check({ force: true })
  await expect(page.getByRole('img', { name: 'Unsaved changes' })).toHaveCount(2)

  const menu = await menuOf(page, isMobile)
  await menu.getByRole('link', { name: 'Dashboard' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Keep editing' }).click()
  await expect(page.getByText('You have unsaved changes')).toBeVisible()

  const sent = page.waitForRequest((call) => call.method() === 'PUT' && call.url().endsWith('/details'))
  await page.keyboard.press('Control+Enter')
  expect((await sent).postDataJSON()).toEqual({
    details: { jobTitle: 'Principal' },
    preferences: { infiniteScrolling: true },
    version: expect.any(Number),
  })
  await expect(page.getByText('Updated successfully')).toBeVisible()
})

test.describe('a capability that is taken away', () => {
  // The list may be fetched once more before the browser knows that the right is gone.
  test.use({ refusals: [401] })

  test('changes the menu and the page of the other browser @once', async ({ page, openBrowser, request, isMobile }) => {
    const { owner, domain } = await firmOf(request, 'Rights')
    const colleague = await colleagueOf(request, owner, 'Cora', { canManageEmployees: true })
    const other = await openBrowser()
    const listening = other.waitForResponse((response) => response.url().endsWith('/api/v1/events'))
    await giveSession(other, colleague)
    await other.goto(`/employments/${domain}/employee-management/employees`)
    await listening
    await expect(other.getByRole('link', { name: nameOf(colleague) })).toBeVisible()

    await giveSession(page, owner)
    await page.goto(`/employments/${domain}/employees/${colleague.employeeID}?tab=permission`)
    await page.getByLabel('Manage employees').uncheck({ force: true })
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Updated successfully')).toBeVisible()

    await expect(other.getByText(/You don’t have access to this page/)).toBeVisible()
    const menu = await menuOf(other, isMobile)
    await expect(menu.getByRole('link', { name: 'My Employment' })).toBeVisible()
    await expect(menu.getByRole('link', { name: 'Employees' })).toHaveCount(0)
  })
})

test('an impersonation lasts over a reload until it is stopped @once', async ({ page, request, isMobile }) => {
  const { owner, domain } = await firmOf(request, 'Acting')
  const colleague = await colleagueOf(request, owner, 'Priya')
  await giveSession(page, owner)
  await page.goto(`/employments/${domain}/employees/${colleague.employeeID}`)
  await page.getByRole('button', { name: 'Impersonate' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Impersonate' }).click()
  const banner = page.getByText(`You’re viewing the workspace as ${nameOf(colleague)}`)
  await expect(banner).toBeVisible()
  const userMenuOf = (person: Person) => page.getByRole('button', { name: `${nameOf(person)}: user menu` })
  await expect(userMenuOf(colleague)).toBeVisible()
  await page.reload()
  await expect(banner).toBeVisible()
  const menu = await menuOf(page, isMobile)
  await expect(menu.getByRole('link', { name: 'Employees' })).toHaveCount(0)
  if (isMobile) await page.getByRole('button', { name: 'Close menu' }).click()

  await page.getByRole('button', { name: 'Stop' }).click()
  await expect(banner).toHaveCount(0)
  await expect(userMenuOf(owner)).toBeVisible()
  await page.reload()
  await expect(userMenuOf(owner)).toBeVisible()
})

test.describe('somebody deactivated', () => {
  test.use({ refusals: [401] })

  test('is out at once, and in again after being reactivated @once @long', async ({ page, openBrowser, request }) => {
    const { owner, domain } = await firmOf(request, 'Leaving')
    const colleague = await colleagueOf(request, owner, 'Leo')
    const other = await openBrowser()
    const listening = other.waitForResponse((response) => response.url().endsWith('/api/v1/events'))
    await giveSession(other, colleague)
    await other.goto(`/employments/${domain}`)
    await listening
    await expect(other.getByRole('heading', { name: `, ${colleague.firstName}` })).toBeVisible()

    await giveSession(page, owner)
    await page.goto(`/employments/${domain}/employees/${colleague.employeeID}`)
    await page.getByRole('button', { name: `More options for ${nameOf(colleague)}` }).click()
    await page.getByRole('menuitem', { name: 'Deactivate…' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Deactivate' }).click()
    await expect(page.getByText('This employee is deactivated')).toBeVisible()
    await expect(other).toHaveURL(/\/workspaces\?reason=employeeDeactivated/)

    await page.getByRole('button', { name: 'Reactivate' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Reactivate' }).click()
    await expect(page.getByText('This employee is deactivated')).toHaveCount(0)
    await other.goto(`/employments/${domain}`)
    await expect(other.getByRole('heading', { name: `, ${colleague.firstName}` })).toBeVisible()
  })
})

test('the organisation is walked with the keyboard, and people are found in it @once', async ({ page, request }) => {
  const { owner, domain } = await firmOf(request, 'Chart')
  const colleague = await colleagueOf(request, owner, 'Priya')
  await giveSession(page, owner)
  await page.goto(`/employments/${domain}/employee-management/organisation`)
  const tree = page.getByRole('tree', { name: 'Organisation' })
  await expect(tree.getByRole('treeitem')).toHaveCount(2)
  await tree.getByRole('treeitem').first().focus()
  await page.keyboard.press('ArrowRight')
  await expect(tree.getByRole('treeitem').nth(1)).toBeFocused()
  await page.getByRole('button', { name: 'Zoom in' }).click()
  await page.locator('label', { hasText: 'List' }).click()
  await tree.getByRole('treeitem').first().focus()
  await page.keyboard.press('ArrowDown')
  await expect(tree.getByRole('treeitem').nth(1)).toBeFocused()
  await page.getByRole('searchbox').fill('priya')
  await expect(tree.getByRole('treeitem')).toHaveCount(1)
  await tree.getByRole('treeitem').first().focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: nameOf(colleague) })).toBeVisible()
})

test('what two people change in a contract at once is lost for neither @once @long', async ({
  page,
  openBrowser,
  request,
}) => {
  const { owner, domain } = await firmOf(request, 'Both')
  const colleague = await colleagueOf(request, owner, 'Priya')
  const manager = await colleagueOf(request, owner, 'Mara', { canManageEmployees: true })
  await giveContract(request, owner, colleague.employeeID)
  const path = `/employments/${domain}/employees/${colleague.employeeID}?tab=contract`
  await giveSession(page, owner)
  await page.goto(path)
  await page.getByRole('button', { name: 'Period', exact: true }).click()
  await page.getByLabel('Friday').fill('4h')

  const other = await openBrowser()
  await giveSession(other, manager)
  await other.goto(path)
  await other.getByLabel('Available in client resourcing').uncheck({ force: true })
  await other.getByRole('button', { name: 'Save' }).click()
  await expect(other.getByText('Updated successfully')).toBeVisible()

  await expect(page.getByRole('alert')).toContainText('Someone else changed this contract in the meantime')
  await expect(page.getByLabel('Friday')).toHaveValue('4h')
  await page.getByRole('button', { name: 'Keep my changes' }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Updated successfully')).toBeVisible()
  await expect(page.getByRole('table', { name: 'Periods' }).locator('tbody tr').first()).toContainText('34h 00m')
  await expect(page.getByLabel('Available in client resourcing')).not.toBeChecked()
})
