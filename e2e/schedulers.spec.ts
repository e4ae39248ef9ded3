import { companyManagement } from '@praxis/contract/company/company-management'
import { invoiceFirm } from './invoice-firm'
import { expect, test } from './journey'
import { lookAt } from './look-at'
import { giveSession } from './people'

test('drafts of a project are made every month: set on the project, changed on the list @phone', async ({
  page,
  request,
}) => {
  test.setTimeout(120_000)
  const firm = await invoiceFirm(request, 'Schedulers')
  await giveSession(page, firm.owner)
  await page.goto(`/employments/${firm.domain}/projects/${firm.platformID}/invoice`)
  await expect(page.getByText('This project has no scheduler.')).toBeVisible()
  await page.getByRole('button', { name: 'Make drafts every month' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: /^Fixed amount/ }).click()
  await dialog.getByLabel('Amount, net').fill('4000')
  await expect(dialog.getByText(/£4,000.00 net, £4,800.00 with VAT/)).toBeVisible()
  await lookAt(page, 'a scheduler of a fixed amount')
  await dialog.getByRole('button', { name: /^Save/ }).click()
  await expect(page.getByText(/^Makes drafts: fixed amount/)).toBeVisible()

  await page.goto(firm.invoices)
  await expect(page.getByText(/^Next scheduled draft .*Data platform £4,000.00/)).toBeVisible()
  await page
    .getByRole('navigation', { name: 'Invoices' })
    .getByRole('link', { name: /^Schedulers/ })
    .click()
  await lookAt(page, 'the list of schedulers')
  await page.getByText('Data platform').first().click()
  await dialog.getByRole('radio', { name: /^Effort/ }).click()
  await dialog.getByRole('button', { name: /^Save/ }).click()
  await expect(page.getByText(/all open time up to the month before/).filter({ visible: true })).toBeVisible()
})

test('closed books say so on the time sheet, and are reopened for a reason @once @long', async ({ page, request }) => {
  test.setTimeout(120_000)
  const firm = await invoiceFirm(request, 'Books')
  await giveSession(page, firm.owner)
  await page.goto(`/employments/${firm.domain}/settings/invoiceSettings`)
  await page.getByRole('button', { name: 'Close books' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Close books' }).click()
  await expect(page.getByText(/^Closed up to/)).toBeVisible()
  await lookAt(page, 'invoice settings with closed books')
  const { company } = await firm.call(companyManagement.getCompanyManagement, {})
  await page.goto(`/employments/${firm.domain}/timesheetsubmissions?from=${company.details.closedUntil}`)
  await expect(page.getByText('Closed', { exact: true }).first()).toBeVisible()
  await lookAt(page, 'a week with closed days')
})
