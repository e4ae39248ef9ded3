import { absenceFirm, leavePanel, week } from './absence-firm'
import { expect, test } from './journey'
import { lookAt } from './look-at'
import { giveSession } from './people'
import { formatted } from './time-firm'

const [monday = '', tuesday = '', wednesday = '', , friday = ''] = week

test('leave is asked for, changed to half a day and withdrawn @phone', async ({ page, request }) => {
  test.setTimeout(120_000)
  const firm = await absenceFirm(request, 'Leave')
  await giveSession(page, firm.robin)
  await page.goto(firm.nextYear)
  await expect(page.getByText('No leave in this period yet.')).toBeVisible()
  // Five days are carried over of this year's.
  await expect(page.getByText('30 days left')).toBeVisible()
  await lookAt(page, 'a year without leave')

  // Days and a reason are all it takes, and the server says what they cost before they are asked for.
  const panel = leavePanel(page)
  await page.getByRole('button', { name: 'Request leave' }).filter({ visible: true }).first().click()
  await expect(panel.getByRole('textbox', { name: 'First day' })).toBeFocused()
  await panel.getByRole('button', { name: /^Send request/ }).click()
  await expect(panel.getByText('First day is required')).toBeVisible()
  await panel.getByRole('textbox', { name: 'First day' }).fill(formatted(monday))
  await panel.getByRole('textbox', { name: 'Last day' }).fill(formatted(friday))
  await expect(panel.getByText('5 days', { exact: true })).toBeVisible()
  await expect(panel.getByText(/^Left in \d{4} afterwards/)).toBeVisible()
  await panel.getByRole('button', { name: 'Day by day' }).click()
  await expect(panel.getByText(`Wed ${formatted(wednesday)}`)).toBeVisible()
  await lookAt(page, 'a request for leave')
  await panel.getByLabel('Comment').fill('Skiing')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Request sent to Olive')).toBeVisible()
  await expect(panel).toBeHidden()
  await expect(page.getByText('25 days left')).toBeVisible()
  const asked = page.getByText(`${formatted(monday).slice(0, 5)} – ${formatted(friday)}`).filter({ visible: true })
  await expect(asked.first()).toBeVisible()
  await lookAt(page, 'a year with leave')

  // It is looked at, and changed while it waits.
  await asked.first().click()
  await expect(page.getByRole('definition').filter({ hasText: 'Skiing' })).toBeVisible()
  await expect(page.getByRole('list', { name: 'History' }).getByText('Skiing')).toBeVisible()
  await lookAt(page, 'an absence')
  await page.getByRole('button', { name: 'Change', exact: true }).last().click()
  const change = leavePanel(page, 'Change request')
  await change.getByText('Half a day').click()
  await change.getByText('PM', { exact: true }).click()
  await expect(change.getByText('0.5 days', { exact: true })).toBeVisible()
  await change.getByRole('button', { name: /^Save changes/ }).click()
  await expect(change).toBeHidden()
  await expect(page.getByText('29.5 days left')).toBeVisible()

  await page
    .getByText(`${formatted(monday)} PM`)
    .filter({ visible: true })
    .first()
    .click()
  await page.getByRole('button', { name: 'Withdraw', exact: true }).last().click()
  await page.getByRole('button', { name: 'Withdraw request' }).click()
  await expect(page.getByText('Request withdrawn')).toBeVisible()
  await expect(page.getByText('30 days left')).toBeVisible()
})

test('days are dragged over on the calendar, also by keys, and asked for @mouse @once', async ({ page, request }) => {
  const firm = await absenceFirm(request, 'Dragged')
  await giveSession(page, firm.robin)
  await page.goto(firm.nextYear)
  const day = (which: string) => page.locator(`[data-day="${which}"]`)
  // Days stay where they are once the balance above them is there.
  await expect(page.getByText('30 days left')).toBeVisible()
  await day(monday).hover()
  await page.mouse.down()
  await day(wednesday).hover()
  await page.mouse.up()
  const panel = leavePanel(page)
  await expect(panel.getByRole('textbox', { name: 'First day' })).toHaveValue(formatted(monday))
  await expect(panel.getByRole('textbox', { name: 'Last day' })).toHaveValue(formatted(wednesday))
  await expect(day(tuesday)).toHaveAttribute('data-asked', 'fullDay')
  await panel.getByRole('button', { name: 'Cancel' }).click()
  await expect(panel).toBeHidden()

  await day(monday).focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(panel.getByRole('textbox', { name: 'First day' })).toHaveValue(formatted(tuesday))
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(day(tuesday)).toBeFocused()

  // What is asked for elsewhere shows at once.
  await firm.ask(monday, tuesday)
  await expect(day(tuesday)).toHaveAttribute('data-look', 'waiting')
  await expect(page.getByText('2 days away')).toBeVisible()
})

test('leave is decided on beside what it does to the balance, and cancelled @phone', async ({ page, request }) => {
  test.setTimeout(120_000)
  const firm = await absenceFirm(request, 'Decided')
  await firm.ask(monday, friday)
  await giveSession(page, firm.owner)
  await page.goto(`/employments/${firm.domain}/approvals?requestType=absence`)
  await expect(page.getByText('5 days').first()).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Approvals' }).locator('[aria-current]')).toHaveText(/^Absence/)
  await page
    .getByText(/1 entry/)
    .filter({ visible: true })
    .first()
    .click()
  await expect(page.getByText(/^Left in \d{4}/).first()).toBeVisible()
  await expect(page.getByText('None before this one')).toBeVisible()
  await lookAt(page, 'leave to decide on')
  await page.getByRole('button', { name: /^Actions for Annual leave/ }).click()
  await page.getByRole('menuitem', { name: 'Approve' }).click()
  await expect(page.getByText('You’re all caught up.')).toBeVisible()

  await giveSession(page, firm.robin)
  await page.goto(firm.nextYear)
  await expect(page.getByText('Approved').first()).toBeVisible()
  await page
    .getByText(`${formatted(monday).slice(0, 5)} – ${formatted(friday)}`)
    .filter({ visible: true })
    .first()
    .click()
  await page.getByRole('button', { name: 'Cancel leave', exact: true }).last().click()
  const dialog = page.getByRole('dialog', { name: /^Cancel / })
  await lookAt(page, 'leave to cancel')
  await dialog.getByRole('button', { name: /^Cancel leave/ }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('30 days left')).toBeVisible()
})
