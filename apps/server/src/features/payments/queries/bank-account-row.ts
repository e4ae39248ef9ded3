import { BankAccount } from '@praxis/contract/company/bank-account'
import type { MaskedBankAccount } from '@praxis/contract/payments/bank-accounts'
import { type EmployeeActor, hasCapability } from '../../../platform/auth/actor'
import type { Columns } from '../../../platform/database/columns'
import type { Db } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'
import type { Platform } from '../../../platform/platform'
import { Refusal } from '../../../platform/refusal'
import type { SealedColumn } from '../../../platform/sealed-values/sealed-values'

/** The account with all its numbers. */
export const sealedAccounts: SealedColumn = { table: 'bank_accounts', column: 'account' }

/** An account with all but the ends of its numbers masked, which is kept in the clear. */
export type MaskedAccount = BankAccount

interface BankAccountRow extends Columns<'bank_accounts', 'id' | 'account' | 'updated_at' | 'version'> {
  readonly masked: MaskedAccount
}

export const openAccount = (
  { sealedValues }: Pick<Platform, 'sealedValues'>,
  companyId: string,
  { id, account }: Pick<BankAccountRow, 'id' | 'account'>,
): BankAccount => BankAccount.parse(JSON.parse(sealedValues.open({ ...sealedAccounts, companyId, rowId: id }, account)))

/** People's accounts are there for themselves and those who process payments; to everybody else nobody has one. */
export const assertSeesAccountOf = async (db: Db, actor: EmployeeActor, employeeId: string): Promise<void> => {
  if (employeeId === actor.employee.id) return
  if (!hasCapability(actor, 'canProcessPayments')) throw new Refusal('notFound')
  const person = await db.row(sql`
    select id from employees where company_id = ${actor.company.id} and id = ${employeeId}`)
  if (!person) throw new Refusal('notFound')
}

export const findAccount = (db: Db, employeeId: string): Promise<BankAccountRow | undefined> =>
  db.row<BankAccountRow>(sql`
    select id, account, masked, updated_at as "updatedAt", version from bank_accounts
    where company_id = ${db.scope.companyId} and employee_id = ${employeeId}`)

const maskedOf = ({ masked, updatedAt, version }: BankAccountRow): MaskedBankAccount => ({
  accountName: masked.accountName,
  sortCode: masked.sortCode,
  accountNumber: masked.accountNumber,
  iban: masked.iban,
  bic: masked.bic,
  updatedAt,
  version,
})

export const getBankAccount = async (
  db: Db,
  actor: EmployeeActor,
  employeeId: string,
): Promise<{ account: MaskedBankAccount | null }> => {
  await assertSeesAccountOf(db, actor, employeeId)
  const row = await findAccount(db, employeeId)
  return { account: row ? maskedOf(row) : null }
}
