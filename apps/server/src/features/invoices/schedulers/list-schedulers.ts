import type { InvoiceScheduler } from '@praxis/contract/invoices/invoice-schedulers'
import type { PageMetadata } from '@praxis/contract/protocol/page'
import { lastDayOfEffort } from '@praxis/domain/invoices/draft-days'
import { WHOLE_RATE } from '@praxis/domain/invoices/line-sums'
import { canRead, canWrite } from '@praxis/domain/targetables/targetable-policy'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Columns } from '../../../platform/database/columns'
import type { Db } from '../../../platform/database/database'
import { joinSql, rawSql, type Sql, sql } from '../../../platform/database/sql'
import type { FileStore } from '../../../platform/files/file-store'
import { COUNT_LIMIT, pageOf, pageOfRows } from '../../../platform/lists/page-of-rows'
import { Refusal } from '../../../platform/refusal'
import { isAmongOwn, readsAreaOf } from '../../targetables/queries/reads-area'
import { permissionsIn, type Standing, standingColumns } from '../../targetables/queries/standing'
import { type ClientBriefRow, clientBriefJson, clientBriefOf } from '../../targetables/queries/targetable-brief'
import { projectKind } from '../../targetables/queries/targetable-kinds'
import { isTargetableFoundBy } from '../../targetables/queries/targetable-search'
import { type InvoicingGround, loadInvoicingGround } from '../queries/invoicing-ground'
import { listOpenAgreements, scheduledOfAgreement } from '../queries/open-agreements'
import { type StoredScheduler, schedulerColumns, schedulerJoins } from './scheduler-row'

interface SchedulerRow extends StoredScheduler, Standing {
  readonly client: ClientBriefRow | null
  readonly vatRate: number | null
  readonly lastDraft: InvoiceScheduler['lastDraft']
  readonly tells: string[]
  readonly total: number
}

/** Beside the scheduler itself, all that its row shows. */
const shownColumns = (actor: EmployeeActor): Sql => sql`
  ${schedulerColumns}, ${standingColumns(actor.employee.id)}, ${clientBriefJson('c')} as client,
  coalesce(b.vat_rate, k.vat_rate) as "vatRate",
  (select json_build_object('id', i.id, 'number', i.number, 'day', i.day) from invoices i
   where i.company_id = p.company_id and i.scheduled_by = p.id order by i.scheduled_for desc limit 1) as "lastDraft",
  array(select u.first_name || ' ' || u.last_name from employees e join users u on u.id = e.user_id
        where e.company_id = p.company_id and e.id in (p.lead_id, b.scheduler_set_by) and e.is_active
        order by e.sort_name) as tells`

const shownJoins: Sql = rawSql(`
  left join clients c on c.company_id = p.company_id and c.id = p.client_id
  left join client_billing k on k.company_id = p.company_id and k.client_id = p.client_id`)

/** What the next drafts would come to as things stand, by project. */
const listExpected = async (db: Db, rows: readonly SchedulerRow[]): Promise<ReadonlyMap<string, number>> => {
  const ahead = rows.filter(({ nextOn }) => nextOn !== null)
  const ofType = (type: StoredScheduler['type']) => ahead.filter((row) => row.type === type)
  const [effort, agreed] = [ofType('effort'), ofType('agreement')]
  const [times, agreements] = await Promise.all([
    effort.length === 0
      ? []
      : db.rows<Columns<'targetables', 'id'> & { readonly net: number }>(sql`
          select r.id, coalesce(sum(f.revenue), 0)::bigint as net
          from unnest(
            ${effort.map(({ id }) => id)}::uuid[], ${effort.map(({ nextOn }) => lastDayOfEffort(nextOn ?? ''))}::date[]
          ) as r (id, last_day)
          left join open_time_figures f on f.company_id = ${db.scope.companyId} and f.targetable_id = r.id
            and f.month <= r.last_day
          group by r.id`),
    agreed.length === 0
      ? []
      : listOpenAgreements(
          db,
          agreed.map(({ id }) => id),
        ),
  ])
  const dueOf = ({ id, nextOn, onlyDone }: SchedulerRow): number =>
    agreements
      .filter(({ targetableId }) => targetableId === id)
      .reduce((sum, agreement) => sum + scheduledOfAgreement(agreement, nextOn ?? '', { onlyDone }), 0)
  return new Map([
    ...times.map(({ id, net }) => [id, net] as const),
    ...agreed.map((row) => [row.id, dueOf(row)] as const),
    ...ofType('fixedAmount').map(({ id, amount }) => [id, amount ?? 0] as const),
  ])
}

