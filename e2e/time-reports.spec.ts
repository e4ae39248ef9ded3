import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { projects } from '@praxis/contract/projects/projects'
import { timeSheetRequests } from '@praxis/contract/time/time-sheet-approvals'
import { expect, test } from './journey'
import { lookAt } from './look-at'
import { giveSession } from './people'
import { lastWeek, timeFirm } from './time-firm'
import { unfoldFilters } from './unfold-filters'

const HOUR = 3600

/** Time of Robin’s without a time of day. */
const time = (day: string, hours: number, comment: string) => ({
  from: `${day}T00:00:00.000Z`,
  duration: hours * HOUR,
  comment,
})

/** The text that a press on a download button saves. */
async function savedText(page: Page, button: string): Promise<string> {
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: button }).click()
  return readFile(await (await saved).path(), 'utf8')
}

test('the time of the team is read, searched and downloaded', async ({ page, request }) => {
  test.setTimeout(180_000)
  const firm = await timeFirm(request, 'Reporting')
  const [monday = '', tuesday = '', wednesday = '', thursday = '', , , sunday = ''] = lastWeek()
  for (const day of [monday, tuesday, wednesday]) await firm.log(time(day, 8, 'Mapped the feeds'))
  await firm.log(time(thursday, 2, 'Reading'), firm.practiceID)
  await giveSession(page, firm.owner)
  await page.goto(`/employments/${firm.domain}/employee-management/timesheets?from=${monday}&to=${sunday}`)

  const team = page.getByRole('table', { name: 'Team time' })
  const row = team.getByRole('row', { name: /Robin Marlow/ })
  await expect(row).toContainText('26h 00m')
  await expect(row).toContainText('69%')
  await expect(page.getByRole('region', { name: 'Utilisation alerts' })).toContainText(
    'Robin Marlow is under-utilised: 26h 00m of 37h 30m contracted, 69%',
  )
  await expect(page.getByRole('table', { name: 'Time management' })).toBeVisible()
  await lookAt(page, 'the report of the team')

  await row.getByRole('button', { name: /^Logged by Robin Marlow/ }).click()
  await expect(page.getByRole('row', { name: /Data platform.*24h 00m/ }).last()).toBeVisible()
  await page.keyboard.press('Escape')

  await page.getByLabel('Search by name').fill('somebody else')
  await expect(page.getByText('No people match “somebody else”')).toBeVisible()
  await lookAt(page, 'nobody of that name')
  expect(await savedText(page, 'Download the report as CSV')).not.toContain('Robin Marlow')
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(row).toBeVisible()

  const csv = await savedText(page, 'Download the report as CSV')
  expect(csv).toContain('Robin Marlow')
  expect(csv).toContain('Data platform')

  await page.getByRole('button', { name: 'Next period' }).click()
  await expect(row).toContainText('0h 00m')
  await team.getByRole('button', { expanded: true }).last().click()
  await expect(row).toBeHidden()
})

test('the report of the team shows what is logged as it is logged @once @long', async ({ page, request }) => {
  const firm = await timeFirm(request, 'Live')
  const [monday = '', tuesday = '', , , , , sunday = ''] = lastWeek()
  await firm.log(time(monday, 8, 'Mapped the feeds'))
  await giveSession(page, firm.owner)
  const listening = page.waitForResponse((response) => response.url().endsWith('/api/v1/events'))
  await page.goto(`/employments/${firm.domain}/employee-management/timesheets?from=${monday}&to=${sunday}`)
  await listening
  const row = page.getByRole('table', { name: 'Team time' }).getByRole('row', { name: /Robin Marlow/ })
  await expect(row).toContainText('8h 00m')
  await firm.log(time(tuesday, 3, 'Reading'), firm.practiceID)
  await expect(row).toContainText('11h 00m')

  // A period longer than a report allows is refused by the dialog, not sent.
  await page.getByRole('button', { name: /^Period/ }).click()
  await page.getByLabel('From').fill('01/01/2020')
  await page.getByLabel('From').press('Enter')
  await expect(page.getByText('That’s more than 366 days. Choose a shorter period.')).toBeVisible()
  await lookAt(page, 'a period that is too long')
})

