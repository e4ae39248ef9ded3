import type { Locator, Page } from '@playwright/test'
import { approvals } from '@praxis/contract/requests/approvals'
import { timeSheetSubmissions } from '@praxis/contract/time/time-sheets'
import { approvalFirm, dayBefore, unfold, weekOf } from './approval-firm'
import { expect, test } from './journey'
import { lookAt } from './look-at'
import { giveSession } from './people'
import { unfoldFilters } from './unfold-filters'

const endOf = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect().right)

test('time is submitted, denied, corrected, approved and opened again', async ({
  page,
  openBrowser,
  request,
  isMobile,
}) => {
  test.setTimeout(180_000)
  const firm = await approvalFirm(request, 'Deciding')
  // Both entries are of the same day, so that they lie in one week whatever day it is.
  const ids = [await firm.log(dayBefore(1), 6, 'Mapped the feeds'), await firm.log(dayBefore(1), 2, 'Meeting')]
  await firm.submit(ids)
  const approvals = `/employments/${firm.domain}/approvals`
  await giveSession(page, firm.owner)
  await page.goto(approvals)
  await expect(weekOf(page, isMobile)).toContainText('8h 00m')
  await lookAt(page, 'what waits for approval')

  await unfold(page, isMobile)
  await expect(page.getByText('Mapped the feeds')).toBeVisible()
  await lookAt(page, 'the entries of a week')
  await page.getByRole('button', { name: /^Actions for 2h 00m/ }).click()
  await page.getByRole('menuitem', { name: 'Amend…' }).click()
  await page.getByLabel('Duration').fill('1h 30m')
  await lookAt(page, 'amending an entry')
  await page.getByRole('button', { name: /^Amend/ }).click()
  await expect(page.getByText('Amended by Olive Marlow: 2h 00m → 1h 30m')).toBeVisible()

  await page.getByRole('button', { name: /^Actions for 1h 30m/ }).click()
  await page.getByRole('menuitem', { name: 'Deny…' }).click()
  await page.getByRole('dialog').getByLabel('Comment').fill('Which meeting was that?')
  await lookAt(page, 'denying an entry')
  await page.getByRole('dialog').getByRole('button', { name: /^Deny/ }).click()
  await expect(page.getByText('1 entry denied')).toBeVisible()
  await expect(weekOf(page, isMobile)).toContainText('6h 00m')

  const other = await openBrowser()
  await giveSession(other, firm.robin)
  await other.goto(`/employments/${firm.domain}/requests`)
  const history = other.getByRole('region', { name: 'Request History' })
  await expect(history).toContainText('Denied')
  await expect(history.getByText(/Which meeting was that\?/).filter({ visible: true })).toBeVisible()
  await expect(history.getByRole('row').filter({ hasText: 'Denied' })).toContainText('Meeting')
  await lookAt(other, 'the requests center')
  const correct = history.getByRole('button', { name: 'Correct and resubmit' })
  // A table cuts off what does not fit into its columns.
  expect(await endOf(correct)).toBeLessThanOrEqual(await endOf(history.locator('table')))
  await correct.click()
  const card = other.getByRole('dialog', { name: 'Correct and resubmit' })
  await expect(card).toContainText('Denied by Olive Marlow: Which meeting was that?')
  await card.getByLabel('Comment').fill('Meeting with the operators')
  await card.getByRole('button', { name: /^Resubmit/ }).click()
  await expect(card).toBeHidden()
  await expect(correct).toHaveCount(0)
  const day = dayBefore(1)
  const { submissions } = await firm.callAsRobin(timeSheetSubmissions.getTimeSheetPeriod, {
    query: { from: day, to: day },
  })
  const correction = submissions.find(({ comment }) => comment === 'Meeting with the operators')
  expect(correction?.correctionOf?.id).toBe(ids[1])

  await expect(weekOf(page, isMobile)).toContainText('7h 30m')
  if (isMobile) {
    await weekOf(page, isMobile).getByRole('checkbox').check()
    await expect(page.getByText('1 selected')).toBeVisible()
    await lookAt(page, 'a selection')
    await page.getByRole('button', { name: 'Approve 2 entries' }).click()
  } else {
    await page.locator('body').press('j')
    await expect(weekOf(page, isMobile)).toBeFocused()
    await page.keyboard.press('x')
    await expect(page.getByRole('region', { name: 'Selection' })).toContainText('7h 30m')
    await page.keyboard.press('Escape')
    await page.keyboard.press('a')
  }
  await expect(page.getByText('2 entries approved')).toBeVisible()
  await expect(page.getByText('You’re all caught up.')).toBeVisible()
  await lookAt(page, 'nothing to decide')

  await page.getByRole('navigation', { name: 'Approvals' }).getByRole('link', { name: 'Decided' }).click()
  const decided = page.getByRole('grid', { name: 'Decisions' })
  await expect(decided.getByRole('row')).toHaveCount(4)
  await lookAt(page, 'what was decided')
  await decided.getByRole('button', { name: 'Reopen…' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Reopen approved time' })
  await dialog.getByRole('button', { name: /^Reopen/ }).click()
  await expect(dialog).toContainText('Reason is required')
  await dialog.getByLabel('Reason').fill('Approved the wrong week')
  await dialog.getByRole('button', { name: /^Reopen/ }).click()
  await expect(decided.getByRole('row')).toHaveCount(3)
  await page
    .getByRole('navigation', { name: 'Approvals' })
    .getByRole('link', { name: /Time sheet/ })
    .click()
  await expect(weekOf(page, isMobile)).toBeVisible()
})

test('the badge of the approver follows without a reload, in every open browser @once @long', async ({
  page,
  openBrowser,
  request,
  isMobile,
}) => {
  const firm = await approvalFirm(request, 'Badges')
  const other = await openBrowser()
  for (const browser of [page, other]) {
    const listening = browser.waitForResponse((response) => response.url().endsWith('/api/v1/events'))
    await giveSession(browser, firm.owner)
    await browser.goto(`/employments/${firm.domain}/settings`)
    await listening
    if (isMobile) await browser.getByRole('button', { name: 'Open menu' }).click()
  }
  const badge = (browser: Page) =>
    browser.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /Approvals/ })
  await expect(badge(page)).toHaveText('Approvals')
  const ids = [await firm.log(dayBefore(1), 6, 'One'), await firm.log(dayBefore(1), 1, 'Two')]
  await firm.submit(ids)
  for (const browser of [page, other]) await expect(badge(browser)).toHaveText('Approvals2', { timeout: 2000 })

  await firm.call(approvals.decideRequests, { body: { requestIDs: ids, state: 'approved' } })
  for (const browser of [page, other]) await expect(badge(browser)).toHaveText('Approvals', { timeout: 2000 })
})

