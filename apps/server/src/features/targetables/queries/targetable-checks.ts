import type { Currency } from '@praxis/contract/protocol/values'
import type { ProjectBudgets } from '@praxis/domain/projects/project-figures'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Columns } from '../../../platform/database/columns'
import type { Db } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'
import { invalidField } from '../../../platform/refusal'
import { ownerOfVisibleClient } from '../../clients/clients.queries'

/** The currency that an active client trades in; there is no new work for others. */
export const activeClient = async (
  db: Db,
  clientId: string,
): Promise<Columns<'clients', 'sort_name' | { currency: 'trading_currency' }>> => {
  const client = await db.row<Columns<'clients', 'sort_name' | { currency: 'trading_currency' }>>(sql`
    select trading_currency as currency, sort_name as "sortName" from clients
    where company_id = ${db.scope.companyId} and id = ${clientId} and is_active for key share`)
  if (!client) throw invalidField('clientID', 'Choose an active client')
  return client
}

/** Who works for a client reads its journal, so only managers of projects move work to a client they do not see. */
export const assertMayWorkFor = async (db: Db, actor: EmployeeActor, clientId: string): Promise<void> => {
  if (actor.capabilities.canManageProjects) return
  if ((await ownerOfVisibleClient(db, actor, clientId)) === undefined)
    throw invalidField('clientID', 'Choose an active client')
}

export const assertDates = (startDate: string | null, endDate: string | null): void => {
  if (startDate !== null && endDate !== null && endDate < startDate)
    throw invalidField('endDate', 'Date must be in the future')
}

const hasRates = async (db: Db, targetableId: string): Promise<boolean> => {
  const role = await db.row(sql`
    select from targetable_roles
    where company_id = ${db.scope.companyId} and targetable_id = ${targetableId} and (hourly_charge > 0 or hourly_cost > 0)
    limit 1`)
  return role !== undefined
}

const hasExpenses = async (db: Db, targetableId: string): Promise<boolean> => {
  const expense = await db.row(sql`
    select from expenses
    where company_id = ${db.scope.companyId} and targetable_id = ${targetableId} and state <> 'unsubmitted' limit 1`)
  return expense !== undefined
}

const hasRatedTime = async (db: Db, targetableId: string): Promise<boolean> => {
  const time = await db.row(sql`
    select from time_sheet_submissions
    where company_id = ${db.scope.companyId} and targetable_id = ${targetableId} and (hourly_charge > 0 or hourly_cost > 0)
    limit 1`)
  return time !== undefined
}

const hasAgreements = async (db: Db, targetableId: string): Promise<boolean> => {
  const item = await db.row(sql`
    select from agreement_items
    where company_id = ${db.scope.companyId} and targetable_id = ${targetableId} and amount > 0 limit 1`)
  return item !== undefined
}

interface WithAmounts {
  readonly id: string
  readonly currency: Currency
  readonly budgets: ProjectBudgets
}

/** Amounts keep their currency: a targetable that has any cannot move to a client who trades in another one. */
export const assertNoAmounts = async (
  db: Db,
  { id, currency, budgets }: WithAmounts,
  clients: Currency,
): Promise<void> => {
  if (clients === currency) return
  const refuse = (amounts: string): never => {
    throw invalidField('clientID', `This client trades in ${clients}, the ${amounts} are in ${currency}`)
  }
  if (Object.values(budgets).some(({ revenue, cost }) => revenue > 0 || cost > 0)) refuse('budgets')
  if (await hasRates(db, id)) refuse('role rates')
  if (await hasExpenses(db, id)) refuse('expenses')
  if (await hasRatedTime(db, id)) refuse('rates of logged time')
  if (await hasAgreements(db, id)) refuse('agreements')
}
