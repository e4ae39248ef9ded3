import type { Page } from '@playwright/test'
import { masterPlanning } from '@praxis/contract/planning/master-planning'
import { planningScenarios } from '@praxis/contract/planning/planning-scenarios'
import { nameOf } from './client-firm'
import { callerOf, colleagueOf } from './colleagues'
import { expect, test } from './journey'
import { lookAt } from './look-at'
import { giveSession } from './people'
import { timeFirm } from './time-firm'

// Whoever is not let in, or no longer, is told that there is no such scenario.
test.use({ refusals: [404] })

const HOUR = 3600
const DAY_MS = 86_400_000
const dayOf = (moment: number): string => new Date(moment).toISOString().slice(0, 10)

function comingMonday(): number {
  const today = new Date()
  return Date.parse(dayOf(today.getTime())) + (7 - ((today.getUTCDay() + 6) % 7)) * DAY_MS
}

const bars = (page: Page) => page.locator('[data-bar]')
const expand = (page: Page, name: string) => page.getByRole('button', { name: `Expand ${name}` }).click()
const banner = (page: Page) => page.getByRole('region', { name: 'Scenario' })

/** A firm in which Robin is booked for two weeks, planned by its owner, by Petra and by Quinn. */
async function firmOfPlanners(...given: Parameters<typeof timeFirm>) {
  const firm = await timeFirm(...given)
  const [request] = given
  const plans = { canManageProjects: true }
  const petra = await colleagueOf(request, firm.owner, 'Petra', plans)
  const quinn = await colleagueOf(request, firm.owner, 'Quinn', plans)
  const monday = comingMonday()
  const { bookings } = await firm.call(masterPlanning.createBooking, {
    body: {
      projectID: firm.platformID,
      employeeID: firm.robin.employeeID,
      startDate: dayOf(monday),
      endDate: dayOf(monday + 11 * DAY_MS),
      secondsPerDay: 6 * HOUR,
    },
  })
  const [booking] = bookings
  if (!booking) throw new Error('Robin was not booked')
  return { ...firm, petra, quinn, booking, monday, address: `/employments/${firm.domain}/master-planning` }
}