interface Answering {
  readonly actor: EmployeeActor
  readonly files: FileStore
  readonly ground: InvoicingGround
  readonly expected: ReadonlyMap<string, number>
}

const schedulerOf = (row: SchedulerRow, { actor, files, ground, expected }: Answering): InvoiceScheduler => {
  if (!row.client) throw new Error('schedulers are shown of client projects')
  return {
    id: row.id,
    project: { id: row.id, name: row.name },
    client: clientBriefOf(row.client, files),
    ...{ currency: row.currency, type: row.type, amount: row.amount, dayOfMonth: row.dayOfMonth },
    ...{ until: row.until, text: row.text, onlyDone: row.onlyDone, nextOn: row.isActive ? row.nextOn : null },
    expected: row.isActive ? (expected.get(row.id) ?? null) : null,
    vatRate: row.vatRate === null ? ground.settings.defaultVatRate : row.vatRate / WHOLE_RATE,
    lastDraft: row.lastDraft,
    tells: row.tells,
    version: row.version,
    can: { edit: row.isActive && canWrite(permissionsIn(row, actor).areas.invoicing) },
  }
}

interface Asked {
  readonly page: number
  readonly per: number
  readonly search?: string | undefined
  readonly type?: StoredScheduler['type'] | undefined
  readonly clientID?: string | undefined
}

/** The projects that have a scheduler, by when it makes the next draft; on demand those that have none, by name. */
export const listInvoiceSchedulers = async (
  db: Db,
  files: FileStore,
  actor: EmployeeActor,
  { search, type, clientID, ...page }: Asked,
): Promise<{ items: InvoiceScheduler[]; metadata: PageMetadata }> => {
  const condition = joinSql(
    [
      sql`p.company_id = ${actor.company.id} and p.kind = 'project' and p.is_active and p.client_id is not null`,
      isAmongOwn(actor),
      readsAreaOf(actor, 'invoicing'),
      type === undefined ? rawSql(`j.invoice_scheduler <> 'none'`) : sql`j.invoice_scheduler = ${type}`,
      ...(clientID ? [sql`p.client_id = ${clientID}`] : []),
      ...(search ? [isTargetableFoundBy(actor, projectKind, search)] : []),
    ],
    ' and ',
  )
  const order = type === 'none' ? rawSql('p.sort_name, p.id') : rawSql('b.next_scheduled_on, p.sort_name, p.id')
  const from = sql`from targetables p ${schedulerJoins} where ${condition}`
  const [rows, ground] = await Promise.all([
    db.rows<SchedulerRow>(sql`
      with counted as (select count(*) as total from (select ${from} ${COUNT_LIMIT}) as few),
      found as (${pageOf(sql`select p.id ${from} order by ${order}`, page)})
      select ${shownColumns(actor)}, counted.total
      from counted
      left join (found join targetables p on p.company_id = ${actor.company.id} and p.id = found.id
        ${schedulerJoins} ${shownJoins}) on true
      order by ${order}`),
    loadInvoicingGround(db, actor),
  ])
  const shown = rows.filter(({ id }) => id !== null)
  const answering = { actor, files, ground, expected: await listExpected(db, shown) }
  return pageOfRows(rows, page, (row) => schedulerOf(row, answering))
}

export const getInvoiceScheduler = async (
  db: Db,
  files: FileStore,
  actor: EmployeeActor,
  projectId: string,
): Promise<InvoiceScheduler> => {
  const [row, ground] = await Promise.all([
    db.row<SchedulerRow>(sql`
      select ${shownColumns(actor)}, 1 as total from targetables p ${schedulerJoins} ${shownJoins}
      where p.company_id = ${actor.company.id} and p.id = ${projectId}`),
    loadInvoicingGround(db, actor),
  ])
  const permissions = row && permissionsIn(row, actor)
  if (!row || !permissions?.isVisible) throw new Refusal('notFound')
  if (!canRead(permissions.areas.invoicing)) throw new Refusal('invalidPermission')
  if (!row.client) throw new Refusal('projectNotInvoiceable', { project: row.name, why: 'it has no client' })
  return schedulerOf(row, { actor, files, ground, expected: await listExpected(db, [row]) })
}
