import type { Currency } from '@praxis/contract/protocol/values'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Columns } from '../../../platform/database/columns'
import type { Db } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'
import { invalidField } from '../../../platform/refusal'
import { ownerOfVisibleClient } from '../../clients/clients.queries'
import { type BudgetColumns, budgetsOf, hasBudget } from './targetable-budgets'

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
const assertMayWorkFor = async (db: Db, actor: EmployeeActor, clientId: string): Promise<void> => {
  if (actor.capabilities.canManageProjects) return
  if ((await ownerOfVisibleClient(db, actor, clientId)) === undefined)
    throw invalidField('clientID', 'Choose an active client')
}

interface WithClient extends BudgetColumns, Columns<'targetables', 'id' | 'currency'> {
  readonly client: Columns<'clients', 'id'> | null
}

/** Whose amounts a targetable has, or nothing if it has none. */
const amountsIn = async (db: Db, row: WithClient): Promise<string | undefined> => {
  if (hasBudget(budgetsOf(row))) return 'budgets'
  const { companyId } = db.scope
  const found = await db.row<{ readonly amounts: string | null }>(sql`
    select case
      when exists (select from targetable_roles where company_id = ${companyId} and targetable_id = ${row.id}
        and (hourly_charge > 0 or hourly_cost > 0)) then 'role rates'
      when exists (select from expenses where company_id = ${companyId} and targetable_id = ${row.id}
        and state <> 'unsubmitted') then 'expenses'
      when exists (select from time_sheet_submissions where company_id = ${companyId} and targetable_id = ${row.id}
        and (hourly_charge > 0 or hourly_cost > 0)) then 'rates of logged time'
      when exists (select from agreement_items where company_id = ${companyId} and targetable_id = ${row.id}
        and amount > 0) then 'agreements'
      when exists (select from invoice_targetables where company_id = ${companyId} and targetable_id = ${row.id})
        then 'invoices'
      when exists (select from project_billing where company_id = ${companyId} and targetable_id = ${row.id}
        and scheduled_amount > 0) then 'scheduled amounts' end as amounts`)
  return found?.amounts ?? undefined
}

/** Amounts keep their currency: a targetable that has any cannot move to a client who trades in another one. */
const assertSameCurrency = async (db: Db, row: WithClient, clients: Currency): Promise<void> => {
  if (clients === row.currency) return
  const amounts = await amountsIn(db, row)
  if (amounts !== undefined)
    throw invalidField('clientID', `This client trades in ${clients}, the ${amounts} are in ${row.currency}`)
}

/** A draft is of the client that its projects have: nobody else is asked to pay for them by mistake. */
const assertNoDrafts = async (db: Db, { id }: WithClient): Promise<void> => {
  const draft = await db.row(sql`
    select 1 as found from invoice_targetables t join invoices i on i.company_id = t.company_id and i.id = t.invoice_id
    where t.company_id = ${db.scope.companyId} and t.targetable_id = ${id} and i.stage = 'draft' limit 1`)
  if (draft) throw invalidField('clientID', 'Bill or delete the draft invoices of this project first')
}

/** What is assigned to targetables when one is to be for this client, if that is another than before. */
export const clientToSave = async (db: Db, actor: EmployeeActor, row: WithClient, clientId: string | undefined) => {
  if (clientId === undefined || clientId === row.client?.id) return {}
  await assertMayWorkFor(db, actor, clientId)
  const { currency, sortName } = await activeClient(db, clientId)
  await assertSameCurrency(db, row, currency)
  await assertNoDrafts(db, row)
  return { client_id: clientId, client_sort_name: sortName, currency }
}
