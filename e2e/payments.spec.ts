import { expenses } from '@praxis/contract/expenses/expenses'
import { bankAccounts } from '@praxis/contract/payments/bank-accounts'
import { approvals } from '@praxis/contract/requests/approvals'
import { colleagueOf } from './colleagues'
import { expenseFirm, photo } from './expense-firm'
import { expect, test } from './journey'
import { lookAt } from './look-at'
import { giveSession } from './people'

type Firm = Awaited<ReturnType<typeof expenseFirm>>

const submit = (firm: Firm) => firm.callAsRobin(expenses.submitOpenExpenses, { body: {} })

test('claims are looked at with their receipts, corrected, denied and approved @phone', async ({
  page,
  request,
  isMobile,
}) => {
  test.setTimeout(120_000)
  const firm = await expenseFirm(request, 'Claims')
  const taxi = await firm.claim('Taxi, late finish', true, 6420)
  await giveSession(page, firm.owner)
  await page.goto(`/employments/${firm.domain}/approvals?requestType=expense`)
  await expect(page.getByText('You’re all caught up.')).toBeVisible()
  await firm.callAsRobin(expenses.addReceipts, {
    params: { id: taxi.id },
    files: { receipts: [new File([new Uint8Array(await photo(page))], 'taxi.jpg', { type: 'image/jpeg' })] },
  })
  await firm.claim('Whiteboard pens', false, 1200)
  await submit(firm)

  // What was submitted together is one group; its claims have their receipts in view, and what was spent so far.
  const group = isMobile
    ? page.getByRole('list', { name: 'Expenses waiting for approval' }).getByRole('listitem').first()
    : page.getByRole('grid').getByRole('row').filter({ hasText: 'Robin Marlow' }).first()
  await expect(group).toContainText('£76.20')
  await lookAt(page, 'claims waiting for approval')
  if (isMobile) await page.getByRole('button', { name: /entries$/ }).click()
  else await group.getByText('Data platform').click()
  await expect(page.getByRole('img', { name: 'Receipt taxi.jpg' })).toBeVisible()
  await expect(page.getByText(/£63.50 waiting, incl. £53.50 for this claim/)).toBeVisible()
  await lookAt(page, 'claims with their receipts')

  await page.getByRole('button', { name: 'Actions for Taxi, late finish' }).click()
  await page.getByRole('menuitem', { name: 'Correct VAT…' }).click()
  await page.getByRole('dialog').getByRole('textbox', { name: 'VAT' }).fill('0')
  await lookAt(page, 'correcting VAT')
  await page.getByRole('dialog').getByRole('button', { name: 'Correct' }).click()
  await expect(page.getByText('incl. £0.00 VAT, £64.20 net')).toBeVisible()

  await page.getByRole('button', { name: 'Actions for Whiteboard pens' }).click()
  await page.getByRole('menuitem', { name: 'Deny…' }).click()
  await page.getByRole('dialog').getByLabel('Comment').fill('We have these')
  await page.getByRole('dialog').getByRole('button', { name: /^Deny/ }).click()
  await expect(page.getByText('1 entry denied')).toBeVisible()
  await expect(group).toContainText('£64.20')
  if (isMobile) {
    await group.getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Approve 1 entry' }).click()
  } else await group.getByRole('button', { name: /^Approve Robin Marlow/ }).click()
  await expect(page.getByText('1 entry approved')).toBeVisible()
  await expect(page.getByText('You’re all caught up.')).toBeVisible()

  await page.goto(`/employments/${firm.domain}/approvals/decided`)
  await expect(page.getByText('Whiteboard pens').filter({ visible: true })).toBeVisible()
  await lookAt(page, 'decided claims')
  await giveSession(page, firm.robin)
  await page.goto(`/employments/${firm.domain}/requests`)
  await page.getByRole('button', { name: 'Correct and resubmit' }).filter({ visible: true }).first().click()
  await page.getByRole('button', { name: 'Correct claim' }).click()
  await expect(page).toHaveURL(/\/expenses\?claim=/)
})