test.describe('a decision that fails', () => {
  test.use({ refusals: [503] })

  test('brings back what had gone from the list, and says why @once @long', async ({ page, request, isMobile }) => {
    const firm = await approvalFirm(request, 'Failing')
    await firm.submit([await firm.log(dayBefore(1), 6, 'One'), await firm.log(dayBefore(1), 1, 'Two')])
    await giveSession(page, firm.owner)
    await page.goto(`/employments/${firm.domain}/approvals`)
    await page.route('**/api/v1/approvals/multiple/state', (route) =>
      route.fulfill({ status: 503, json: { reason: 'unknownError1', message: 'Something went wrong' } }),
    )
    await weekOf(page, isMobile).getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Approve 2 entries' }).click()
    await expect(page.getByRole('alert')).toBeVisible()
    await expect(weekOf(page, isMobile)).toContainText('7h 00m')
  })
})

test('one keeps to the projects one leads, by the address @once @long', async ({ page, request, isMobile }) => {
  const firm = await approvalFirm(request, 'Leading')
  const { id } = await firm.callAsRobin(timeSheetSubmissions.createSubmission, {
    body: {
      from: `${dayBefore(1)}T00:00:00.000Z`,
      duration: 3600,
    },
  })
  await firm.submit([await firm.log(dayBefore(1), 6, 'Mapped the feeds'), id])
  await giveSession(page, firm.owner)
  await page.goto(`/employments/${firm.domain}/approvals`)
  await expect(page.getByText('Personal Work')).toBeVisible()
  await unfoldFilters(page)
  await page.getByRole('button', { name: 'Project lead' }).click()
  await expect(page).toHaveURL(/projectLead=me/)
  await expect(page.getByText('Personal Work')).toHaveCount(0)
  await expect(weekOf(page, isMobile)).toContainText('6h 00m')
  await lookAt(page, 'what waits in projects one leads')
  await page.reload()
  await expect(weekOf(page, isMobile)).toContainText('6h 00m')
  await expect(page.getByText('Personal Work')).toHaveCount(0)
  await unfoldFilters(page)
  await page.getByRole('button', { name: 'Project lead: me' }).click()
  await expect(page.getByText('Personal Work')).toBeVisible()
})

test('the address carries the filters, and a link shows the same list @once @long', async ({
  page,
  request,
  isMobile,
}) => {
  const firm = await approvalFirm(request, 'Filters')
  await firm.submit([await firm.log(dayBefore(1), 6, 'Mapped the feeds'), await firm.log(dayBefore(1), 1, 'Two')])
  await giveSession(page, firm.owner)
  await page.goto(`/employments/${firm.domain}/approvals`)
  await page.getByText('By entry').click()
  await expect(page).toHaveURL(/groupBy=entry/)
  const entries = page
    .getByRole('grid')
    .getByRole('row')
    .getByRole('checkbox', { name: /^Select Robin/ })
  await expect(entries).toHaveCount(2)
  await page.getByPlaceholder('Person, project, comment').fill('mapped')
  await expect(entries).toHaveCount(1)
  await expect(page).toHaveURL(/search=mapped/)
  await page.reload()
  await expect(entries).toHaveCount(1)
  await page.goto(`/employments/${firm.domain}/approvals?search=zzzz`)
  await expect(page.getByText('No pending requests match these filters')).toBeVisible()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(weekOf(page, isMobile)).toBeVisible()
})
