import type { Locator, Page } from '@playwright/test'
import { companyManagement } from '@praxis/contract/company/company-management'
import { invoiceFirm } from './invoice-firm'
import { expect, test } from './journey'
import { giveSession } from './people'

interface TypedDialog {
  readonly name: string
  readonly at: string
  readonly open: (page: Page) => Promise<void>
  readonly type: (dialog: Locator, page: Page) => Promise<void>
  readonly kept: (dialog: Locator) => Promise<void>
  /** What somebody else saves while the dialog is open, and what the dialog says of it. */
  readonly elsewhere?: { readonly save: () => Promise<unknown>; readonly told: RegExp }
}

const level = { daysOverdue: 7, subject: 'Please pay', text: 'Please pay {open}' }
const ROWS = ['Date,Name,Description,Amount', '16/11/2026,Northgate Water,Thank you,1160.00']

test('no dialog of invoices loses what was typed: by mistake, over a reload, by what others save @once', async ({
  page,
  request,
}) => {
  test.setTimeout(180_000)
  // The browser's question before leaving is accepted.
  page.on('dialog', (leaving) => leaving.accept())
  const firm = await invoiceFirm(request, 'Typed')
  const { id } = await firm.draft()
  const settings = `/employments/${firm.domain}/settings/invoiceSettings`
  const levels = (subject: string) =>
    firm.call(companyManagement.updateCompanyManagement, {
      body: { updateInvoiceSettingsInput: { reminderLevels: [{ ...level, subject }] } },
    })
  await levels(level.subject)
  await giveSession(page, firm.owner)

  // A statement to match and to correct.
  await page.goto(`${firm.invoices}/statements`)
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'november.csv', mimeType: 'text/csv', buffer: Buffer.from(ROWS.join('\n')) })
  await expect(page.getByRole('heading', { name: 'november.csv' })).toBeVisible()
  const statement = page.url()

  const press = (name: string | RegExp) => (shown: Page) => shown.getByRole('button', { name }).first().click()
  const fillIn = (label: string | RegExp, text: string) => ({
    type: (dialog: Locator) => dialog.getByLabel(label).fill(text),
    kept: (dialog: Locator) => expect(dialog.getByLabel(label)).toHaveValue(text),
  })
  const choose = async (shown: Page, menu: RegExp, item: string) => {
    await shown.getByRole('button', { name: menu }).click()
    await shown.getByRole('menuitem', { name: item }).click()
  }
  const dialogs: readonly TypedDialog[] = [
    {
      name: 'a free item of a new invoice',
      at: `${firm.invoices}/create?projectID=${firm.platformID}`,
      open: press('Add free item'),
      ...fillIn('Name', 'Workshop room'),
    },
    {
      name: 'an item of a draft',
      at: `${firm.invoices}/${id}`,
      open: (shown) => choose(shown, /^Add item/, 'Free item…'),
      ...fillIn('Name', 'Workshop room'),
    },
    { name: 'a reminder', at: settings, open: press('Add reminder'), ...fillIn('Subject', 'Once more: {number}') },
    {
      name: 'a reminder that somebody else changes',
      at: settings,
      open: (shown) => choose(shown, /^Actions for the reminder/, 'Edit'),
      ...fillIn('Text', 'Dear client, please pay {open}'),
      elsewhere: { save: () => levels('Payment is due'), told: /changed this reminder.*Payment is due/ },
    },
    { name: 'an account', at: settings, open: press('Add account'), ...fillIn('Account name', 'Typed in dollars') },
    {
      name: 'closing the books',
      at: settings,
      open: press(/^(Close books|Change closed books)/),
      ...fillIn(/^Reason/, 'October is reported'),
      elsewhere: {
        save: () => firm.call(companyManagement.closePeriod, { body: { closedUntil: '2020-12-31', reason: '' } }),
        told: /changed this day.*31\/12\/2020/,
      },
    },
    {
      name: 'the columns of a statement',
      at: statement,
      open: (shown) => choose(shown, /^More options for/, 'Correct the columns…'),
      ...fillIn('Rows to skip', '0'),
    },
    {
      name: 'what a line is for',
      at: statement,
      open: press('Choose invoices for £1,160.00 from Northgate Water'),
      type: async (dialog, shown) => {
        await dialog.getByRole('combobox', { name: 'Or keep it as a client’s balance' }).click()
        await shown.getByRole('option', { name: 'Northgate Water' }).click()
      },
      kept: (dialog) => expect(dialog.getByRole('combobox', { name: /^Or keep it/ })).toHaveValue('Northgate Water'),
    },
  ]

  for (const { name, at, open, type, kept, elsewhere } of dialogs) {
    await test.step(name, async () => {
      await page.goto(at)
      await open(page)
      const dialog = page.getByRole('dialog').first()
      await type(dialog, page)
      await kept(dialog)
      await page.keyboard.press('Escape')
      const question = page.getByRole('dialog', { name: 'Discard changes?' })
      await question.getByRole('button', { name: 'Keep editing' }).click()
      await kept(dialog)
      if (elsewhere) {
        await elsewhere.save()
        await expect(dialog.getByText(elsewhere.told)).toBeVisible()
        await kept(dialog)
      }
      await page.reload()
      await open(page)
      await expect(dialog.getByText(/^Unsaved changes from \d\d:\d\d restored/)).toBeVisible()
      await kept(dialog)
      // Who gives it up is not offered it again.
      await page.keyboard.press('Escape')
      await question.getByRole('button', { name: 'Discard' }).click()
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await open(page)
      await expect(dialog.getByText(/^Unsaved changes/)).toHaveCount(0)
      await page.keyboard.press('Escape')
    })
  }
})
