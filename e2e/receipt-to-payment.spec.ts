import { bankAccounts } from '@praxis/contract/payments/bank-accounts'
import { projects } from '@praxis/contract/projects/projects'
import { colleagueOf } from './colleagues'
import { claimPanel, expenseFirm, photo } from './expense-firm'
import { expect, test } from './journey'
import { giveSession } from './people'

test('a photograph becomes money: one claims, two decide, one pays', async ({ page, request, isMobile }) => {
  test.setTimeout(120_000)
  const firm = await expenseFirm(request, 'Taxi')
  const lead = await colleagueOf(request, firm.owner, 'Lena')
  const finance = await colleagueOf(request, firm.owner, 'Fiona', { canProcessPayments: true })
  await firm.call(projects.updateProjectDetails, {
    params: { id: firm.platformID },
    body: { leadID: lead.employeeID, timeSheetAndExpensesResponsibility: 'projectLead' },
  })
  // Pens are for the practice, which the owner decides on.
  await firm.claim('Whiteboard pens', false, 1200, firm.practiceID)

  await firm.callAsRobin(bankAccounts.updateBankAccount, {
    params: { id: firm.robin.employeeID },
    body: { accountName: 'R Marlow', sortCode: '20-00-00', accountNumber: '55779417', iban: '', bic: '' },
  })

  // In the taxi.
  await giveSession(page, firm.robin)
  await page.goto(firm.expenses)
  const chooser = isMobile ? page.locator('input[capture]') : page.getByLabel('Receipts, each a claim')
  await chooser.setInputFiles({ name: 'taxi.jpg', mimeType: 'image/jpeg', buffer: await photo(page) })
  const panel = claimPanel(page, /taxi/i)
  await panel.getByRole('textbox', { name: 'Name' }).fill('Taxi, late finish')
  await panel.getByRole('combobox', { name: 'Type' }).click()
  await page.getByRole('option', { name: /Journeys by rail/ }).click()
  await panel.getByRole('combobox', { name: 'Project' }).click()
  await page.getByRole('option', { name: /Data platform/ }).click()
  await panel.getByRole('textbox', { name: 'Amount' }).fill('64.20')
  await panel.getByRole('button', { name: /^Save/ }).click()
  await expect(page.getByText('Claim saved')).toBeVisible()
  await panel.getByRole('button', { name: 'Close', exact: true }).click()
  const submit = page.getByRole('button', { name: /^Submit (all )?2$/ }).filter({ visible: true })
  await submit.click()
  await expect(page.getByText('Submitted 2 claims', { exact: true })).toBeVisible()

  // Each of the two who decide sees only what is theirs.
  for (const [decider, amount] of [
    [lead, '£64.20'],
    [firm.owner, '£12.00'],
  ] as const) {
    await giveSession(page, decider)
    await page.goto(`/employments/${firm.domain}/approvals?requestType=expense`)
    const group = isMobile
      ? page.getByRole('list', { name: 'Expenses waiting for approval' }).getByRole('listitem').first()
      : page.getByRole('grid').getByRole('row').filter({ hasText: 'Robin Marlow' }).first()
    await expect(group).toContainText(amount)
    if (isMobile) {
      await group.getByRole('checkbox').check()
      await page.getByRole('button', { name: 'Approve 1 entry' }).click()
    } else await group.getByRole('button', { name: /^Approve Robin Marlow/ }).click()
    await expect(page.getByText('You’re all caught up.')).toBeVisible()
  }

  await giveSession(page, finance)
  await page.goto(`/employments/${firm.domain}/payments`)
  await expect(page.getByText('2 claims, £76.20')).toBeVisible()
  await page.getByRole('checkbox', { name: 'Select all claims' }).check()
  await page.getByRole('button', { name: 'Process 2 claims · £76.20' }).filter({ visible: true }).click()
  const bankFile = page.waitForEvent('download')
  await page.getByRole('dialog').getByRole('button', { name: 'Process 2 claims' }).click()
  expect((await bankFile).suggestedFilename()).toMatch(/^P-0001/)
  await expect(page.getByText('P-0001', { exact: true })).toBeVisible()

  await giveSession(page, firm.robin)
  await page.goto(firm.expenses)
  await page
    .getByRole('tab', { name: 'Paid back' })
    .or(page.getByRole('link', { name: 'Paid back' }))
    .first()
    .click()
  await expect(page.getByText('Taxi, late finish').filter({ visible: true }).first()).toBeVisible()
})
