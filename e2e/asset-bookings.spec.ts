import type { Page } from '@playwright/test'
import { assetFirm, dayAhead, shown } from './asset-firm'
import { expect, test } from './journey'
import { lookAt } from './look-at'
import { giveSession } from './people'

/** Fills in the days of the open form; the times are those of working days. */
async function fillDays(page: Page, from: string, to: string) {
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'From', exact: true }).fill(shown(from))
  await dialog.getByRole('textbox', { name: 'Start time' }).fill('09:00')
  await dialog.getByRole('textbox', { name: 'To', exact: true }).fill(shown(to))
  await dialog.getByRole('textbox', { name: 'End time' }).fill('17:30')
}

test('an asset is booked, approved by a second person, collected and brought back @phone', async ({
  page,
  request,
  openBrowser,
}) => {
  test.setTimeout(150_000)
  const firm = await assetFirm(request, 'Equipment')
  await giveSession(page, firm.robin)
  await page.goto(firm.bookings)
  await expect(page.getByText('You have no bookings.')).toBeVisible()
  await expect(page.getByText('MacBook Pro 16″')).toBeVisible()
  await lookAt(page, 'assets that nobody has booked')

  // The first hit of what is typed is taken by Enter; the form says that somebody has to approve it.
  await page.getByRole('button', { name: 'Book', exact: true }).filter({ visible: true }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Book an asset' })
  const asset = dialog.getByRole('combobox', { name: 'Asset' })
  await expect(asset).toBeFocused()
  await asset.fill('MacBook')
  await expect(page.getByRole('option', { name: /MacBook Pro/ })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('Waits until someone who manages assets approves it')).toBeVisible()
  await fillDays(page, dayAhead(0), dayAhead(2))
  await dialog.getByLabel('Note').fill('A talk in Leeds')
  await lookAt(page, 'the form of a booking')
  await dialog.getByLabel('Note').press('Enter')
  await expect(page.getByText(/^Request sent/)).toBeVisible()
  await expect(dialog).toBeHidden()
  const mine = page.getByRole('region', { name: 'My bookings' })
  await expect(mine.getByText('Waiting')).toBeVisible()
  await lookAt(page, 'a booking that waits')

  // Whoever manages assets sees what lies around the wish, and approves it.
  const other = await openBrowser()
  await giveSession(other, firm.maya)
  await other.goto(`${firm.bookings}?tab=awaiting`)
  await expect(other.getByText('Robin Marlow asks for it')).toBeVisible()
  await expect(other.getByText('Free then. Nobody has booked it before or after.')).toBeVisible()
  await lookAt(other, 'what waits for approval')
  await other.getByRole('button', { name: /^Approve Robin Marlow, MacBook/ }).click()
  await expect(other.getByText('1 entry approved')).toBeVisible()
  await expect(other.getByText('You’re all caught up.')).toBeVisible()

  // The page has heard of it.
  await expect(mine.getByText('Approved')).toBeVisible()
  await mine.getByRole('button', { name: /^Collect: MacBook/ }).click()
  const handOver = page.getByRole('dialog', { name: /^Collect MacBook/ })
  await expect(handOver.getByLabel('Note')).toBeFocused()
  await lookAt(page, 'collecting an asset')
  await page.keyboard.press('Enter')
  await expect(page.getByText('MacBook Pro 16″ collected')).toBeVisible()
  await mine.getByRole('button', { name: /^Bring back: MacBook/ }).click()
  const back = page.getByRole('dialog', { name: /^Bring back MacBook/ })
  await back.getByLabel('Note').fill('The lid is scratched')
  await back.getByRole('combobox', { name: 'Condition' }).click()
  await page.getByRole('option', { name: 'Worn' }).click()
  await back.getByRole('button', { name: /^Brought back/ }).click()
  await expect(page.getByText('MacBook Pro 16″ brought back')).toBeVisible()
  await expect(page.getByText('You have no bookings.')).toBeVisible()

  await other.goto(`${firm.bookings}?tab=history`)
  await expect(other.getByText('brought it back')).toBeVisible()
  await lookAt(other, 'the history of assets')
})

test('two people want the same asset @phone', async ({ page, request }) => {
  const firm = await assetFirm(request, 'Wanted')
  await firm.book(firm.maya, firm.camera.id, dayAhead(3), dayAhead(5))
  await giveSession(page, firm.robin)
  await page.goto(`${firm.bookings}?book=true`)
  const dialog = page.getByRole('dialog', { name: 'Book an asset' })
  await dialog.getByRole('combobox', { name: 'Asset' }).fill('AV-007')
  await page.getByRole('option', { name: /Conference camera/ }).click()
  await fillDays(page, dayAhead(4), dayAhead(6))

  // Who has it then is told before anything is sent, and when it is free stands beside.
  const taken = dialog.getByText(/^Conference camera is taken then: Maya Marlow/)
  await expect(taken).toBeVisible()
  await lookAt(page, 'a booking that is in the way of another')
  await dialog.getByLabel('Note').fill('Filming')
  await dialog.getByRole('button', { name: new RegExp(`^From ${shown(dayAhead(5))}`) }).click()
  await expect(taken).toBeHidden()
  await expect(dialog.getByText('Approved straight away')).toBeVisible()
  await dialog.getByRole('button', { name: /^Book/ }).click()
  await expect(page.getByText(/^Conference camera is booked/)).toBeVisible()
  const mine = page.getByRole('region', { name: 'My bookings' })
  await expect(mine.getByText('Filming')).toBeVisible()

  // What was approved by itself is moved, and cancelled with a word.
  await mine.getByRole('button', { name: /^Change: Conference camera/ }).click()
  const change = page.getByRole('dialog', { name: 'Change booking of Conference camera' })
  await change.getByRole('textbox', { name: 'To', exact: true }).fill(shown(dayAhead(9)))
  await change.getByRole('button', { name: /^Save changes/ }).click()
  await expect(page.getByText('Booking changed')).toBeVisible()
  await mine.getByRole('button', { name: /^Cancel: Conference camera/ }).click()
  await page.getByRole('dialog').getByLabel('Comment').fill('The day is off')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Booking cancelled')).toBeVisible()
  await mine.getByText('Past', { exact: true }).click()
  await expect(mine.getByText('Cancelled')).toBeVisible()
})

test('days are dragged over on the timeline, and reached by keys @mouse @once', async ({ page, request }) => {
  const firm = await assetFirm(request, 'Dragged')
  await firm.book(firm.robin, firm.laptop.id, dayAhead(8), dayAhead(9), 'Asked for')
  await giveSession(page, firm.maya)
  await page.goto(`${firm.bookings}?week=${dayAhead(7)}`)
  const waiting = page.getByRole('button', { name: /^MacBook Pro 16″: Robin Marlow, .*, waiting$/ })
  await expect(waiting).toBeVisible()
  await lookAt(page, 'the timeline')

  // Days of the second week that is shown: nobody has booked the camera.
  const track = page
    .locator('[data-row="asset"] [data-books]')
    .filter({ has: page.locator(`[data-cursor="${firm.camera.id}"]`) })
  const box = await track.boundingBox()
  if (!box) throw new Error('There is no row to drag on')
  const xOf = (day: number) => box.x + ((day + 0.5) / 28) * box.width
  await page.mouse.move(xOf(10), box.y + box.height / 2)
  await page.mouse.down()
  await page.mouse.move(xOf(12), box.y + box.height / 2, { steps: 4 })
  await page.mouse.up()
  const dialog = page.getByRole('dialog', { name: 'Book Conference camera' })
  await expect(dialog.getByRole('textbox', { name: 'Start time' })).toHaveValue('09:00')
  await dialog.getByRole('button', { name: /^Book/ }).click()
  const booked = page.getByRole('button', { name: /^Conference camera: Maya Marlow, .* 09:00 – .* 17:30, booked$/ })
  await expect(booked).toBeVisible()

  // A press on a bar opens the asset beside the page, where the wish is decided on.
  await waiting.click()
  await expect(page.getByText('Robin Marlow asks for it')).toBeVisible()
  await lookAt(page, 'the timeline with a wish beside it')
  await page.getByRole('button', { name: /^Deny Robin Marlow/ }).click()
  await page.getByRole('dialog').getByLabel('Comment').fill('Take the other one')
  await page.getByRole('dialog').getByRole('button', { name: /^Deny/ }).click()
  await expect(waiting).toHaveCount(0)

  // Keys reach every day: B books the one they stand on.
  const stop = page.locator('[data-cursor][tabindex="0"]')
  await stop.focus()
  await page.keyboard.press('PageDown')
  await page.keyboard.press('PageDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('b')
  await expect(page.getByRole('dialog', { name: /^Book / })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog', { name: /^Book / })).toBeHidden()

  await page.getByLabel('Asset, code, person').fill('nothing of that name')
  await expect(page.getByText('No assets match these filters')).toBeVisible()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(booked).toBeVisible()
})

test('bookings of assets wait in the approvals inbox, with what lies around them @once', async ({ page, request }) => {
  const firm = await assetFirm(request, 'Inbox')
  await firm.book(firm.robin, firm.laptop.id, dayAhead(2), dayAhead(4), 'Old one is being repaired')
  await giveSession(page, firm.maya)
  await page.goto(`/employments/${firm.domain}/approvals?requestType=asset`)
  const row = page.getByRole('row', { name: /Robin Marlow/ })
  await expect(row).toBeVisible()
  await row.getByText('MacBook Pro 16″').click()
  await expect(page.getByText('Free then. Nobody has booked it before or after.')).toBeVisible()
  await lookAt(page, 'assets in the inbox')
  await page.getByRole('button', { name: /^Approve Robin Marlow, MacBook/ }).click()
  await expect(page.getByText('1 entry approved')).toBeVisible()
})
