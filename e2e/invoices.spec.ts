import { invoices } from '@praxis/contract/invoices/invoices'
import { nameOf } from './client-firm'
import { invoiceFirm } from './invoice-firm'
import { expect, test } from './journey'
import { lookAt } from './look-at'
import { giveSession } from './people'

test('approved work becomes an invoice: chosen, regrouped, edited, billed @phone', async ({
  page,
  request,
  isMobile,
}) => {
  test.setTimeout(180_000)
  const firm = await invoiceFirm(request, 'Invoices')
  const robin = nameOf(firm.robin)
  await giveSession(page, firm.owner)
  await page.goto(firm.invoices)
  await expect(page.getByText('No invoices yet.')).toBeVisible()
  await expect(page.getByText('£1,800.00', { exact: true })).toBeVisible()
  await lookAt(page, 'no invoices yet')
  await page.getByRole('link', { name: 'Not invoiced' }).click()
  await expect(page.getByRole('table', { name: 'Not invoiced for Northgate Water' })).toContainText('£1,800.00')
  await lookAt(page, 'work that is not invoiced')
  await page.getByRole('link', { name: 'New invoice for Data platform' }).click()

  // Where the project is known, its open work is offered at once.
  await expect(page.getByRole('region', { name: 'Time' })).toContainText(robin)
  await expect(page.getByRole('button', { name: /^Review £1,800.00 net/ })).toBeVisible()
  await lookAt(page, 'what goes on an invoice')
  await page.getByRole('button', { name: 'Add free item' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name', { exact: true }).fill('Workshop room')
  await dialog.getByLabel('Unit amount').fill('450')
  await lookAt(page, 'a free item')
  await dialog.getByRole('button', { name: /^Add item/ }).click()
  await page.reload()
  await expect(page.getByText(/restored/)).toBeVisible()
  await page.getByRole('button', { name: /^Review £2,250.00 net/ }).click()
  await expect(page.getByRole('table', { name: 'Items' })).toContainText('Workshop room')
  await lookAt(page, 'an invoice in review')
  await page.getByRole('button', { name: /^Create draft/ }).click()
  await expect(page.getByRole('heading', { name: 'Draft for Data platform' })).toBeVisible()
  await expect(page.getByText('£2,700.00').first()).toBeVisible()
  await lookAt(page, 'a draft')

  // Each entry becomes a line of its own, and the rows behind a line are shown.
  await page.getByRole('combobox', { name: 'Time sheet grouping' }).click()
  await page.getByRole('option', { name: 'By each entry' }).click()
  await expect(page.getByText(/^1 entry$/)).toHaveCount(2)
  await page
    .getByRole('button', { name: /^Show 1 entry/ })
    .first()
    .click()
  await expect(page.getByText('Mapped the feeds').first()).toBeVisible()
  await lookAt(page, 'a draft by each entry')

  if (isMobile) {
    await page.getByRole('button', { name: 'Actions for Workshop room' }).click()
    await page.getByRole('menuitem', { name: 'Edit…' }).click()
    await dialog.getByLabel('Discount').fill('10')
    await dialog.getByRole('button', { name: /^Save/ }).click()
    await expect(dialog).toHaveCount(0)
  } else {
    await page.getByRole('button', { name: /^Discount of Workshop room/ }).click()
    await page.keyboard.type('10')
    await page.keyboard.press('Enter')
  }
  await expect(page.getByText('after £45.00 discount')).toBeVisible()

  // One line waits for the next invoice: its time is open again once this one is billed.
  await page
    .getByRole('button', { name: /^Actions for/ })
    .first()
    .click()
  await page.getByRole('menuitem', { name: 'Bill next time' }).click()
  await expect(page.getByText(/1 item waits for the next invoice/)).toBeVisible()
  await page.getByLabel('Reference').fill('PO 4500187236')
  await page.getByRole('button', { name: /^Save/ }).click()
  await expect(page.getByText('You have unsaved changes')).toHaveCount(0)
  await page.getByRole('button', { name: 'Move to billed' }).click()
  await expect(dialog).toContainText('CR-1042')
  await expect(dialog).toContainText('£1,566.00')
  await lookAt(page, 'a question before billing')
  await dialog.getByRole('button', { name: 'Move to billed' }).click()
  await expect(page.getByText('Billed as CR-1042')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'CR-1042' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Move to billed' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Add item' })).toHaveCount(0)
  await lookAt(page, 'a billed invoice')

  const { items, sums } = await firm.call(invoices.listUninvoicedClients, { body: {} })
  expect(items).toHaveLength(1)
  expect(sums).toMatchObject([{ currency: 'GBP', time: 90_000, onDrafts: 0 }])
  await page.goto(`${firm.invoices}?tab=billed`)
  await expect(page.getByText('CR-1042').filter({ visible: true })).toBeVisible()
  await lookAt(page, 'the list of billed invoices')
})

