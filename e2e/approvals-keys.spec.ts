import type { Page } from '@playwright/test'
import { companies } from '@praxis/contract/company/companies'
import { projects } from '@praxis/contract/projects/projects'
import { timeSheetSubmissions } from '@praxis/contract/time/time-sheets'
import { approvalFirm, dayBefore, weekOf } from './approval-firm'
import { expect, test } from './journey'
import { lookAt } from './look-at'
import { giveSession } from './people'

const openApprovals = async (page: Page, firm: Awaited<ReturnType<typeof approvalFirm>>, search = '') => {
  await giveSession(page, firm.owner)
  await page.goto(`/employments/${firm.domain}/approvals${search}`)
  await expect(weekOf(page, false)).toBeVisible()
}
const rows = (page: Page) => page.getByRole('grid').getByRole('row', { name: /Robin Marlow/ })

test('a held key decides once, and what was approved too quickly is taken back @once', async ({ page, request }) => {
  const firm = await approvalFirm(request, 'Holding')
  const ids = [1, 2, 3].map((hours) => firm.log(dayBefore(1), hours, `Meeting ${hours}`))
  await firm.submit(await Promise.all(ids))
  await openApprovals(page, firm, '?groupBy=entry')
  await expect(rows(page)).toHaveCount(3)
  await page.locator('body').press('j')
  // Further key downs without a key up are a held key.
  for (let times = 0; times < 8; times++) await page.keyboard.down('a')
  await page.keyboard.up('a')
  await expect(page.getByText('1 entry approved')).toBeVisible()
  await expect(rows(page)).toHaveCount(2)
  await lookAt(page, 'what can be taken back')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('1 entry back in approvals')).toBeVisible()
  await expect(rows(page)).toHaveCount(3)
})

test('Escape leaves a denial, and asks before its comment is lost @once', async ({ page, request }) => {
  const firm = await approvalFirm(request, 'Leaving')
  await firm.submit([await firm.log(dayBefore(1), 6, 'Mapped the feeds')])
  await openApprovals(page, firm)
  const dialog = page.getByRole('dialog', { name: /^Deny Robin/ })
  const question = page.getByRole('dialog', { name: 'Discard changes?' })
  await page.locator('body').press('j')
  await page.keyboard.press('d')
  await expect(dialog.getByLabel('Comment')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()

  await page.keyboard.press('d')
  await page.keyboard.type('Which meeting?')
  await page.keyboard.press('Escape')
  await expect(question).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await expect(dialog.getByLabel('Comment')).toHaveValue('Which meeting?')
  await dialog.getByLabel('Comment').press('Escape')
  await question.getByRole('button', { name: 'Discard' }).click()
  await expect(dialog).toBeHidden()
  await expect(rows(page)).toHaveCount(1)
})

test.describe('what is gone', () => {
  test.use({ refusals: [404] })

  test('is said to be, and leaves the list @once', async ({ page, request }) => {
    const firm = await approvalFirm(request, 'Deleting')
    const [kept, deleted] = [await firm.log(dayBefore(1), 6, 'Kept'), await firm.log(dayBefore(1), 1, 'Deleted')]
    await firm.submit([kept, deleted])
    await openApprovals(page, firm, '?groupBy=entry')
    await rows(page).filter({ hasText: 'Deleted' }).getByRole('button', { name: /^Deny/ }).click()
    const dialog = page.getByRole('dialog', { name: /^Deny Robin/ })
    await expect(dialog).toBeVisible()
    await firm.callAsRobin(timeSheetSubmissions.deleteSubmission, { params: { id: deleted } })
    await dialog.getByRole('button', { name: /^Deny/ }).click()
    await expect(page.getByRole('alert')).toContainText('This entry no longer exists')
    await expect(rows(page)).toHaveCount(1)
    await expect(rows(page)).toContainText('Kept')
  })
})

test('each entry shows what was said and what is too much, and can be put right there', async ({
  page,
  request,
  isMobile,
}) => {
  const firm = await approvalFirm(request, 'Saying')
  const { employment } = await firm.call(companies.openWorkspace, {})
  const start = (name: string, isPublicToAllEmployees: boolean) =>
    firm.call(projects.createInternalProject, { body: { name, leadID: employment.id, isPublicToAllEmployees } })
  await start('Closed circle', false)
  await start('Open circle', true)
  await firm.submit([await firm.log(dayBefore(1), 23, 'Night of the move')])
  await firm.submit([await firm.log(dayBefore(1), 20, 'And the day after')])
  await giveSession(page, firm.owner)
  await page.goto(`/employments/${firm.domain}/approvals?groupBy=entry&per=50`)
  const entry = isMobile
    ? page.getByRole('listitem').filter({ hasText: 'Night of the move' }).first()
    : rows(page).filter({ hasText: 'Night of the move' })
  await expect(entry).toContainText(/Week \d+h \d+m over/)
  await lookAt(page, 'each entry with its comment')
  if (isMobile) await entry.getByRole('button', { name: /No task/ }).click()
  await entry.getByRole('button', { name: /^Actions for 23h 00m/ }).click()
  await page.getByRole('menuitem', { name: 'Change project…' }).click()
  await page.getByRole('combobox', { name: 'New project' }).click()
  await expect(page.getByRole('option')).toHaveText([/Open circle/])
  await page.getByRole('option').click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Change/ })
    .click()
  await expect(entry).toContainText('Open circle')
})
