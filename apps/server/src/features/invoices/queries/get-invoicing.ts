import type { invoices } from '@praxis/contract/invoices/invoices'
import type { Sent } from '@praxis/contract/protocol/endpoint'
import type { Currency } from '@praxis/contract/protocol/values'
import { dayInTimeZone } from '@praxis/domain/calendar/day-in-time-zone'
import { converted } from '@praxis/domain/money/exchange'
import { canRead } from '@praxis/domain/targetables/targetable-policy'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Db } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'
import { grouped } from '../../../platform/grouped'
import type { Platform } from '../../../platform/platform'
import { Refusal } from '../../../platform/refusal'
import { ownerOfVisibleClient } from '../../clients/clients.queries'
import { openTargetable } from '../../targetables/queries/open-targetable'
import { readsAreaOf } from '../../targetables/queries/reads-area'
import { projectKind } from '../../targetables/queries/targetable-kinds'
import { invoicedTogether, listInvoicedSums } from './invoiced-sums'
import { loadInvoicingGround } from './invoicing-ground'

export const getProjectInvoicing = async (
  db: Db,
  actor: EmployeeActor,
  id: string,
): Promise<Sent<typeof invoices.getProjectInvoicing>> => {
  const { row, permissions } = await openTargetable(db, actor, projectKind, id)
  if (!canRead(permissions.areas.invoicing)) throw new Refusal('invalidPermission')
  const [project] = await listInvoicedSums(db, actor, sql`p.id = ${row.id}`)
  return project?.sums ?? invoicedTogether([], row.currency)
}

type Sums = Sent<typeof invoices.getClientInvoicing>['sums']

/** Open amounts of several currencies, each sum converted once at today’s rate; nothing where one has no rate. */
const inOwnCurrency = async (
  db: Db,
  { exchangeRates }: Pick<Platform, 'exchangeRates'>,
  actor: EmployeeActor,
  sums: Sums,
): Promise<Sent<typeof invoices.getClientInvoicing>['inOwnCurrency']> => {
  if (sums.length < 2) return null
  const { currency } = await loadInvoicingGround(db, actor)
  const today = dayInTimeZone(new Date(db.now), actor.company.timeZone)
  const known = await exchangeRates.allTo(db, currency, today)
  const amountOf = (from: Currency, amount: number): number | null => {
    if (from === currency) return amount
    const rate = known?.rates[from]
    return rate === undefined ? null : converted(amount, rate)
  }
  let [open, uninvoiced] = [0, 0]
  for (const each of sums) {
    const [openHere, uninvoicedHere] = [
      amountOf(each.currency, each.open),
      amountOf(each.currency, each.uninvoiced.total),
    ]
    if (openHere === null || uninvoicedHere === null) return null
    open += openHere
    uninvoiced += uninvoicedHere
  }
  return { currency, open, uninvoiced }
}

export const getClientInvoicing = async (
  db: Db,
  platform: Pick<Platform, 'exchangeRates'>,
  actor: EmployeeActor,
  id: string,
): Promise<Sent<typeof invoices.getClientInvoicing>> => {
  if ((await ownerOfVisibleClient(db, actor, id)) === undefined) throw new Refusal('notFound')
  const [projects, hidden] = await Promise.all([
    listInvoicedSums(db, actor, sql`p.client_id = ${id} and ${readsAreaOf(actor, 'invoicing')}`),
    db.row(sql`
      select from targetables p
      where p.company_id = ${actor.company.id} and p.kind = 'project' and p.client_id = ${id}
        and not ${readsAreaOf(actor, 'invoicing')} limit 1`),
  ])
  const sums = [...grouped(projects, (project) => project.sums.currency)].map((group) =>
    invoicedTogether(
      group.map((project) => project.sums),
      group[0].sums.currency,
    ),
  )
  return {
    projects,
    sums,
    inOwnCurrency: await inOwnCurrency(db, platform, actor, sums),
    isPartial: hidden !== undefined,
  }
}