test('two people edit a draft: changes show at once, and the same cell is nobody’s to overwrite @once', async ({
  page,
  openBrowser,
  request,
}) => {
  test.setTimeout(120_000)
  const firm = await invoiceFirm(request, 'Together')
  const { id, address } = await firm.draft()
  await giveSession(page, firm.owner)
  await page.goto(address)
  const quantity = page.getByRole('button', { name: /^Quantity of/ })
  await expect(quantity).toHaveText('15.00')
  const other = await openBrowser()
  const listening = other.waitForResponse((response) => response.url().endsWith('/api/v1/events'))
  await giveSession(other, firm.owner)
  await other.goto(address)
  await listening
  await expect(other.getByRole('button', { name: /^Quantity of/ })).toHaveText('15.00')

  await quantity.click()
  await page.keyboard.type('14')
  await page.keyboard.press('Enter')
  await expect(other.getByRole('button', { name: /^Quantity of/ })).toHaveText('14.00', { timeout: 4000 })
  await expect(other.getByText('£120.00 written off')).toBeVisible()

  // Who bills it first ends the editing of the other.
  const { version } = await firm.call(invoices.getInvoice, { params: { id } })
  await firm.call(invoices.moveToBilled, { params: { id }, body: { version } })
  await expect(page.getByRole('heading', { name: 'CR-1042' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Move to billed' })).toHaveCount(0)
})

test('a project and a client tell what is invoiced, and the palette finds it @once', async ({ page, request }) => {
  test.setTimeout(120_000)
  const firm = await invoiceFirm(request, 'Places')
  const { id } = await firm.draft()
  await giveSession(page, firm.owner)
  await page.goto(`/employments/${firm.domain}/projects/${firm.platformID}`)
  await page.getByRole('navigation', { name: 'Project' }).getByRole('link', { name: 'Invoices' }).click()
  await expect(page.getByRole('region', { name: 'Invoiced' })).toContainText('£1,800.00')
  await expect(page.getByRole('grid', { name: 'Invoices' })).toContainText('when billed')
  await lookAt(page, 'the invoices of a project')
  await page.goto(`${firm.invoices}?search=nothing`)
  await page.getByText('No invoices match these filters').waitFor()
  await lookAt(page, 'no invoices that match')
  await page.goto(`${firm.invoices}/create`)
  await page.getByRole('checkbox', { name: 'Data platform' }).check()
  await lookAt(page, 'the projects of an invoice')
  await page.goto(`/employments/${firm.domain}/clients/${firm.clientID}`)
  await expect(page.getByRole('link', { name: 'Draft for Data platform' })).toBeVisible()
  await page.keyboard.press('Control+k')
  await page.keyboard.type('northgate')
  await page.getByRole('option', { name: /Draft for Data platform/ }).click()
  await expect(page).toHaveURL(new RegExp(id))

  await page.getByRole('button', { name: /^More options for/ }).click()
  await page.getByRole('menuitem', { name: 'History' }).click()
  await expect(page.getByText('made the draft')).toBeVisible()
  await lookAt(page, 'the history of an invoice')
  await page.getByRole('button', { name: 'Close', exact: true }).click()
  await page.getByRole('button', { name: /^More options for/ }).click()
  await page.getByRole('menuitem', { name: 'Delete draft…' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete draft' }).click()
  await expect(page.getByText('No invoices yet.')).toBeVisible()
})
