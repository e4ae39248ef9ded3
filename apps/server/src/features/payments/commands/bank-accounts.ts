import { randomUUID } from 'node:crypto'
import type { BankAccount } from '@praxis/contract/company/bank-account'
import type { MaskedBankAccount } from '@praxis/contract/payments/bank-accounts'
import type { MadeOn } from '@praxis/contract/protocol/values'
import { bankAccountProblems, tidyBankAccount } from '@praxis/domain/companies/bank-account'
import { maskedAccount } from '@praxis/domain/payments/mask-account'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Tx } from '../../../platform/database/database'
import { assignments, insertion, nextVersion, sql } from '../../../platform/database/sql'
import type { Platform } from '../../../platform/platform'
import { assertUnchangedSince, Refusal } from '../../../platform/refusal'
import {
  assertSeesAccountOf,
  findAccount,
  getBankAccount,
  openAccount,
  sealedAccounts,
} from '../queries/bank-account-row'

type Sealing = Pick<Platform, 'sealedValues'>

/** The numbers of an account; the history says who has looked at them. */
export const revealBankAccount = async (
  db: Tx,
  platform: Sealing,
  actor: EmployeeActor,
  employeeId: string,
): Promise<BankAccount> => {
  await assertSeesAccountOf(db, actor, employeeId)
  const row = await findAccount(db, employeeId)
  if (!row) throw new Refusal('notFound')
  db.record({ entity: 'employee', id: employeeId, action: 'bankAccountSeen' })
  return openAccount(platform, actor.company.id, row)
}

/** An account that money can be sent to, as it is stored. */
const checkedAccount = (given: BankAccount): BankAccount => {
  const account = tidyBankAccount(given)
  const problems = bankAccountProblems(account)
  const isEmpty = account.sortCode === '' && account.accountNumber === '' && account.iban === ''
  const fields = [
    ...Object.entries(problems).map(([path, message]) => ({ path, message })),
    ...(isEmpty ? [{ path: 'sortCode', message: 'Enter a sort code and account number, or an IBAN' }] : []),
  ]
  if (fields.length > 0) throw new Refusal('invalidBankAccountInput', { fields })
  return account
}

/** Only oneself says where one is paid; locked, so that changes come one after the other. */
const lockOwnAccount = async (db: Tx, actor: EmployeeActor, employeeId: string) => {
  await assertSeesAccountOf(db, actor, employeeId)
  if (employeeId !== actor.employee.id) throw new Refusal('invalidPermission')
  await db.run(sql`
    select from employees where company_id = ${actor.company.id} and id = ${employeeId} for no key update`)
  return findAccount(db, employeeId)
}

/** Those who pay see at once where the money goes. */
const announceAccount = (db: Tx): void =>
  db.announce({ topic: 'payments', to: { capabilities: ['canProcessPayments'] } })

export const updateBankAccount = async (
  db: Tx,
  { sealedValues }: Sealing,
  actor: EmployeeActor,
  employeeId: string,
  { version, ...given }: BankAccount & MadeOn,
): Promise<{ account: MaskedBankAccount | null }> => {
  const before = await lockOwnAccount(db, actor, employeeId)
  assertUnchangedSince(version, before?.version ?? 0)
  const account = checkedAccount(given)
  const id = before?.id ?? randomUUID()
  const columns = {
    account: sealedValues.seal({ ...sealedAccounts, companyId: actor.company.id, rowId: id }, JSON.stringify(account)),
    masked: JSON.stringify(maskedAccount(account)),
    updated_at: db.now,
  }
  await db.run(
    before
      ? sql`update bank_accounts set ${assignments<'bank_accounts'>({ ...columns, version: nextVersion })}
          where company_id = ${actor.company.id} and id = ${id}`
      : sql`insert into bank_accounts ${insertion<'bank_accounts'>({
          company_id: actor.company.id,
          id,
          employee_id: employeeId,
          ...columns,
        })}`,
  )
  db.record({ entity: 'employee', id: employeeId, action: 'bankAccountSet' })
  announceAccount(db)
  return getBankAccount(db, actor, employeeId)
}

export const deleteBankAccount = async (db: Tx, actor: EmployeeActor, employeeId: string): Promise<void> => {
  const before = await lockOwnAccount(db, actor, employeeId)
  if (!before) throw new Refusal('notFound')
  await db.run(sql`delete from bank_accounts where company_id = ${actor.company.id} and id = ${before.id}`)
  db.record({ entity: 'employee', id: employeeId, action: 'bankAccountRemoved' })
  announceAccount(db)
}
