import { clientBilling } from '@praxis/contract/clients/client-billing'
import { invoices } from '@praxis/contract/invoices/invoices'
import { invoiceFirm } from './invoice-firm'
import { expect, test } from './journey'
import { lookAt } from './look-at'
import { giveSession } from './people'

const statement = (...lines: readonly string[]) => ({
  name: 'november.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(['Date,Name,Description,Amount', ...lines].join('\n')),
})

test('an invoice is sent, paid in part by hand and the rest by statement, then credited and billed again @phone', async ({
  page,
  request,
}) => {
  test.setTimeout(240_000)
  const firm = await invoiceFirm(request, 'Received')
  await firm.call(clientBilling.updateClientBilling, {
    params: { id: firm.clientID },
    body: { emails: ['accounts@northgate.example'] },
  })
  const { id, address } = await firm.draft()
  const { version } = await firm.call(invoices.getInvoice, { params: { id } })
  await firm.call(invoices.moveToBilled, { params: { id }, body: { version } })
  await giveSession(page, firm.owner)
  await page.goto(address)
  const dialog = page.getByRole('dialog')
  await expect(page.getByText('No payments yet.')).toBeVisible()
  await lookAt(page, 'a billed invoice that nobody has paid')

  // It is sent to who is billed, with what lacks for the e-invoice named.
  await page.getByRole('button', { name: 'Send…' }).click()
  await expect(dialog.getByText('accounts@northgate.example').first()).toBeVisible()
  await lookAt(page, 'sending an invoice')
  await dialog.getByText('Preview', { exact: true }).click()
  await expect(dialog.getByRole('article')).toContainText('Please pay £2,160.00')
  await lookAt(page, 'the mail as it will be read')
  await dialog.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByText('Sending to accounts@northgate.example')).toBeVisible()
  await expect(page.getByText('on its way…')).toBeHidden({ timeout: 60_000 })
  await page.getByRole('button', { name: 'Show what went to accounts@northgate.example' }).click()
  await expect(dialog.getByRole('button', { name: 'Show CR-1042.pdf' })).toBeVisible()
  await lookAt(page, 'what was sent')
  await dialog.getByRole('button', { name: 'Close', exact: true }).last().click()

  // A part is paid by hand.
  await page.getByRole('button', { name: 'Note payment…' }).click()
  await expect(dialog.getByLabel('Amount')).toHaveValue('2,160.00')
  await dialog.getByLabel('Amount').fill('1,000')
  await dialog.getByLabel('Reference').fill('Cheque 114')
  await lookAt(page, 'noting a payment')
  await dialog.getByRole('button', { name: /^Note payment/ }).click()
  await expect(page.getByRole('table', { name: 'What is paid' })).toContainText('£1,160.00')
  await expect(page.getByText('Part paid').first()).toBeVisible()

  // The statement brings the rest, and a fee that is about nothing.
  await page.goto(`${firm.invoices}/statements`)
  await expect(page.getByText(/^No bank statements yet/)).toBeVisible()
  await lookAt(page, 'no statements yet')
  await page
    .locator('input[type=file]')
    .setInputFiles(
      statement('16/11/2026,Northgate Water,Invoice CR-1042,1160.00', '16/11/2026,The Bank,Monthly fee,-9.50'),
    )
  await expect(page.getByRole('heading', { name: 'november.csv' })).toBeVisible()
  const paid = page.getByRole('listitem', { name: '£1,160.00 from Northgate Water' })
  await expect(paid.getByText('Certain')).toBeVisible()
  await lookAt(page, 'the lines of a statement')
  await paid.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('£1,160.00 matched with CR-1042')).toBeVisible()
  const fee = page.getByRole('listitem', { name: '£9.50 to The Bank' })
  await expect(fee).toBeFocused()
  await page.keyboard.press('o')
  await expect(dialog.getByRole('combobox').first()).toBeVisible()
  await lookAt(page, 'choosing what a line is about')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await fee.focus()
  await page.keyboard.press('x')
  await expect(page.getByText('All lines are matched or set aside.')).toBeVisible()
  await page.getByText('Matched 1').click()
  await expect(paid).toContainText('CR-1042')
  await lookAt(page, 'matched lines')

  await page.goto(address)
  await expect(page.getByText('Paid', { exact: true }).first()).toBeVisible()
  await expect(page.getByRole('table', { name: 'What is paid' })).toContainText('£0.00')
  await lookAt(page, 'a paid invoice')

  // It is credited as a whole: what was paid is the client’s balance, and the time is open again.
  await page.getByRole('button', { name: /^More options for/ }).click()
  await page.getByRole('menuitem', { name: 'Credit…' }).click()
  await expect(dialog).toContainText('£2,160.00 of it is already paid and becomes the client’s balance.')
  await dialog.getByText('Some items', { exact: true }).click()
  await dialog
    .getByRole('checkbox', { name: /^Credit / })
    .first()
    .check()
  await lookAt(page, 'crediting some items')
  await dialog.getByText('All that is left', { exact: true }).click()
  await dialog.getByRole('button', { name: 'Create credit note' }).click()
  await expect(page.getByText(/^Credited with CN-/)).toBeVisible()
  await expect(page.getByRole('region', { name: 'Credit notes' })).toBeVisible()
  await lookAt(page, 'a credited invoice')
  await page.getByRole('region', { name: 'Credit notes' }).getByRole('link', { name: /^CN-/ }).click()
  await expect(page.getByRole('heading', { name: /^CN-/ })).toBeVisible()
  await expect(page.getByRole('link', { name: 'CR-1042' })).toBeVisible()
  await lookAt(page, 'a credit note')

  // The same time is billed again, and the balance pays it.
  const again = await firm.draft()
  const draft = await firm.call(invoices.getInvoice, { params: { id: again.id } })
  await firm.call(invoices.moveToBilled, { params: { id: again.id }, body: { version: draft.version } })
  await page.goto(again.address)
  await page.getByRole('button', { name: 'Pay £2,160.00 from it' }).click()
  await expect(page.getByText('£2,160.00 paid from the balance')).toBeVisible()
  await expect(page.getByText('Paid', { exact: true }).first()).toBeVisible()
})