test('approved claims are paid by finance, and taken back by a counter-expense @phone', async ({ page, request }) => {
  test.setTimeout(120_000)
  const firm = await expenseFirm(request, 'Payday')
  const finance = await colleagueOf(request, firm.owner, 'Fiona', { canProcessPayments: true })
  const pens = await firm.claim('Whiteboard pens', false, 1200)
  const paper = await firm.claim('Flip chart paper', false, 3000)
  await submit(firm)
  await firm.call(approvals.decideRequests, { body: { requestIDs: [pens.id, paper.id], state: 'approved' } })

  await giveSession(page, finance)
  await page.goto(`/employments/${firm.domain}/payments`)
  await expect(page.getByText('2 claims, £42.00')).toBeVisible()
  await expect(page.getByText('No bank account').first()).toBeVisible()
  await lookAt(page, 'claims to be paid')

  // Who is paid adds an account meanwhile, which shows at once, masked.
  await firm.callAsRobin(bankAccounts.updateBankAccount, {
    params: { id: firm.robin.employeeID },
    body: { accountName: 'R Marlow', sortCode: '20-00-00', accountNumber: '55779417', iban: '', bic: '' },
  })
  await expect(page.getByText('No bank account')).toHaveCount(0)

  // One is sent back with a comment.
  await page.getByRole('button', { name: 'Actions for Flip chart paper' }).click()
  await page.getByRole('menuitem', { name: 'Unapprove…' }).click()
  await page.getByRole('dialog').getByLabel('Comment').fill('Which project?')
  await lookAt(page, 'unapproving a claim')
  await page.getByRole('dialog').getByRole('button', { name: 'Unapprove' }).click()
  await expect(page.getByText('1 claim, £12.00')).toBeVisible()

  await page.getByRole('checkbox', { name: 'Select all claims' }).check()
  await expect(page.getByText('Sort code 20-••-••, account ••417')).toBeVisible()
  await lookAt(page, 'a payment to be made')
  await page.getByRole('button', { name: 'Process 1 claim · £12.00' }).filter({ visible: true }).click()
  await expect(page.getByRole('dialog')).toContainText('Processed is final')
  await lookAt(page, 'confirming a payment')
  await page.getByRole('dialog').getByRole('button', { name: 'Process 1 claim' }).click()
  // The company has no account of its own yet, so that there is no bank file.
  await expect(page.getByText('P-0001', { exact: true })).toBeVisible()
  await expect(page.getByText('No approved claims are waiting to be paid.')).toBeVisible()

  await page.getByText('P-0001', { exact: true }).click()
  await page.getByRole('button', { name: 'Counter-expense for Whiteboard pens' }).click()
  await page.getByRole('dialog').getByLabel('Amount to take back').fill('5.00')
  await page.getByRole('dialog').getByLabel('Reason').fill('Bought twice')
  await lookAt(page, 'a counter-expense')
  await page.getByRole('dialog').getByRole('button', { name: 'Add' }).click()
  await expect(page.getByText('1 claim, -£5.00')).toBeVisible()
  await page.getByRole('checkbox', { name: 'Select all claims' }).check()
  await expect(page.getByText('Left out: nothing is owed to them')).toBeVisible()
  await lookAt(page, 'a payment that is left for the next one')

  const csv = page.waitForEvent('download')
  await page.getByRole('checkbox', { name: 'Select P-0001' }).check()
  await page.getByRole('button', { name: 'Download the claims of the selected payments as CSV' }).click()
  expect((await csv).suggestedFilename()).toBe('payments.csv')

  // What was spent stands on the project, with what it is made of.
  await giveSession(page, firm.owner)
  await page.goto(`/employments/${firm.domain}/projects/${firm.platformID}`)
  await page.getByRole('button', { name: /^Spent without VAT: £/ }).click()
  await expect(page.getByText('Approved, billed to the client')).toBeVisible()
  await lookAt(page, 'what was spent on a project')
})

test('one’s own bank account is set, looked at and removed', async ({ page, request }) => {
  const firm = await expenseFirm(request, 'Accounts')
  await giveSession(page, firm.robin)
  await page.goto(`/employments/${firm.domain}/employees?tab=preferences`)
  await page.getByRole('button', { name: 'Add bank account' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('IBAN').fill('GB00 1234')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('Invalid IBAN')).toBeVisible()
  await lookAt(page, 'a bank account with a mistake')
  await dialog.getByLabel('IBAN').fill('GB82 WEST 1234 5698 7654 32')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('GB•• •••• 5432')).toBeVisible()
  await page.getByRole('button', { name: 'Show numbers' }).click()
  await expect(page.getByText('GB82WEST12345698765432')).toBeVisible()
  await lookAt(page, 'a bank account')
  await page.getByRole('button', { name: 'Actions for the bank account' }).click()
  await page.getByRole('menuitem', { name: 'Remove…' }).click()
  await page.getByRole('button', { name: 'Remove bank account' }).click()
  await expect(page.getByText('No bank account yet. Add one to be paid back.')).toBeVisible()
})
