import { expenses } from '@praxis/contract/expenses/expenses'
import { claimPanel, expenseFirm, photo } from './expense-firm'
import { expect, test } from './journey'
import { lookAt } from './look-at'
import { giveSession } from './people'

test('a receipt is photographed, filled in and submitted @phone', async ({ page, request }) => {
  test.setTimeout(120_000)
  const firm = await expenseFirm(request, 'Photograph')
  await giveSession(page, firm.robin)
  await page.goto(firm.expenses)
  await expect(page.getByText('No claims yet.', { exact: false })).toBeVisible()
  await lookAt(page, 'no claims')

  // The picture alone is a claim; what else it needs is asked for beside it.
  const isPhone = test.info().project.name === 'phone'
  const chooser = isPhone ? page.locator('input[capture]') : page.getByLabel('Receipts, each a claim')
  await chooser.setInputFiles({ name: 'taxi.jpg', mimeType: 'image/jpeg', buffer: await photo(page) })
  const fresh = claimPanel(page, /taxi/)
  await expect(fresh.getByRole('img', { name: /^Receipt taxi/ })).toBeVisible()
  await expect(fresh.getByText('Name is required')).toBeHidden()
  await lookAt(page, 'a claim of a receipt')
  await fresh.getByRole('textbox', { name: 'Name' }).fill('Taxi, late finish')
  await fresh.getByRole('combobox', { name: 'Type' }).click()
  await page.getByRole('option', { name: /Journeys by rail/ }).click()
  await expect(fresh.getByText('VAT 20%, receipt needed')).toBeVisible()
  await fresh.getByRole('button', { name: /^Save/ }).click()
  await expect(page.getByText('Claim saved')).toBeVisible()

  // Saved, but not complete: each field says what it waits for.
  const panel = claimPanel(page, /Taxi, late finish/)
  await expect(panel.getByText('A project is mandatory for expenses')).toBeVisible()
  await expect(panel.getByText('Enter an amount over 0')).toBeVisible()
  await panel.getByRole('combobox', { name: 'Project' }).click()
  await page.getByRole('option', { name: /Data platform/ }).click()
  await panel.getByRole('textbox', { name: 'Amount' }).fill('64.20')
  await expect(panel.getByRole('switch', { name: /Northgate Water pays/ })).toBeChecked()
  await panel.getByRole('button', { name: /^Save/ }).click()
  await expect(panel.getByText('Approved by Olive Marlow')).toBeVisible()
  await lookAt(page, 'a complete claim')
  await panel.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(panel).toBeHidden()
  await expect(page.getByText('£64.20').filter({ visible: true }).first()).toBeVisible()
  await lookAt(page, 'open claims')

  await page
    .getByRole('button', { name: /^Submit (all )?1$/ })
    .filter({ visible: true })
    .click()
  await expect(page.getByText('Submitted 1 claim', { exact: true })).toBeVisible()
  await expect(page.getByText('Waiting', { exact: true }).filter({ visible: true }).first()).toBeVisible()
  await lookAt(page, 'submitted claims')
  await page.getByText('Taxi, late finish').filter({ visible: true }).first().click()
  await expect(panel.getByText('Waits for')).toBeVisible()
  await expect(panel.getByRole('button', { name: 'Delete' })).toBeHidden()
  await lookAt(page, 'a submitted claim')
})

test('a way is claimed by its places, and by a distance of one’s own with a reason', async ({ page, request }) => {
  test.setTimeout(120_000)
  const firm = await expenseFirm(request, 'Mileage')
  await giveSession(page, firm.robin)
  await page.goto(`${firm.expenses}?add=mileage`)
  const panel = claimPanel(page, /Mileage claim/)
  await panel.getByLabel('From', { exact: true }).fill('Leeds')
  await page
    .getByRole('option', { name: /^Leeds/ })
    .first()
    .click()
  await panel.getByLabel('To', { exact: true }).fill('Warrington')
  await page
    .getByRole('option', { name: /^Warrington/ })
    .first()
    .click()
  await expect(panel.getByText('Estimated from the places')).toBeVisible()
  await expect(panel.getByRole('img', { name: /^Sketch of the way: Leeds/ })).toBeVisible()
  const distance = panel.getByRole('textbox', { name: 'Distance' })
  const oneWay = Number(await distance.inputValue())
  expect(oneWay).toBeGreaterThan(40)
  await panel.getByRole('switch', { name: 'There and back' }).click()
  await expect(distance).not.toHaveValue(String(oneWay))
  await lookAt(page, 'a way')

  // Another distance is told why; a place that nobody knows leaves the distance to whoever claims it.
  await distance.fill('110')
  await expect(panel.getByText(/^Suggested: /)).toBeVisible()
  await panel.getByRole('textbox', { name: 'Why the distance differs' }).fill('The M62 was closed')
  await expect(panel.getByText('110 miles × £0.45')).toBeVisible()
  await expect(panel.getByText('£49.50')).toBeVisible()
  await panel.getByRole('combobox', { name: 'Project' }).click()
  await page.getByRole('option', { name: /Practice/ }).click()
  await panel.getByRole('button', { name: /^Add claim/ }).click()
  await expect(page.getByText('Claim added')).toBeVisible()
  await expect(panel).toBeHidden()
  await expect(page.getByText('Leeds – Warrington, return')).toBeVisible()
  const { items } = await firm.callAsRobin(expenses.listOpenExpenses, {})
  expect(items[0]).toMatchObject({ amount: 4950, problems: [], mileage: { source: 'entered', tenths: 1100 } })
})

test('an incomplete claim cannot be submitted, and what is deleted comes back @once', async ({ page, request }) => {
  const firm = await expenseFirm(request, 'Incomplete')
  await firm.claim('Rail, Leeds to London', true, 9780)
  await firm.claim('Stamps', false, 420)
  await giveSession(page, firm.robin)
  await page.goto(firm.expenses)
  await expect(page.getByText('1 claim is not complete:').filter({ visible: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Submit all 2' })).toBeDisabled()
  await page.getByRole('button', { name: 'Show', exact: true }).filter({ visible: true }).click()
  const panel = claimPanel(page, /Rail, Leeds to London/)
  await expect(panel.getByText('Add a receipt: this type needs one')).toBeVisible()
  await lookAt(page, 'an incomplete claim')

  // What was typed survives a reload.
  await panel.getByRole('textbox', { name: 'Name' }).fill('Rail to London')
  page.once('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect(panel.getByRole('textbox', { name: 'Name' })).toHaveValue('Rail to London')
  await panel.getByRole('button', { name: 'Discard' }).click()

  await panel.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Deleted “Rail, Leeds to London”')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Submit all 1' })).toBeEnabled()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('button', { name: 'Submit all 2' })).toBeDisabled()

  await page.getByRole('button', { name: 'More for expenses' }).click()
  await page.getByRole('menuitem', { name: 'Delete all open claims' }).click()
  await expect(page.getByText('Deleted 2 claims')).toBeVisible()
  await expect(page.getByText('No claims yet.', { exact: false })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).last().click()
  await expect(page.getByText('Stamps')).toBeVisible()
})
