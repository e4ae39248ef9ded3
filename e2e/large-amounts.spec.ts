import type { Page } from '@playwright/test'
import { companies } from '@praxis/contract/company/companies'
import { companyManagement } from '@praxis/contract/company/company-management'
import { opportunities } from '@praxis/contract/opportunities/opportunities'
import { plans } from '@praxis/contract/plans/plans'
import { addClient, firmOf } from './client-firm'
import { expect, test } from './journey'
import { lookAt } from './look-at'
import { giveSession } from './people'

const MOST_AN_HOUR = 100_000_000
const MOST_A_MONTH = 83_333_333_333
const mondays = Array.from({ length: 12 }, (_, week) =>
  new Date(Date.UTC(2027, 0, 4 + week * 7)).toISOString().slice(0, 10),
)

/** What is written over the edge of its cell, card, field or button. */
const spilt = (page: Page) =>
  page.evaluate(() => {
    /** What cuts a text off, at its own edge; otherwise the text itself has to fit. */
    const cutBy = (element: Element | null, until: Element): Element | undefined => {
      if (element === null || element === until) return undefined
      return getComputedStyle(element).overflowX === 'visible' ? cutBy(element.parentElement, until) : element
    }
    const found: string[] = []
    const texts = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const edge = text.parentElement?.closest('td, th, section, article, button, dt, dd')
      if (!edge || text.textContent?.trim() === '') continue
      const range = document.createRange()
      range.selectNodeContents(text)
      const [at, within] = [cutBy(text.parentElement, edge) ?? range, edge].map((each) => each.getBoundingClientRect())
      if (!at || !within) continue
      if (at.width > 1 && within.width > 1 && (at.right > within.right + 1 || at.left < within.left - 1))
        found.push(`${text.textContent} in ${edge.tagName}`)
    }
    for (const input of document.querySelectorAll<HTMLInputElement>('main input'))
      if (/^[\d.,]+$/.test(input.value) && input.scrollWidth > input.clientWidth + 1)
        found.push(`${input.value} in its field`)
    return found
  })

/** An opportunity with the largest amounts and rates there can be. */
async function largestOpportunity(...given: Parameters<typeof firmOf>) {
  const firm = await firmOf(...given)
  const { call } = firm
  await call(companyManagement.updateCompanyManagement, { body: { features: { referencingOldPlanning: true } } })
  const clientID = await addClient(call, 'Northgate Water and Sewerage Undertakings of the Northern Counties')
  const { employment } = await call(companies.openWorkspace, {})
  const { id } = await call(opportunities.createOpportunity, {
    body: { name: 'Everything, everywhere', clientID, leadID: employment.id },
  })
  const params = { id }
  const resourcePlan = await call(plans.getOpportunityResourcePlan, { params })
  const role = {
    roleID: null,
    name: 'Principal Consultant for Extraordinary Engagements',
    employeeID: employment.id,
    rateCardID: null,
    startDate: '2027-01-04',
    endDate: '2027-03-28',
    calculationMethod: 'custom' as const,
    hourlyCharge: MOST_AN_HOUR - 1,
    hourlyCost: MOST_AN_HOUR - 1,
    bookings: mondays.map((monday) => ({ monday, numberOfHours: 37.25 })),
  }
  await call(plans.saveOpportunityResourcePlan, {
    params,
    body: {
      snapshot: { ...resourcePlan.snapshot, roles: [0, 1].map((index) => ({ ...role, index })) },
      version: resourcePlan.version,
    },
  })
  const { snapshot, version } = await call(plans.getOpportunityBudgetPlan, { params })
  const months = Array.from({ length: 12 }, (_, month) => ({
    month: `2027-${String(month + 1).padStart(2, '0')}`,
    revenue: MOST_A_MONTH,
    cost: MOST_A_MONTH - 1,
  }))
  await call(plans.saveOpportunityBudgetPlan, {
    params,
    body: {
      version,
      snapshot: {
        ...snapshot,
        startDate: '2027-01-01',
        endDate: '2027-12-31',
        consultancyBudget: months,
        expensesBudget: months,
        othersBudget: months,
        consultancyRevenueCalculationMethod: 'variesByMonth',
        consultancyCostCalculationMethod: 'variesByMonth',
        expensesRevenueCalculationMethod: 'variesByMonth',
        expensesCostCalculationMethod: 'variesByMonth',
        othersRevenueCalculationMethod: 'variesByMonth',
        othersCostCalculationMethod: 'variesByMonth',
      },
    },
  })
  return { ...firm, address: `/employments/${firm.domain}/opportunities/${id}` }
}

test('the largest amounts and rates stay within their cells, cards and fields @long', async ({ page, request }) => {
  test.setTimeout(120_000)
  const { owner, domain, address } = await largestOpportunity(request, 'Large')
  await giveSession(page, owner)
  const look = async (what: string) => {
    await lookAt(page, what)
    expect.soft(await spilt(page), what).toEqual([])
  }
  await page.goto(address)
  await expect(page.getByRole('table', { name: 'Budget plan by category' })).toContainText('Varies by month')
  await look('the details')
  await page.goto(`${address}/budgetPlan`)
  await expect(page.getByRole('table', { name: 'Budget plan by month' })).toBeVisible()
  await look('the budget plan')
  const method = page.getByRole('button', { name: /^Consultancy revenue, calculated/ })
  await method.click()
  await page.getByRole('radio', { name: 'Auto spread' }).click()
  await expect(page.getByRole('textbox', { name: 'Total' })).toHaveValue(/9,999,999,999/)
  await look('the total that is spread')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Discard' }).click()
  await page.goto(`${address}/resourcePlan`)
  await page
    .getByRole('button', { name: /Principal Consultant/ })
    .first()
    .click()
  await expect(page.getByLabel('Charge an hour')).toBeVisible()
  await look('the resource plan')
  await page.goto(`/employments/${domain}/opportunity-management`)
  await expect(page.getByText('Everything, everywhere')).toBeVisible()
  await look('the pipeline')
  await page.goto(`/employments/${domain}/opportunity-management?display=table`)
  await expect(page.getByText('All 1 open')).toBeVisible()
  await look('the pipeline as a table')
})
