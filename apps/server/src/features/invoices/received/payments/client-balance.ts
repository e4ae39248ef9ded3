import type { ClientBalance, receivedPayments } from '@praxis/contract/invoices/received-payments'
import type { Sent } from '@praxis/contract/protocol/endpoint'
import type { Currency } from '@praxis/contract/protocol/values'
import { type EmployeeActor, hasCapability } from '../../../../platform/auth/actor'
import type { Db } from '../../../../platform/database/database'
import { sql } from '../../../../platform/database/sql'
import { Refusal } from '../../../../platform/refusal'
import { ownerOfVisibleClient } from '../../../clients/clients.queries'
import { seesAllOfInvoice, writesAllOfInvoice } from '../../queries/invoice-access'

/** Whether the actor may see and use what a client has on no invoice. */
const seesAccounts = (actor: EmployeeActor): boolean =>
  hasCapability(actor, 'canManageProjects') || hasCapability(actor, 'canProcessPayments')

export interface OverpaidInvoice {
  readonly id: string
  readonly number: string
  readonly currency: Currency
  /** Above nothing. */
  readonly amount: number
  /** Whether the actor may take it from there, which changes what the invoice received. */
  readonly isWritable: boolean
}

/** What the actor knows that a client has to their credit. */
export interface Credit {
  readonly overpaid: readonly OverpaidInvoice[]
  readonly onAccount: readonly { readonly currency: Currency; readonly amount: number }[]
}

export const loadCredit = async (db: Db, actor: EmployeeActor, clientId: string): Promise<Credit> => {
  const [overpaid, onAccount] = await Promise.all([
    db.rows<OverpaidInvoice>(sql`
      select i.id, i.number, i.currency, -i.open_amount as amount, ${writesAllOfInvoice(actor)} as "isWritable"
      from invoices i
      where i.company_id = ${actor.company.id} and i.client_id = ${clientId} and i.open_amount < 0 and ${seesAllOfInvoice(actor)}
      order by i.day, i.id`),
    seesAccounts(actor)
      ? db.rows<Credit['onAccount'][number]>(sql`
          select currency, sum(amount)::bigint as amount from received_payments
          where company_id = ${actor.company.id} and client_id = ${clientId} and invoice_id is null
          group by currency having sum(amount) <> 0`)
      : [],
  ])
  return { overpaid, onAccount }
}

const sumOf = (amounts: readonly { readonly amount: number }[]): number =>
  amounts.reduce((sum, { amount }) => sum + amount, 0)

/** What of it can pay an invoice in this currency. */
export const creditIn = ({ overpaid, onAccount }: Credit, currency: string): number =>
  sumOf([...overpaid, ...onAccount].filter((each) => each.currency === currency))

export const listClientBalances = async (
  db: Db,
  actor: EmployeeActor,
  clientId: string,
): Promise<Sent<typeof receivedPayments.listClientBalances>> => {
  if ((await ownerOfVisibleClient(db, actor, clientId)) === undefined) throw new Refusal('notFound')
  const credit = await loadCredit(db, actor, clientId)
  const currencies = [...new Set([...credit.overpaid, ...credit.onAccount].map(({ currency }) => currency))].sort()
  return {
    items: currencies.map(
      (currency): ClientBalance => ({
        currency,
        amount: creditIn(credit, currency),
        onAccount: sumOf(credit.onAccount.filter((each) => each.currency === currency)),
        overpaid: credit.overpaid
          .filter((each) => each.currency === currency)
          .map(({ id, number, amount }) => ({ id, number, amount })),
      }),
    ),
  }
}