test('the time of a client is broken down, listed, filtered and downloaded', async ({ page, request }) => {
  test.setTimeout(180_000)
  const firm = await timeFirm(request, 'Breaking down')
  const [monday = '', tuesday = ''] = lastWeek()
  const first = await firm.log(time(monday, 6, 'Workshop with the operators'))
  await firm.log({ ...time(tuesday, 2, 'Clearing up'), isFullyChargeable: false, chargeableDuration: HOUR })
  await firm.callAsRobin(timeSheetRequests.submitTimeSheets, { body: { submissionIDs: [first] } })
  const { client } = await firm.call(projects.getProject, { params: { id: firm.platformID } })
  await giveSession(page, firm.owner)
  await page.goto(`/employments/${firm.domain}/clients/${client?.id}`)
  const logged = page.getByRole('region', { name: 'Logged time' })
  await expect(logged).toContainText('8h 00m')
  await logged.getByRole('button', { name: /^Time logged: 8h 00m/ }).click()
  const parts = page.getByRole('dialog', { name: /^Time logged: 8h 00m/ })
  await expect(parts.getByRole('row', { name: /Waiting.*6h 00m/ })).toBeVisible()
  await expect(parts.getByRole('row', { name: /Total.*8h 00m/ })).toBeVisible()
  await lookAt(page, 'what the time of a client is made of')
  await parts.getByRole('link', { name: 'Waiting' }).click()
  await expect(page.getByRole('table', { name: 'Logged time' }).getByRole('row', { name: /Robin Marlow/ })).toHaveCount(
    1,
  )
  await page.goBack()

  await page.getByRole('link', { name: 'Time breakdown' }).click()
  const figures = page.getByRole('region', { name: 'Time totals' })
  await expect(figures).toContainText('8h 00m')
  await expect(figures).toContainText('87.5% of logged')
  await expect(page.getByRole('list', { name: 'Time by month' })).toBeVisible()
  await lookAt(page, 'the time of a client in charts')
  await page.getByRole('region', { name: 'By person' }).getByTitle('Table').click()
  const people = page.getByRole('table', { name: 'Time by person' })
  await expect(people.getByRole('row', { name: /Robin Marlow/ })).toContainText('7h 00m')
  await lookAt(page, 'the time of a client in figures')

  await people.getByRole('link', { name: 'Robin Marlow' }).click()
  const entries = page.getByRole('table', { name: 'Logged time' }).getByRole('row', { name: /Robin Marlow/ })
  await expect(entries).toHaveCount(2)
  await lookAt(page, 'the time sheets of a client')
  await unfoldFilters(page)
  await expect(page.getByRole('button', { name: 'Person: Robin Marlow' })).toBeVisible()
  await page.getByRole('button', { name: 'State', exact: true }).click()
  await page.getByRole('menuitemradio', { name: 'Waiting for approval' }).click()
  await expect(entries).toHaveCount(1)
  await expect(page.getByRole('region', { name: 'Totals of matching time' })).toContainText('6h 00m')
  const csv = await savedText(page, 'Download time as CSV')
  expect(csv).toContain('Workshop with the operators')
  expect(csv).not.toContain('Clearing up')
})

test('time of a project is amended and moved to where it belongs @once', async ({ page, request }) => {
  test.setTimeout(180_000)
  const firm = await timeFirm(request, 'Moving')
  const [monday = '', tuesday = ''] = lastWeek()
  await firm.log(time(monday, 6, 'Workshop'))
  await firm.log(time(tuesday, 2, `See https://example.com/${'a'.repeat(600)}`))
  await giveSession(page, firm.owner)
  const project = `/employments/${firm.domain}/projects/${firm.platformID}`
  await page.goto(`${project}/timeSheetSubmission`)
  const entries = page.getByRole('grid', { name: 'Logged time' }).getByRole('row', { name: /Robin Marlow/ })
  await expect(entries).toHaveCount(2)
  // However long the text beside it is, a name breaks between its words only.
  const name = await entries.first().getByText('Robin Marlow').boundingBox()
  expect(name?.width).toBeGreaterThan(40)
  expect(name?.height).toBeLessThan(45)
  await lookAt(page, 'the time sheets of a project')

  await page.getByRole('button', { name: /^Actions for 6h 00m/ }).click()
  await page.getByRole('menuitem', { name: 'Amend…' }).click()
  await page.getByLabel('Duration').fill('5h 30m')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Amend/ })
    .click()
  await expect(entries.filter({ hasText: '5h 30m' })).toHaveCount(1)
  await expect(page.getByText(/^Amended by Olive Marlow: 6h 00m → 5h 30m/)).toBeVisible()

  await entries.filter({ hasText: '2h 00m' }).getByRole('checkbox').click()
  await page.getByRole('button', { name: 'Move 1 entry…' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('2h 00m of Data platform')
  await dialog.getByLabel('New project').click()
  await page.getByRole('option', { name: /Practice/ }).click()
  await lookAt(page, 'moving time to another project')
  await dialog.getByRole('button', { name: /^Change/ }).click()
  await expect(entries).toHaveCount(1)

  await page.goto(`${project}/timeBreakdown?month=${monday.slice(0, 7)}`)
  const matrix = page.getByRole('table', { name: 'Hours by person and day' })
  await expect(matrix.getByRole('row', { name: /Robin Marlow/ })).toContainText('5h 30m')
  await lookAt(page, 'the time of a project')
  await page.getByRole('button', { name: 'Previous month' }).click()
  await expect(page.getByText(/^No time logged in/)).toBeVisible()

  await page.goto(`/employments/${firm.domain}/projects/${firm.practiceID}/timeSheetSubmission`)
  await expect(entries).toHaveCount(1)
  await page.goto(project)
  await expect(page.getByRole('region', { name: 'Actuals against plan' })).toContainText('5h 30m')
})
