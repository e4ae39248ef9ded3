import type { Page } from '@playwright/test'
import { companies } from '@praxis/contract/company/companies'
import { companyManagement } from '@praxis/contract/company/company-management'
import { opportunities } from '@praxis/contract/opportunities/opportunities'
import { addClient, firmOf } from './client-firm'
import { expect, test } from './journey'
import { lookAt } from './look-at'
import { giveSession } from './people'

type Firm = Awaited<ReturnType<typeof firmOf>>

const STAGES = [
  { name: 'Enquiry', color: '#56646b', probability: 0.1 },
  { name: 'Offer', color: '#186ea4', probability: 0.5 },
  { name: 'Order', color: '#0e776e', probability: 1 },
  { name: 'Missed', color: '#b3261e', probability: 0 },
]

/** A firm with four stages of its own. */
async function firmWithStages(...given: Parameters<typeof firmOf>): Promise<Firm> {
  const firm = await firmOf(...given)
  const { items } = await firm.call(companyManagement.listPipelineStages, {})
  for (const { id } of items) await firm.call(companyManagement.deletePipelineStage, { params: { id } })
  for (const body of STAGES) await firm.call(companyManagement.createPipelineStage, { body })
  return firm
}

async function addOpportunity({ call }: Firm, clientID: string, name: string, revenue: number): Promise<string> {
  const { employment } = await call(companies.openWorkspace, {})
  const { id } = await call(opportunities.createOpportunity, {
    body: { name, clientID, leadID: employment.id, consultancyBudget: { revenue, cost: revenue / 2 } },
  })
  return id
}

/** Fills in the form of a new opportunity and creates it. */
async function createInForm(page: Page, name: string, client: string): Promise<void> {
  await page.getByLabel('Name', { exact: true }).fill(name)
  await page.getByRole('combobox', { name: 'Client' }).click()
  await page.getByRole('option', { name: client }).click()
  await page.getByLabel('Consultancy, revenue').fill('100000')
  await page.getByLabel('Consultancy, cost').fill('60000')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('heading', { name })).toBeVisible()
}

const column = (page: Page, name: string) => page.getByRole('region', { name: new RegExp(`^${name}, \\d`) })

