import { readFile } from 'node:fs/promises'
import { targetablePlanning } from '@praxis/contract/planning/targetable-planning'
import { nameOf } from './client-firm'
import { expect, test } from './journey'
import { lookAt } from './look-at'
import { giveSession } from './people'
import { timeFirm } from './time-firm'
import { unfoldFilters } from './unfold-filters'

const HOUR = 3600
const DAY_MS = 86_400_000

const dayOf = (moment: number): string => new Date(moment).toISOString().slice(0, 10)

/** The Monday of the week after next, which no journey runs in. */
function comingMonday(): number {
  const today = new Date()
  const sinceMonday = (today.getUTCDay() + 6) % 7
  return Date.parse(dayOf(today.getTime())) + (14 - sinceMonday) * DAY_MS
}

test('who is over-booked is seen, looked into, searched and downloaded @phone', async ({ page, request }) => {
  test.setTimeout(180_000)
  const firm = await timeFirm(request, 'Resourcing')
  const monday = comingMonday()
  const [from, to] = [dayOf(monday), dayOf(monday + 11 * DAY_MS)]
  const shown = `${from.slice(8)}/${from.slice(5, 7)}`
  const book = (id: string, secondsPerDay: number) =>
    firm.call(targetablePlanning.createProjectBooking, {
      params: { id },
      body: { employeeID: firm.robin.employeeID, startDate: from, endDate: to, secondsPerDay },
    })
  await book(firm.platformID, 6 * HOUR)
  await book(firm.practiceID, 3 * HOUR)
  await giveSession(page, firm.owner)
  await page.goto(`/employments/${firm.domain}/employee-management/resourcing`)

  const robin = nameOf(firm.robin)
  const banner = page.getByRole('status').filter({ hasText: 'over-booked' })
  await expect(banner).toContainText('1 person is over-booked.')
  await expect(banner).toContainText(`${robin} by 15h in 2 weeks from ${shown}`)
  await lookAt(page, 'the report')

  await banner.getByRole('button', { name: 'Show them' }).click()
  await expect(page).toHaveURL(/only=overBooked/)
  const table = page.getByRole('table', { name: 'Bookings by week' })
  const row = table.getByRole('row', { name: new RegExp(robin) })
  await expect(row).toContainText('37h 30m a week')
  await expect(row).toContainText('120%+7h 30m')
  await expect(row).toContainText('0%37h 30m free')
  await row.getByRole('button', { name: `What ${robin} is booked on` }).click()
  await expect(table.getByRole('row', { name: /Data platform/ })).toContainText('30h')
  await expect(table.getByRole('row', { name: /Practice.*Internal/ })).toContainText('15h')
  await lookAt(page, 'what somebody is booked on')

  await page.getByLabel('Name or project').fill('nobody')
  await expect(page.getByText('No people match “nobody”')).toBeVisible()
  await lookAt(page, 'nobody of that name')
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(table).toBeVisible()
  await expect(page).not.toHaveURL(/only=/)

  await unfoldFilters(page)
  await page.getByRole('button', { name: 'Group by: Line manager' }).click()
  await expect(row).toBeVisible()
  await page.getByRole('button', { name: 'Project', exact: true }).click()
  await page.getByRole('menuitemradio', { name: 'Practice' }).click()
  await expect(row).toBeVisible()
  await expect(table.getByRole('row')).toHaveCount(2)

  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download the report as CSV' }).click()
  const csv = await readFile(await (await saved).path(), 'utf8')
  expect(csv).toContain(`${robin},`)
  expect(csv).toContain('Data platform,Client project')

  await page.getByRole('button', { name: 'Next period' }).click()
  await expect(page).toHaveURL(/from=/)
  await expect(banner).toBeHidden()
  await page.getByRole('button', { name: 'From this week' }).click()
  await expect(banner).toBeVisible()
})