test('a plan is tried out with a colleague, held against the real one and merged @once', async ({
  page,
  openBrowser,
  request,
}) => {
  test.setTimeout(240_000)
  const firm = await firmOfPlanners(request, 'Scenarios')
  const robin = nameOf(firm.robin)
  await giveSession(page, firm.owner)
  await page.goto(firm.address)
  await page.getByRole('button', { name: 'Plan: Real plan' }).click()
  await expect(page.getByText('No open scenarios yet')).toBeVisible()
  await page.getByRole('menuitem', { name: 'New scenario…' }).click()
  const dialog = page.getByRole('dialog', { name: 'New scenario' })
  await dialog.getByLabel('Name').fill('Hiring in spring')
  await dialog.getByLabel('Let people in').fill('Petra')
  await expect(page.getByRole('option', { name: /Petra/ })).toBeVisible()
  await page.keyboard.press('Enter')
  await dialog.getByText('Can plan').click()
  await lookAt(page, 'a new scenario')
  await dialog.getByRole('button', { name: 'Start scenario' }).click()
  await expect(banner(page)).toContainText(`Scenario: Hiring in spring. Only you and ${nameOf(firm.petra)} see it.`)
  const link = page.url()
  expect(link).toContain('scenario=')

  const colleague = await openBrowser()
  await giveSession(colleague, firm.petra)
  await colleague.goto(link)
  await expand(colleague, robin)
  await expect(bars(colleague)).toHaveAccessibleName(/6h a day/)
  const stranger = await openBrowser()
  await giveSession(stranger, firm.quinn)
  await stranger.goto(link)
  await expect(stranger.getByText('This scenario isn’t there any more, or you weren’t let in.')).toBeVisible()
  await stranger.getByRole('button', { name: 'Go to the real plan' }).click()
  await expand(stranger, robin)
  await expect(bars(stranger)).toHaveAccessibleName(/6h a day, hard$/)

  // What is planned in the scenario reaches those who are let in, and nobody else.
  await expand(page, robin)
  await bars(page).click()
  const form = page.getByRole('dialog', { name: 'Booking' })
  await form.getByLabel('Amount').fill('7h')
  await page.keyboard.press('Enter')
  await expect(bars(page)).toHaveAccessibleName(/7h a day, hard, changed in this scenario/)
  await expect(bars(colleague)).toHaveAccessibleName(/7h a day, hard, changed in this scenario/)
  await page.getByRole('button', { name: 'Booking', exact: true }).click()
  await form.getByLabel('Project or opportunity').fill('Practice')
  await page
    .getByRole('option', { name: /Practice/ })
    .first()
    .click()
  await form.getByLabel('Person or rate card').fill('Petra')
  await expect(page.getByRole('option', { name: /Petra/ })).toBeVisible()
  await page.keyboard.press('Enter')
  // What is looked up is taken once the server has answered.
  await expect(form.getByLabel('Person or rate card')).toHaveValue(nameOf(firm.petra))
  await form.getByLabel('Amount').fill('2h')
  await form.getByRole('button', { name: 'Book', exact: true }).click()
  await expect(banner(page).getByRole('button', { name: /Show differences 2|Show differences 3/ })).toBeVisible()
  await lookAt(page, 'planning in a scenario')
  await expect(bars(stranger)).toHaveAccessibleName(/6h a day, hard$/)

  // Meanwhile somebody changes the same booking in the real plan.
  const callAsQuinn = await callerOf(request, firm.quinn)
  await callAsQuinn(masterPlanning.updateBooking, {
    params: { bookingId: firm.booking.id },
    body: { secondsPerDay: 3 * HOUR, version: firm.booking.version },
  })
  await banner(page)
    .getByRole('button', { name: /Show differences/ })
    .click()
  const differences = page.getByRole('dialog', { name: 'Differences: Hiring in spring' })
  await expect(differences.getByRole('region', { name: 'Differences by person' }).first()).toContainText(robin)
  await lookAt(page, 'the differences of a scenario')
  await differences.getByText(/^Changes \d/).click()
  await differences.getByText('Conflicts 1').click()
  await expect(differences).toContainText(`${nameOf(firm.quinn)} changed this in the real plan`)
  await lookAt(page, 'a conflict of a scenario')
  await differences.getByRole('button', { name: 'Close' }).last().click()

  await banner(page).getByRole('button', { name: 'Merge…' }).click()
  const merge = page.getByRole('dialog', { name: 'Merge “Hiring in spring”' })
  await merge.getByRole('button', { name: /^Merge \d changes/ }).click()
  await expect(merge.getByText('choose what stands for 1 conflict', { exact: false })).toBeVisible()
  await merge.getByText('Take the scenario’s').click()
  await merge.getByRole('button', { name: /^Merge \d changes/ }).click()
  await expect(page.getByText(/changes of “Hiring in spring” merged into the real plan/)).toBeVisible()
  await expect(banner(page)).toBeHidden()
  await expect(bars(page)).toHaveAccessibleName(/7h a day, hard$/)
  await expect(bars(stranger)).toHaveAccessibleName(/7h a day, hard$/)
  await expect(banner(colleague)).toContainText('It can be read, not changed.')

  await page.getByRole('button', { name: 'Undo', exact: true }).last().click()
  await expect(bars(page)).toHaveAccessibleName(/3h a day, hard$/)
  await expect(bars(stranger)).toHaveAccessibleName(/3h a day, hard$/)
  await expect(banner(colleague).getByRole('button', { name: 'Merge…' })).toBeVisible()
})

test('a scenario is read on a phone, and left when access ends @phone', async ({ page, request }) => {
  test.setTimeout(180_000)
  const firm = await firmOfPlanners(request, 'Reading')
  const scenario = await firm.call(planningScenarios.createPlanningScenario, {
    body: { name: 'Without the pilot', members: [{ employeeID: firm.petra.employeeID, access: 'read' }] },
  })
  await firm.call(masterPlanning.updateBooking, {
    params: { bookingId: firm.booking.id },
    body: { secondsPerDay: 4 * HOUR, version: firm.booking.version, scenarioID: scenario.id },
  })
  await giveSession(page, firm.petra)
  await page.goto(firm.address)
  await page.getByRole('button', { name: 'Plan: Real plan' }).click()
  await page.getByRole('menuitem', { name: 'Without the pilot' }).click()
  await expect(banner(page)).toContainText('You can read it.')
  await lookAt(page, 'a scenario that is read')
  await banner(page)
    .getByRole('button', { name: /Show differences/ })
    .click()
  const differences = page.getByRole('dialog', { name: 'Differences: Without the pilot' })
  await expect(differences.getByText('−', { exact: false }).first()).toBeVisible()
  await lookAt(page, 'the differences, to be read')
  await differences.getByRole('button', { name: 'Close' }).last().click()

  await firm.call(planningScenarios.updatePlanningScenario, {
    params: { scenarioId: scenario.id },
    body: { members: [], version: scenario.version },
  })
  await expect(
    page.getByText('You no longer have access to the scenario “Without the pilot”.', { exact: false }),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: 'Plan: Real plan' })).toBeVisible()
})
