import { randomUUID } from 'node:crypto'
import type { TestServer } from './test-server'

interface Ids {
  readonly ownerId: string
  readonly plainId: string
  readonly reportId: string
  readonly projectId: string
  readonly expenseTypeId: string
}

/** An open claim of the employee’s, one that they decide on, one that is to be paid and one that is; and where they are paid. */
export const createExpenses = async (server: TestServer, companyId: string, ids: Ids) => {
  const { ownerId, plainId, reportId, projectId, expenseTypeId } = ids
  const run = (text: string, ...values: unknown[]) => server.sql(text, [companyId, ...values])
  const groupId: string = randomUUID()
  const paymentId: string = randomUUID()
  await run(
    `insert into expense_groups (company_id, id, employee_id, submitted_on, number, submitted_at)
     values ($1, $2, $3, '2026-06-04', 1, '2026-06-04T09:00:00Z')`,
    ...[groupId, reportId],
  )
  await run(
    `insert into payments (company_id, id, number, kind, currency, amount, expense_amount, people_count, expense_count,
       processed_at, processed_by)
     values ($1, $2, 1, 'transfer', 'GBP', 1200, 1200, 1, 1, '2026-06-06T09:00:00Z', $3)`,
    ...[paymentId, ownerId],
  )
  const insert = async (employeeId: string, state: string | null, paidBy: string | null = null): Promise<string> => {
    const id = randomUUID()
    await run(
      `insert into expenses (company_id, id, employee_id, name, incurred_on, amount, currency, converted_amount,
         converted_currency, net_in_project, project_currency, type_id, type_name, targetable_id, group_id)
       values ($1, $2, $3, $4, '2026-06-03', 1200, 'GBP', 1200, 'GBP', 1200, 'GBP', $5, 'Train', $6, $7)`,
      ...[id, employeeId, `Marker ${id}`, expenseTypeId, projectId, state === null ? null : groupId],
    )
    if (state !== null)
      await run(
        `insert into requests (company_id, id, type, state, employee_id, approver_id, targetable_id, group_id,
           submitted_at, decided_at, decided_by)
         values ($1, $2, 'expense', $3, $4, $5, $6, $7, '2026-06-04T09:00:00Z',
           case when $3 = 'approved' then '2026-06-05T09:00:00Z'::timestamptz end, case when $3 = 'approved' then $5::uuid end)`,
        ...[id, state, employeeId, plainId, projectId, groupId],
      )
    if (paidBy !== null) await run('update expenses set payment_id = $2 where company_id = $1 and id = $3', paidBy, id)
    return id
  }
  const accountId: string = randomUUID()
  const accountName = `Marker ${accountId}`
  const place = { table: 'bank_accounts', column: 'account', companyId, rowId: accountId }
  const account = { accountName, sortCode: '20-34-56', accountNumber: '12345417', iban: '', bic: '' }
  await run(
    `insert into bank_accounts (company_id, id, employee_id, account, masked, updated_at) values ($1, $2, $3, $4, $5, now())`,
    ...[accountId, plainId, server.platform.sealedValues.seal(place, JSON.stringify(account))],
    JSON.stringify({ ...account, sortCode: '20-••-••', accountNumber: '•••••417' }),
  )
  return {
    accountName,
    expenseId: await insert(plainId, null),
    expenseToDecideId: await insert(reportId, 'waitingForApproval'),
    expenseToPayId: await insert(reportId, 'approved'),
    paidExpenseId: await insert(reportId, 'approved', paymentId),
    paymentId,
  }
}