test('an opportunity is created, moved on and lost for a reason', async ({ page, request }) => {
  test.setTimeout(120_000)
  const firm = await firmWithStages(request, 'Pipeline')
  await addClient(firm.call, 'Northgate Water')
  await giveSession(page, firm.owner)
  await page.goto(`/employments/${firm.domain}/opportunities`)
  await expect(page.getByText('There are no open opportunities you can see.')).toBeVisible()
  await lookAt(page, 'no opportunities')

  await page.getByRole('link', { name: 'New opportunity' }).first().click()
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused()
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('Name is required')).toBeVisible()
  await expect(page.getByText('Client is required')).toBeVisible()
  await lookAt(page, 'problems of a new opportunity')
  await createInForm(page, 'Phase 2', 'Northgate Water')
  await expect(page.getByText('Enquiry, 10%')).toBeVisible()
  await expect(page.getByRole('region', { name: 'What it may bring' })).toContainText('£10,000')
  await expect(page.getByRole('button', { name: 'Move to project' })).toBeDisabled()
  await expect(page.getByText('It can become a project once it’s won.')).toBeVisible()
  await lookAt(page, 'a new opportunity')

  await page.getByRole('button', { name: 'Stage', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Offer, 50%' }).click()
  await expect(page.getByRole('region', { name: 'What it may bring' })).toContainText('£50,000')
  await page.getByRole('button', { name: 'Close as lost…' }).click()
  await page.getByRole('button', { name: 'Close as lost', exact: true }).click()
  await expect(page.getByText('Reason is required')).toBeVisible()
  await lookAt(page, 'the reason of a loss')
  await page.getByRole('group', { name: 'Usual reasons' }).getByRole('button', { name: 'Price' }).click()
  await page.getByRole('button', { name: 'Close as lost', exact: true }).click()
  await expect(page.getByText(/This opportunity was lost on .*: Price/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Edit details' })).toHaveCount(0)
  await lookAt(page, 'a lost opportunity')
})

test('the board is worked by the keyboard alone @once', async ({ page, request }) => {
  test.setTimeout(120_000)
  const firm = await firmWithStages(request, 'Keys')
  const client = await addClient(firm.call, 'Severn Rail')
  await addOpportunity(firm, client, 'Timetable portal', 9_200_000)
  await addOpportunity(firm, client, 'Station data', 4_600_000)
  await giveSession(page, firm.owner)
  await page.goto(`/employments/${firm.domain}/opportunity-management`)
  await expect(column(page, 'Enquiry')).toContainText('£138,000')
  await lookAt(page, 'the board')

  await page.getByRole('article', { name: /Station data/ }).focus()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('article', { name: /Timetable portal/ })).toBeFocused()
  await page.keyboard.press('Alt+ArrowRight')
  await expect(column(page, 'Offer')).toContainText('Timetable portal')
  await expect(page.getByRole('article', { name: /Timetable portal/ })).toBeFocused()
  await expect(column(page, 'Offer')).toContainText('£46,000 weighted')
  await page.getByRole('button', { name: 'Undo' }).press('Enter')
  await expect(column(page, 'Enquiry')).toContainText('Timetable portal')

  await page.getByText('Table', { exact: true }).click({ force: true })
  await expect(page.getByRole('grid', { name: 'Company opportunities' })).toContainText('All 2 open')
  await lookAt(page, 'the table')
  await page.reload()
  await page.getByRole('row', { name: /Station data/ }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Station data' })).toBeVisible()
})

test('a card dropped on a folded lost stage asks why, and moving to a project leads there @mouse @once', async ({
  page,
  request,
}) => {
  test.setTimeout(120_000)
  const firm = await firmWithStages(request, 'Drops')
  const client = await addClient(firm.call, 'Lumen Energy')
  await addOpportunity(firm, client, 'Export tariffs', 7_200_000)
  await giveSession(page, firm.owner)
  await page.goto(`/employments/${firm.domain}/opportunity-management`)
  const card = page.getByRole('article', { name: /Export tariffs/ })
  await card.dragTo(column(page, 'Missed'))
  await expect(page.getByRole('dialog')).toContainText('Close Export tariffs as lost?')
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  await expect(column(page, 'Enquiry')).toContainText('Export tariffs')

  await card.dragTo(column(page, 'Order'))
  await expect(column(page, 'Order')).toContainText('Export tariffs')
  await page.getByRole('button', { name: 'Move to project' }).click()
  await expect(page.getByRole('dialog')).toContainText('What goes along')
  await lookAt(page, 'moving to a project')
  await page.getByRole('dialog').getByRole('button', { name: 'Move to project' }).click()
  await expect(page).toHaveURL(/\/projects\//)
  await expect(page.getByRole('heading', { name: 'Export tariffs' })).toBeVisible()
})

test('an opportunity is created, planned, won and moved, and its project has the plan and a forecast @once', async ({
  page,
  request,
}) => {
  test.setTimeout(120_000)
  const firm = await firmWithStages(request, 'Wins')
  await addClient(firm.call, 'Halden Bank')
  await giveSession(page, firm.owner)
  await page.goto(`/employments/${firm.domain}/opportunity-management/create`)
  await createInForm(page, 'Core review', 'Halden Bank')
  const id = /opportunities\/([^/?]+)/.exec(page.url())?.[1] ?? ''
  await page.getByRole('link', { name: 'Budget plan', exact: true }).first().click()
  await page
    .getByRole('button', { name: /^Consultancy revenue, \w+ \d{4}/ })
    .first()
    .click()
  await page.keyboard.type('5000')
  await page.keyboard.press('Enter')
  await expect(page.getByText('You have unsaved changes')).toBeVisible()
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('Budget plan saved')).toBeVisible()
  const { analytics } = await firm.call(opportunities.getOpportunity, { params: { id } })

  await page.getByRole('button', { name: 'Stage', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Order, 100%' }).click()
  await page.getByRole('button', { name: 'Move to project' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Move to project' }).click()
  await expect(page).toHaveURL(/\/projects\//)
  await page.getByRole('link', { name: 'Forecast', exact: true }).click()
  await expect(page.getByText('Revenue at the end')).toBeVisible()
  const total = ((analytics.budgetPlanTotalRevenue ?? 0) / 100).toLocaleString('en-GB', { maximumFractionDigits: 0 })
  await expect(page.getByText(`of £${total}`).first()).toBeVisible()
})

test('on a phone the pipeline is read, a stage changed and a month of the budget plan typed @touch', async ({
  page,
  request,
}) => {
  test.setTimeout(120_000)
  const firm = await firmWithStages(request, 'Phones')
  const client = await addClient(firm.call, 'Severn Rail')
  const id = await addOpportunity(firm, client, 'Station data', 4_600_000)
  await giveSession(page, firm.owner)
  await page.goto(`/employments/${firm.domain}/opportunity-management`)
  await expect(column(page, 'Enquiry')).toContainText('£46,000')
  await lookAt(page, 'the pipeline')
  await page.getByRole('button', { name: 'Actions for Station data' }).tap()
  await page.getByRole('menuitem', { name: 'Move to Offer' }).tap()
  await expect(column(page, 'Offer')).toContainText('Station data')

  await page.getByRole('link', { name: 'Station data' }).tap()
  await expect(page.getByText('Offer, 50%')).toBeVisible()
  await lookAt(page, 'an opportunity')
  await page.getByRole('button', { name: 'Stage', exact: true }).tap()
  await page.getByRole('menuitem', { name: 'Order, 100%' }).tap()
  await expect(page.getByRole('region', { name: 'What it may bring' })).toContainText('Weighted at 100%')

  await page.getByRole('link', { name: 'Budget plan', exact: true }).first().tap()
  await expect(page.getByText('This plan isn’t saved yet')).toBeVisible()
  await lookAt(page, 'a budget plan')
  const month = page.getByLabel(/^Consultancy revenue, \w+ \d{4}/).first()
  await month.tap()
  await month.tap()
  await page.getByRole('textbox', { name: /^Consultancy revenue, / }).fill('7500')
  await page.keyboard.press('Enter')
  await expect(month).toHaveText(/^7,500/)
  await lookAt(page, 'an edited budget plan')
  await page.getByRole('button', { name: /^Save/ }).tap()
  await expect(page.getByText('Budget plan saved')).toBeVisible()
  const { consultancyBudget } = await firm.call(opportunities.getOpportunity, { params: { id } })
  expect(consultancyBudget?.revenue).not.toBe(4_600_000)
})
