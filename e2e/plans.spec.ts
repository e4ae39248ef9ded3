import type { Page } from '@playwright/test'
import { companies } from '@praxis/contract/company/companies'
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

test('a budget plan is made with the keyboard alone, and its totals become the budgets', async ({ page, request }) => {
  test.setTimeout(120_000)
  const firm = await firmOf(request, 'Plans')
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
  await giveSession(page, firm.owner)
  await page.goto(`/employments/${firm.domain}/projects/${id}/budgetPlan`)
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
