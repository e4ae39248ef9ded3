import type { invoices } from '@praxis/contract/invoices/invoices'
import type { UninvoicedSums } from '@praxis/contract/invoices/uninvoiced-work'
import type { Sent } from '@praxis/contract/protocol/endpoint'
import { dayInTimeZone } from '@praxis/domain/calendar/day-in-time-zone'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Db } from '../../../platform/database/database'
import { joinSql, sql } from '../../../platform/database/sql'
import type { FileStore } from '../../../platform/files/file-store'
import { grouped } from '../../../platform/grouped'
import { isAmongOwn, readsAreaOf } from '../../targetables/queries/reads-area'
import { type ClientBriefRow, clientBriefJson, clientBriefOf } from '../../targetables/queries/targetable-brief'
import { projectKind } from '../../targetables/queries/targetable-kinds'
import { isTargetableFoundBy } from '../../targetables/queries/targetable-search'
import { projectsWithOpenWork } from './projects-with-open-work'
import { addedUp, listUninvoicedSums, type ProjectSums } from './uninvoiced-sums'

const byCurrency = (projects: readonly ProjectSums[]): UninvoicedSums[] =>
  [...grouped(projects, ({ currency }) => currency)].map((group) =>
    addedUp(
      group.map(({ sums }) => sums),
      group[0].currency,
    ),
  )

const isOpen = ({ sums }: ProjectSums): boolean => sums.total !== 0 || sums.secondsWithoutRate > 0

interface Asked {
  readonly page: number
  readonly per: number
  readonly search?: string | undefined
}

/**
 * Clients with open work on projects whose invoicing the actor may see, by name, and what all of it comes to. Searching
 * leaves the projects whose own or client’s words are found.
 */
export const listUninvoicedClients = async (
  db: Db,
  files: FileStore,
  actor: EmployeeActor,
  { page, per, search }: Asked,
): Promise<Sent<typeof invoices.listUninvoicedClients>> => {
  const today = dayInTimeZone(new Date(db.now), actor.company.timeZone)
  const found = search ? [isTargetableFoundBy(actor, projectKind, search)] : []
  // Who manages projects sees so many that those with open work are looked up first, unless words find them.
  const isOfFew = actor.capabilities.canManageProjects
    ? (found[0] ?? sql`p.id = any (array(${projectsWithOpenWork(db, today)}))`)
    : joinSql([isAmongOwn(actor), ...found], ' and ')
  const projects = (await listUninvoicedSums(db, sql`${isOfFew} and ${readsAreaOf(actor, 'invoicing')}`, today)).filter(
    isOpen,
  )
  const ofClients = new Map(
    [...grouped(projects, ({ clientId }) => clientId)].map((group) => [group[0].clientId, group]),
  )
  const clients = await db.rows<{ readonly client: ClientBriefRow }>(sql`
    select ${clientBriefJson('c')} as client from clients c
    where c.company_id = ${actor.company.id} and c.id = any (${[...ofClients.keys()]}::uuid[])
    order by c.sort_name, c.id limit ${per + 1} offset ${(page - 1) * per}`)
  return {
    items: clients.slice(0, per).map(({ client }) => {
      const own = ofClients.get(client.id) ?? []
      return {
        id: client.id,
        client: clientBriefOf(client, files),
        projects: own.map(({ id, name, sums }) => ({ id, name, sums })),
        sums: byCurrency(own),
      }
    }),
    metadata: { page, per, total: ofClients.size, hasMore: clients.length > per },
    sums: byCurrency(projects),
  }
}
