import type { Page } from '@playwright/test'
import { companies } from '@praxis/contract/company/companies'
import { employees } from '@praxis/contract/people/employees'
import { absenceFirm } from './absence-firm'
import { nameOf } from './client-firm'
import { expect, test } from './journey'
import { lookAt } from './look-at'
import { giveSession } from './people'

const DAY_MS = 86_400_000
const dayOf = (moment: number): string => new Date(moment).toISOString().slice(0, 10)
const shown = (day: string): string => `${day.slice(8)}/${day.slice(5, 7)}/${day.slice(0, 4)}`

/** The Tuesday after next week: a working day that lies in the team calendar's three months. */
function comingTuesday(): string {
  const today = new Date()
  const sinceTuesday = (today.getUTCDay() + 5) % 7
  return dayOf(Date.parse(dayOf(today.getTime())) + (14 - sinceTuesday) * DAY_MS)
}

const report = (domain: string) => `/employments/${domain}/employee-management/absences`

/** Drags over some days of the first row that may be marked, in the three months from the start of this one. */
async function dragOver(page: Page, from: string, to: string) {
  const box = await page.locator('[data-marks]').first().boundingBox()
  if (!box) throw new Error('There is no row to drag on')
  const now = new Date()
  const start = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1)
  const width = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 3, 1) - start
  const xOf = (day: string) => box.x + ((Date.parse(day) + DAY_MS / 2 - start) / width) * box.width
  await page.mouse.move(xOf(from), box.y + box.height / 2)
  await page.mouse.down()
  await page.mouse.move(xOf(to), box.y + box.height / 2, { steps: 4 })
  await page.mouse.up()
}

test('days are marked by dragging over them, changed and deleted @mouse', async ({ page, request }) => {
  const { owner, domain, robin } = await absenceFirm(request, 'Markings')
  const tuesday = comingTuesday()
  const thursday = dayOf(Date.parse(tuesday) + 2 * DAY_MS)
  await giveSession(page, owner)
  await page.goto(report(domain))
  await expect(page.getByRole('link', { name: nameOf(robin) }).first()).toBeVisible()
  await dragOver(page, tuesday, thursday)
  const form = page.getByRole('form', { name: 'Add marking' })
  await expect(form.getByLabel('From', { exact: true })).toHaveValue(shown(tuesday))
  await expect(form.getByLabel('To', { exact: true })).toHaveValue(shown(thursday))
  await lookAt(page, 'the form of a marking')
  await form.getByLabel('Text').fill('Training')
  await form.getByRole('button', { name: 'Add marking' }).click()
  const bar = page.getByRole('button', { name: new RegExp(`${nameOf(robin)}: Training`) })
  await expect(bar).toBeVisible()
  await lookAt(page, 'the report with a marking')

  await bar.click()
  const change = page.getByRole('form', { name: 'Change marking' })
  await change.getByLabel('Text').fill('On site')
  await change.getByRole('button', { name: 'Save' }).click()
  const changed = page.getByRole('button', { name: new RegExp(`${nameOf(robin)}: On site`) })
  await expect(changed).toBeVisible()
  await changed.click()
  await page.getByRole('form', { name: 'Change marking' }).getByRole('button', { name: 'Delete' }).click()
  await expect(changed).toHaveCount(0)
})

test('leave that waits stands in the team calendar, and is approved there', async ({ page, request, isMobile }) => {
  const { owner, domain, robin, ask, call } = await absenceFirm(request, 'Calendar')
  const { employment } = await call(companies.openWorkspace, {})
  await call(employees.updateEmployeePermission, {
    params: { id: robin.employeeID },
    body: { lineManagerID: employment.id },
  })
  const tuesday = comingTuesday()
  const { reason } = await ask(tuesday, tuesday)
  await giveSession(page, owner)
  await page.goto(`/employments/${domain}/absences/team`)
  const waiting = isMobile
    ? page.getByRole('button', { name: new RegExp(`${nameOf(robin)}.*Waiting`) })
    : page.getByRole('button', { name: new RegExp(`${nameOf(robin)}: ${reason.name}.*waiting for approval`) })
  await expect(waiting).toBeVisible()
  await lookAt(page, 'the team calendar')
  await waiting.click()
  await expect(page.getByText('Costs')).toBeVisible()
  await lookAt(page, 'what an absence does')
  await page.getByRole('button', { name: 'Approve' }).click()
  await expect(page.getByText(`Absence of ${nameOf(robin)} approved`)).toBeVisible()
  await expect(waiting).toHaveCount(0)
})

test('a balance is adjusted with a reason, and the adjustment taken back', async ({ page, request }) => {
  const { owner, domain, robin } = await absenceFirm(request, 'Balance')
  await giveSession(page, owner)
  await page.goto(`/employments/${domain}/employees/${robin.employeeID}?tab=absences`)
  await expect(page.getByText('25 days left')).toBeVisible()
  await page.getByRole('button', { name: 'Add adjustment' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add adjustment' })
  await dialog.getByLabel('Days').fill('2.5')
  await dialog.getByLabel('Reason').fill('Moving house')
  await dialog.getByRole('button', { name: 'Add adjustment' }).click()
  await expect(page.getByText('27.5 days left')).toBeVisible()
  await expect(page.getByText('Moving house')).toBeVisible()
  await lookAt(page, 'leave on the profile')
  await page.getByRole('button', { name: /Take back \+2.5 days/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Take back' }).click()
  await expect(page.getByText('25 days left')).toBeVisible()
})

test('a deputy is named for some days and removed', async ({ page, request }) => {
  const { owner, domain, robin } = await absenceFirm(request, 'Deputy')
  await giveSession(page, owner)
  await page.goto(`/employments/${domain}/employees?tab=preferences`)
  await page.getByRole('button', { name: 'Name a deputy' }).click()
  const dialog = page.getByRole('dialog', { name: 'Name a deputy' })
  await dialog.getByRole('combobox', { name: 'Deputy' }).fill('Robin')
  await page.getByRole('option', { name: new RegExp(nameOf(robin)) }).click()
  await dialog.getByRole('button', { name: /^Days/ }).click()
  await page.getByRole('button', { name: 'This month', exact: true }).click()
  await dialog.getByRole('button', { name: 'Name deputy' }).click()
  const remove = page.getByRole('button', { name: `Remove ${nameOf(robin)}` })
  await expect(remove).toBeVisible()
  await lookAt(page, 'a named deputy')
  await remove.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove deputy' }).click()
  await expect(remove).toHaveCount(0)
})
