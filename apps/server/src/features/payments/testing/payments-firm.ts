import { randomUUID } from 'node:crypto'
import { BankAccount } from '@praxis/contract/company/bank-account'
import { bankAccounts } from '@praxis/contract/payments/bank-accounts'
import { payments } from '@praxis/contract/payments/payments'
import type { TestPerson } from '../../../testing/people'
import type { TestServer } from '../../../testing/test-server'
import { createExpensesFirm } from '../../expenses/testing/expenses-firm'
import { NOW, TODAY } from '../../time-sheets/testing/time-firm'

interface Claim {
  readonly name?: string
  readonly amount?: number
  readonly currency?: string
  /** In the company's currency. */
  readonly converted?: number
  readonly state?: 'approved' | 'waitingForApproval' | 'denied'
  readonly cardId?: string
  readonly comment?: string
  /** The group of another claim; without it, the claim was submitted alone. */
  readonly groupId?: string
}

export const british = { accountName: 'A Reed', sortCode: '20-34-56', accountNumber: '12345417' }
export const german = { iban: 'DE89370400440532013000', bic: 'COBADEFFXXX' }

/** A firm whose claims are inserted as they stand after decisions; Fay and the owner pay. */
export const createPaymentsFirm = async (server: TestServer) => {
  const firm = await createExpensesFirm(server)
  const { run, company, lead, finance } = firm
  let groups = 0

  const submitted = async (employeeId: string): Promise<string> => {
    const id = randomUUID()
    groups += 1
    await run(
      `insert into expense_groups (company_id, id, employee_id, submitted_on, number, submitted_at)
       values ($1, $2, $3, $4, $5, $6)`,
      ...[id, employeeId, TODAY, groups, new Date(Date.parse(NOW) + groups * 1000).toISOString()],
    )
    return id
  }

  /** A submitted claim, approved unless said otherwise, which nobody has paid yet. */
  const owe = async (by: TestPerson, claim: Claim = {}): Promise<string> => {
    const { amount = 1200, converted = amount, state = 'approved' } = claim
    const id = randomUUID()
    const groupId = claim.groupId ?? (await submitted(by.employeeId))
    await run(
      `insert into expenses (company_id, id, employee_id, name, incurred_on, amount, currency, converted_amount,
         converted_currency, net_in_project, project_currency, type_id, type_name, targetable_id, group_id, credit_card_id, comment)
       values ($1, $2, $3, $4, '2026-11-10', $5, $6, $7, (select default_currency from companies where company_id = $1), $7, 'GBP', $8, 'Train', $9, $10, $11, $12)`,
      ...[id, by.employeeId, claim.name ?? 'Train to Leeds', amount, claim.currency ?? 'GBP', converted],
      ...[firm.typeId, firm.projectId, groupId, claim.cardId ?? null, claim.comment ?? ''],
    )
    await run(
      `insert into requests (company_id, id, type, state, employee_id, approver_id, targetable_id, group_id, submitted_at,
         decided_at, decided_by)
       values ($1, $2, 'expense', $3, $4, $5, $6, $7, $8, case when $3 <> 'waitingForApproval' then $8::timestamptz end,
         case when $3 <> 'waitingForApproval' then $5::uuid end)`,
      ...[id, state, by.employeeId, lead.employeeId, firm.projectId, groupId, NOW],
    )
    return id
  }

  return {
    ...firm,
    submitted,
    owe,
    pay: (expenseIDs: readonly string[], by: TestPerson = finance) =>
      by.call(payments.createPayment, { body: { expenseIDs: [...expenseIDs] } }),
    refusedToPay: (expenseIDs: readonly string[], by: TestPerson = finance) =>
      by.refusal(payments.createPayment, { body: { expenseIDs: [...expenseIDs] } }),
    processing: (query: object = {}, by: TestPerson = finance) => by.call(payments.listProcessingPayments, { query }),
    counter: (id: string, given: { readonly amount?: number } = {}) =>
      finance.call(payments.createCounterExpense, { params: { id }, body: { comment: 'Paid twice', ...given } }),
    setAccount: (of: TestPerson, account: Partial<BankAccount> = british) =>
      of.call(bankAccounts.updateBankAccount, {
        params: { id: of.employeeId },
        body: BankAccount.parse(account),
      }),
    useCurrency: (currency: string) =>
      run('update companies set default_currency = $2 where company_id = $1', currency),
    settings: (settings: Readonly<Record<string, unknown>>) =>
      run('update companies set settings = $2 where company_id = $1', JSON.stringify(settings)),
    companyId: company.id,
  }
}
export type PaymentsFirm = Awaited<ReturnType<typeof createPaymentsFirm>>
