import type { Page } from '@playwright/test'
import { companies } from '@praxis/contract/company/companies'
import { plans } from '@praxis/contract/plans/plans'
import { projects } from '@praxis/contract/projects/projects'
import { addClient, firmOf } from './client-firm'
import { expect, test } from './journey'
import { lookAt } from './look-at'
import { giveSession } from './people'

/** Presses Tab until the keyboard is where somebody who has no mouse wants it. */
async function tabTo(page: Page, label: RegExp): Promise<void> {
  for (let presses = 0; presses < 120; presses += 1) {
    await page.keyboard.press('Tab')
    const focused = await page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '')
    if (label.test(focused)) return
  }
  throw new Error(`The keyboard never came to ${label}`)
}

const cell = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) })

/** A firm with a project over the second half of a year, which has budgets and no plan yet. */
async function firmWithProject(...given: Parameters<typeof firmOf>) {
  const firm = await firmOf(...given)
  const clientID = await addClient(firm.call, 'Northgate Water')
  const { employment } = await firm.call(companies.openWorkspace, {})
  const { id } = await firm.call(projects.createClientProject, {
    body: {
      name: 'Data platform',
      clientID,
      leadID: employment.id,
      startDate: '2026-07-01',
      endDate: '2026-12-31',
      consultancyBudget: { revenue: 12_000_000, cost: 6_000_000 },
    },
  })
  return { ...firm, id, address: `/employments/${firm.domain}/projects/${id}/budgetPlan` }
}

test('a budget plan is made with the keyboard alone, and its totals become the budgets', async ({ page, request }) => {
  test.setTimeout(120_000)
  const { id, address, ...firm } = await firmWithProject(request, 'Plans')
  await giveSession(page, firm.owner)
  await page.goto(address)
  await expect(page.getByText('This plan isn’t saved yet')).toBeVisible()
  await lookAt(page, 'a new budget plan')

  await tabTo(page, /^Consultancy revenue, July 2026/)
  await page.keyboard.type('10000')
  await page.keyboard.press('Enter')
  await expect(cell(page, 'Consultancy revenue, July 2026')).toHaveText(/^10,000/)
  await expect(page.getByText('You have unsaved changes')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Consultancy revenue, calculated: Varies by month' })).toBeVisible()

  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Control+d')
  await expect(cell(page, 'Consultancy revenue, December 2026')).toHaveText(/^10,000/)
  await page.keyboard.press('End')
  await page.keyboard.type('500')
  await page.keyboard.press('Escape')
  await expect(cell(page, 'Consultancy revenue, December 2026')).toHaveText(/^10,000/)
  await lookAt(page, 'an edited budget plan')

  await page.reload()
  await expect(page.getByText('You have unsaved changes')).toBeVisible()
  await expect(cell(page, 'Consultancy revenue, December 2026')).toHaveText(/^10,000/)
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('Budget plan saved')).toBeVisible()
  await expect(page.getByText('You have unsaved changes')).toBeHidden()
  const saved = await firm.call(projects.getProject, { params: { id } })
  expect(saved.consultancyBudget?.revenue).toBe(6_000_000)
})

test.describe('two people in one budget plan', () => {
  test.use({ refusals: [409], complaints: /ERR_INTERNET_DISCONNECTED/ })

  test('the second save of the same row is refused, nothing typed is lost, also without a network @once', async ({
    page,
    request,
    openBrowser,
  }) => {
    test.setTimeout(120_000)
    const { id, address, ...firm } = await firmWithProject(request, 'Twice')
    const other = await openBrowser()
    for (const browser of [page, other]) {
      const listening = browser.waitForResponse((response) => response.url().endsWith('/api/v1/events'))
      await giveSession(browser, firm.owner)
      await browser.goto(address)
      await listening
    }
    const type = async (browser: Page, name: string, amount: string) => {
      await cell(browser, name).click()
      await browser.keyboard.type(amount)
      await browser.keyboard.press('Enter')
    }
    await type(other, 'Consultancy revenue, December 2026', '7000')
    await type(other, 'Expenses cost, December 2026', '300')
    await type(page, 'Consultancy revenue, July 2026', '9000')
    await page.keyboard.press('Control+Enter')
    await expect(page.getByText('Budget plan saved')).toBeVisible()

    await expect(other.getByText(/Consultancy revenue was changed to .+; yours: /)).toBeVisible()
    await other.keyboard.press('Control+Enter')
    await expect(
      other.getByRole('alert').filter({ hasText: 'Not saved: Someone else changed this in the meantime' }),
    ).toBeVisible()
    await expect(cell(other, 'Consultancy revenue, December 2026')).toHaveText(/^7,000/)
    await expect(cell(other, 'Expenses cost, December 2026')).toHaveText(/^300/)
    await lookAt(other, 'a budget plan that somebody else has saved')
    await other.getByRole('button', { name: 'Keep mine: Consultancy revenue' }).click()

    await other.context().setOffline(true)
    await type(other, 'Others cost, July 2026', '50')
    await expect(other.getByText(/wasn’t recalculated.*What you typed is kept/)).toBeVisible()
    await other.keyboard.press('Control+Enter')
    await expect(other.getByRole('alert').filter({ hasText: 'Not saved: Praxis can’t be reached' })).toBeVisible()
    await expect(cell(other, 'Others cost, July 2026')).toHaveText(/^50/)
    await other.context().setOffline(false)
    await other.getByRole('button', { name: 'Retry' }).click()
    await other.keyboard.press('Control+Enter')
    await expect(other.getByText('Budget plan saved')).toBeVisible()
    const saved = await firm.call(projects.getProject, { params: { id } })
    expect(saved.expensesBudget?.cost).toBe(30_000)
    expect(saved.otherBudget?.cost).toBe(5_000)
    expect(saved.consultancyBudget?.revenue).not.toBe(12_000_000)
  })
})

test('what a client agreed to pay is written down, saved and kept @phone', async ({ page, request }) => {
  test.setTimeout(120_000)
  const { id, domain, call, owner } = await firmWithProject(request, 'Agreed')
  await giveSession(page, owner)
  await page.goto(`/employments/${domain}/projects/${id}/agreements`)
  await page.getByRole('button', { name: 'Add item' }).click()
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Discovery')
  await page.getByRole('textbox', { name: 'Amount of Discovery' }).fill('12500.50')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('Enter a date')).toBeVisible()
  await lookAt(page, 'an agreement item without a day')
  await page.getByRole('textbox', { name: 'Due day of Discovery' }).fill('30/09/2026')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('dialog')).toContainText('the budget plan takes consultancy revenue')
  await lookAt(page, 'whether an agreement gives consultancy revenue')
  await page.getByRole('button', { name: 'Save only' }).click()
  await expect(page.getByText('You have unsaved changes')).toBeHidden()

  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Amount of Discovery' })).toHaveValue('12,500.50')
  const { items } = await call(plans.getAgreementItems, { params: { id } })
  expect(items).toMatchObject([{ name: 'Discovery', amount: 1_250_050, dueDate: '2026-09-30' }])
})
