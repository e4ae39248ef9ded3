import { targetablePlanning } from '@praxis/contract/planning/targetable-planning'
import { nameOf } from './client-firm'
import { expect, test } from './journey'
import { lookAt } from './look-at'
import { giveSession } from './people'
import { timeFirm } from './time-firm'

const HOUR = 3600
const DAY_MS = 86_400_000
const inDays = (count: number): string => new Date(Date.now() + count * DAY_MS).toISOString().slice(0, 10)

test('a project is planned on its own tab: a role, a booking, a person, and all of it taken back @once', async ({
  page,
  request,
}) => {
  test.setTimeout(180_000)
  const firm = await timeFirm(request, 'Tabs')
  const robin = nameOf(firm.robin)
  await giveSession(page, firm.owner)
  await page.goto(`/employments/${firm.domain}/projects/${firm.platformID}`)
  await page.getByRole('link', { name: 'Planning', exact: true }).click()
  const grid = page.getByRole('grid', { name: 'Planning' })
  await expect(grid.getByRole('row', { name: new RegExp(`${robin}.*Lead consultant`) })).toBeVisible()
  await expect(page.getByText('Nothing is booked yet. What you book above is summed up here.')).toBeVisible()
  await lookAt(page, 'a project that nobody is booked on')

  await page.getByRole('button', { name: 'Add role' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add role' })
  await dialog.getByLabel('Role', { exact: true }).fill('Data engineer')
  await dialog.getByLabel('Hourly charge').fill('100')
  await dialog.getByLabel('Hourly cost').fill('60')
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  const open = grid.getByRole('row', { name: /No one named yet/ })
  await expect(open).toHaveAccessibleName(/Data engineer/)

  await page.getByText('Week', { exact: true }).click()
  await open.getByRole('gridcell').nth(10).dblclick()
  const booking = page.getByRole('dialog', { name: 'Booking' })
  await booking.getByLabel('Amount').fill('6h')
  await lookAt(page, 'a booking of a role')
  await booking.getByRole('button', { name: 'Book', exact: true }).click()
  await expect(page.getByText('Data engineer: Data platform booked')).toBeVisible()
  await expect(grid.getByRole('button', { name: /Data platform: Data engineer.*6h a day, hard/ })).toBeVisible()
  await expect(page.getByText('30h 00m booked, £3,000 charge, £1,800 cost, 40% margin')).toBeVisible()
  await page.getByTitle('Table').click()
  await page.getByText('Charge', { exact: true }).click()
  await expect(page.getByRole('table', { name: 'Breakdown by role and month' })).toContainText('£3,000')
  await lookAt(page, 'a planned project')

  await page.getByRole('button', { name: 'Find a person for Data engineer' }).click()
  const candidates = page.getByRole('dialog', { name: 'Find a person: Data engineer' })
  await expect(candidates.getByRole('listitem').filter({ hasText: robin })).toContainText('free of 30h needed')
  await expect(candidates.getByRole('listitem').filter({ hasText: robin })).toContainText('already on this team')
  await lookAt(page, 'people for a role')
  await candidates.getByRole('button', { name: `Choose ${robin}` }).click()
  await expect(candidates).toBeHidden()
  await expect(open).toBeHidden()
  await expect(grid.getByRole('row', { name: new RegExp(robin) })).toContainText('80%')

  await page.getByRole('button', { name: 'Undo', exact: true }).last().click()
  await expect(open).toBeVisible()
  await page.reload()
  await expect(page.getByRole('radio', { name: 'Week' })).toBeChecked()
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(page.getByText('Nothing is booked yet. What you book above is summed up here.')).toBeVisible()
})

test('somebody sees what they are booked on: on the dashboard, in their own planning, and on the project @phone', async ({
  page,
  request,
}) => {
  test.setTimeout(180_000)
  const firm = await timeFirm(request, 'Mine')
  await firm.call(targetablePlanning.createProjectBooking, {
    params: { id: firm.platformID },
    body: { employeeID: firm.robin.employeeID, startDate: inDays(0), endDate: inDays(13), secondsPerDay: 6 * HOUR },
  })
  await giveSession(page, firm.robin)
  await page.goto(`/employments/${firm.domain}`)
  const card = page.getByRole('region', { name: 'Next two weeks' })
  await expect(card).toContainText('60h of 75h booked')
  await expect(card.getByRole('listitem')).toContainText('Data platform')
  await lookAt(page, 'the dashboard of somebody who is booked')
  await card.getByRole('link', { name: 'My planning' }).click()
  await expect(page).toHaveURL(/master-planning\/me/)
  await expect(page.getByRole('button', { name: /Data platform.*6h a day, hard/ })).toBeVisible()
  await lookAt(page, 'their own planning')
})

test('a project without roles says so @once', async ({ page, request }) => {
  const firm = await timeFirm(request, 'Empty')
  await giveSession(page, firm.owner)
  await page.goto(`/employments/${firm.domain}/projects/${firm.practiceID}/planning`)
  await expect(page.getByText('No roles yet. Add one below, then book it here.')).toBeVisible()
  await lookAt(page, 'a project without roles')
})
