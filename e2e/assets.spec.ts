import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { assets } from '@praxis/contract/assets/assets'
import { assetFirm } from './asset-firm'
import { firmOf } from './client-firm'
import { callerOf, colleagueOf } from './colleagues'
import { expect, test } from './journey'
import { lookAt } from './look-at'
import { giveSession } from './people'
import { unfoldFilters } from './unfold-filters'

// What is in the way is refused on purpose.
test.use({ refusals: [409] })

/** The panel of an asset; a dialog on phones, where it covers the page. */
const panelOf = (page: Page, name: string) =>
  page
    .locator('section, [role="dialog"]')
    .filter({ has: page.getByRole('heading', { name }) })
    .last()

test('equipment is registered, assigned, detached, labelled and retired', async ({ page, request }) => {
  test.setTimeout(180_000)
  const firm = await firmOf(request, 'Register')
  const robin = await colleagueOf(request, firm.owner, 'Robin')
  await giveSession(page, firm.owner)
  await page.goto(`/employments/${firm.domain}/asset-management`)
  await expect(page.getByText(/^No assets yet/)).toBeVisible()
  await lookAt(page, 'an empty register')

  // A category says how its assets are lent, and what is known of each.
  await page.getByRole('button', { name: 'Add category' }).first().click()
  const category = page.getByRole('dialog', { name: 'Add category' })
  await expect(category.getByLabel('Category name')).toBeFocused()
  await category.getByLabel('Category name').fill('Laptops')
  await category.getByRole('button', { name: 'Add field' }).click()
  await category.getByLabel('Field name').fill('Screen')
  await lookAt(page, 'a new category')
  await page.keyboard.press('Enter')
  await expect(category).toBeHidden()
  await expect(page.getByRole('link', { name: 'Laptops' })).toBeVisible()
  await expect(page.getByText('0 in 1 category')).toBeVisible()

  await page.getByRole('button', { name: 'Add asset' }).click()
  const added = page.getByRole('dialog', { name: 'Add asset' })
  await expect(added.getByLabel('Asset name')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(added.getByText('Asset name is required')).toBeVisible()
  await added.getByLabel('Asset name').fill('MacBook Pro')
  await added.getByLabel('Code').fill('LT-034')
  // The only category is chosen, with its own fields.
  await added.getByLabel('Screen').fill('16 inch')
  await added.getByLabel('Price').fill('2499')
  await added.getByRole('textbox', { name: 'Bought on' }).fill('03/02/2025')
  await lookAt(page, 'a new asset')
  await page.keyboard.press('Enter')
  await expect(added).toBeHidden()
  const panel = panelOf(page, 'MacBook Pro')
  await expect(panel.getByText('03/02/2025, £2,499.00')).toBeVisible()
  await expect(panel.getByText('16 inch')).toBeVisible()
  await expect(panel.getByText('Nobody has had it yet.')).toBeVisible()
  await lookAt(page, 'the panel of an asset')

  // It is handed to somebody with a note, which the history keeps.
  await panel.getByRole('button', { name: 'Assign…' }).click()
  const assigning = page.getByRole('dialog', { name: 'Assign MacBook Pro' })
  await assigning.getByRole('combobox', { name: 'Person' }).fill('Robin')
  await expect(page.getByRole('option', { name: /Robin/ })).toBeVisible()
  await page.keyboard.press('Enter')
  await assigning.getByLabel('Note').fill('With its charger')
  await lookAt(page, 'an asset to assign')
  await page.keyboard.press('Control+Enter')
  await expect(assigning).toBeHidden()
  await expect(panel.getByText(/since .*: With its charger/)).toBeVisible()
  await expect(panel.getByText(/was assigned it/)).toBeVisible()

  // Deactivating whoever has it says so.
  await page.goto(`/employments/${firm.domain}/employees/${robin.employeeID}`)
  const held = page.getByRole('region', { name: 'Assets' })
  await expect(held.getByText(/LT-034 · assigned/)).toBeVisible()
  await lookAt(page, 'what somebody has')
  await page.getByRole('button', { name: /^More options for Robin/ }).click()
  await page.getByRole('menuitem', { name: 'Deactivate…' }).click()
  await expect(page.getByRole('dialog').getByText('To bring back: 1 asset')).toBeVisible()
  await lookAt(page, 'what somebody who leaves brings back')
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()

  // The page of the asset, where it is changed, and detached in a worse condition.
  await held.getByRole('link', { name: 'MacBook Pro' }).click()
  await expect(page.getByRole('heading', { name: 'MacBook Pro', level: 1 })).toBeVisible()
  await page.getByLabel('Location').fill('Leeds, cabinet 2')
  await expect(page.getByText('You have unsaved changes')).toBeVisible()
  await lookAt(page, 'an asset with unsaved changes')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('Updated successfully')).toBeVisible()
  await page.getByRole('button', { name: 'Detach…' }).click()
  const detaching = page.getByRole('dialog', { name: 'Detach MacBook Pro' })
  await expect(detaching.getByLabel('Note')).toBeFocused()
  await detaching.getByLabel('Note').fill('The lid is scratched')
  await detaching.getByRole('combobox', { name: 'Condition' }).click()
  await page.getByRole('option', { name: 'Worn' }).click()
  await page.keyboard.press('Control+Enter')
  await expect(detaching).toBeHidden()
  await expect(page.getByText('Available').first()).toBeVisible()
  await expect(page.getByText(/Worn · “The lid is scratched”/)).toBeVisible()

  // Its label is a code with the address of this page.
  const menu = page.getByRole('button', { name: 'More options for MacBook Pro' })
  await menu.click()
  await page.getByRole('menuitem', { name: 'Print label' }).click()
  await expect(page.getByRole('img', { name: 'QR code of LT-034' }).first()).toBeVisible()
  await lookAt(page, 'a label')
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click()

  await menu.click()
  await page.getByRole('menuitem', { name: 'History of changes' }).click()
  const history = page.getByRole('list', { name: 'History' })
  await expect(history.getByText('detached the asset')).toBeVisible()
  await expect(history.getByText('Leeds, cabinet 2')).toBeVisible()
  await lookAt(page, 'what was changed of an asset')
  await panelOf(page, 'History').getByRole('button', { name: 'Close' }).click()

  // Somebody has had it: it is retired instead of deleted, and found again by those who look for it.
  await menu.click()
  await page.getByRole('menuitem', { name: 'Delete…' }).click()
  await page.getByRole('button', { name: 'Retire instead' }).click()
  await page.getByLabel('Reason').fill('Sold')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('This asset is retired')).toBeVisible()
  await lookAt(page, 'a retired asset')
  await page.getByRole('link', { name: 'Assets', exact: true }).first().click()
  await expect(page.getByText('No assets in use.')).toBeVisible()
  await unfoldFilters(page)
  await page.getByRole('button', { name: 'State', exact: true }).click()
  await page.getByRole('menuitemradio', { name: 'Retired' }).click()
  await expect(page.getByRole('link', { name: 'MacBook Pro' })).toBeVisible()
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download these assets as CSV' }).click()
  expect(await readFile(await (await saved).path(), 'utf8')).toContain('LT-034')

  // What stands in the way of deleting a category is told.
  await page.getByRole('button', { name: 'Actions for Laptops' }).click()
  await page.getByRole('menuitem', { name: 'Delete…' }).click()
  await page.getByRole('button', { name: 'Delete category' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Move its assets to another category first' })).toBeVisible()
})

test('what may just be taken is taken by the label and brought back @phone', async ({ page, request, openBrowser }) => {
  test.setTimeout(120_000)
  const firm = await assetFirm(request, 'Taken')
  const { id } = await firm.callAsMaya(assets.createAssetCategory, {
    body: { name: 'Test phones', bookingRule: 'nonRequiredBooking' },
  })
  const phone = await firm.callAsMaya(assets.createAsset, { params: { id }, body: { name: 'Pixel 9', code: 'PH-014' } })
  const { items } = await firm.callAsMaya(assets.getAssetLabels, { query: { assetIDs: [phone.id] } })
  const label = new URL(items[0]?.url ?? '')

  await giveSession(page, firm.robin)
  await page.goto(label.pathname)
  await expect(page.getByRole('heading', { name: 'Pixel 9', level: 1 })).toBeVisible()
  await expect(page.getByText('Free, with no bookings ahead.')).toBeVisible()
  await lookAt(page, 'an asset that may be taken')
  const press = (name: string) => page.getByRole('button', { name, exact: true }).filter({ visible: true }).first()
  await press('Take').click()
  const taking = page.getByRole('dialog', { name: 'Take Pixel 9' })
  await taking.getByLabel('Note').fill('Testing the app')
  await lookAt(page, 'an asset to take')
  await taking.getByRole('button', { name: /^Take/ }).click()
  await expect(taking).toBeHidden()
  await expect(page.getByText(/^Out until/).first()).toBeVisible()

  // Whoever keeps the register sees it at once, with the note.
  const other = await openBrowser()
  await giveSession(other, firm.maya)
  await other.goto(`/employments/${firm.domain}/asset-management?asset=${phone.id}`)
  await expect(panelOf(other, 'Pixel 9').getByText(/“Testing the app”/)).toBeVisible()

  await press('Bring back').click()
  const returning = page.getByRole('dialog', { name: 'Bring back Pixel 9' })
  await expect(returning.getByLabel('Note')).toBeFocused()
  await returning.getByRole('button', { name: /^Bring back/ }).click()
  await expect(returning).toBeHidden()
  await expect(page.getByText(/brought it back/)).toBeVisible()
  await expect(panelOf(other, 'Pixel 9').getByText('Available')).toBeVisible()
})

test('an asset that two people change asks whose value it is to be @once', async ({ page, request }) => {
  const firm = await assetFirm(request, 'Twice')
  await giveSession(page, firm.maya)
  const { id, categoryID, version } = firm.laptop
  await page.goto(`/employments/${firm.domain}/asset-management/${categoryID}/${id}`)
  await page.getByLabel('Location').fill('Leeds')
  const call = await callerOf(request, firm.owner)
  await call(assets.updateAsset, { params: { id: categoryID, assetId: id }, body: { location: 'York', version } })
  await expect(page.getByText(/changed Location to York .*yours: Leeds/)).toBeVisible()
  await lookAt(page, 'an asset that two people change')
  await page.getByRole('button', { name: 'Keep mine: Location' }).click()
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('Updated successfully')).toBeVisible()
  await expect(page.getByLabel('Location')).toHaveValue('Leeds')
})
