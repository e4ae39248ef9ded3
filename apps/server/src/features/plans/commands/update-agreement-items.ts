import { randomUUID } from 'node:crypto'
import type { AgreementItemInput, Agreements } from '@praxis/contract/plans/agreements'
import { MOST_PLANNED } from '@praxis/contract/plans/plan-rules'
import type { MadeOn } from '@praxis/contract/protocol/values'
import { enteredTextOfMoney } from '@praxis/domain/money/money'
import { haveOverlap, totalOfItem } from '@praxis/domain/plans/agreement-months'
import { canWrite } from '@praxis/domain/targetables/targetable-policy'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Tx } from '../../../platform/database/database'
import { sql } from '../../../platform/database/sql'
import type { Platform } from '../../../platform/platform'
import { assertUnchangedSince, invalidField, Refusal } from '../../../platform/refusal'
import { announcePlans } from '../../targetables/commands/plan-effects'
import { lockTargetable, type OpenTargetable } from '../../targetables/queries/open-targetable'
import { permissionsIn } from '../../targetables/queries/standing'
import { projectKind } from '../../targetables/queries/targetable-kinds'
import { type AgreementRow, listAgreementRows } from '../queries/agreement-rows'
import { agreementsOf } from '../queries/agreements'
import { invoicedByAgreement } from '../queries/invoiced-agreements'
import { todayOf } from '../queries/plan-ground'
import { readPlan } from '../queries/plan-row'
import { clearResourcePlan } from './clear-resource-plan'
import { coverTime } from './cover-time'
import { planByAgreement, recalculatePlan } from './recalculate-plan'

export interface AgreementChanges extends MadeOn {
  readonly items: readonly AgreementItemInput[]
  readonly shouldClearAndUpdateResourcePlan: boolean
}

const lockForAgreements = async (
  db: Tx,
  actor: EmployeeActor,
  projectId: string,
  clears: boolean,
): Promise<OpenTargetable> => {
  const target = await lockTargetable(db, actor, projectKind, projectId)
  const { editBudgets, areas } = permissionsIn({ ...target.row, isActive: true }, actor)
  if (!editBudgets || !canWrite(areas.agreements)) throw new Refusal('invalidPermission')
  if (clears && !canWrite(areas.planning)) throw new Refusal('invalidPermission')
  if (!target.row.isActive) throw new Refusal(projectKind.lockedPlans)
  return target
}

const assertFit = (items: readonly AgreementItemInput[], before: readonly AgreementRow[]): void => {
  const known = new Set(before.map(({ id }) => id))
  for (const [index, { id }] of items.entries()) {
    if (id === undefined) continue
    // An id that is given twice is not known the second time.
    if (!known.delete(id)) throw invalidField(`items.${index}.id`, 'Unknown agreement item')
  }
  if (haveOverlap(items)) throw invalidField('items', 'Retainers can’t overlap')
  // Without a limit to all of them, two hundred retainers of years come to more than an exact number can be.
  if (items.reduce((sum, item) => sum + totalOfItem(item), 0) > MOST_PLANNED)
    throw invalidField('items', `Maximum of ${enteredTextOfMoney(MOST_PLANNED)} is required`)
}

/** What is on an invoice was agreed: it stays, and comes to no less. */
const assertCoversInvoiced = (items: readonly AgreementItemInput[], invoiced: ReadonlyMap<string, number>): void => {
  const totals = new Map(items.map((item) => [item.id, totalOfItem(item)]))
  for (const [id, amount] of invoiced) if ((totals.get(id) ?? -1) < amount) throw new Refusal('alreadyInvoiced')
}

const storeItems = async (
  db: Tx,
  actor: EmployeeActor,
  projectId: string,
  items: readonly AgreementItemInput[],
): Promise<void> => {
  const rows = items.map(({ retainer, ...item }, position) => ({
    ...retainer,
    ...item,
    id: item.id ?? randomUUID(),
    position,
  }))
  const { id: companyId } = actor.company
  await db.run(sql`
    delete from agreement_items where company_id = ${companyId} and targetable_id = ${projectId}
      and id <> all (${rows.map(({ id }) => id)}::uuid[])`)
  await db.run(sql`
    insert into agreement_items (company_id, id, targetable_id, position, name, amount, category, due_date, done_on, period,
      number_of_periods, seconds_per_period, roll_over_seconds, roll_over_periods)
    select ${companyId}, r.id, ${projectId}, r.position, r.name, r.amount, r.category, r."dueDate", r."doneOn", r.period,
      r."numberOfPeriods", r."secondsPerPeriod", r."rollOverSeconds", r."rollOverPeriods"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (
      id uuid, position integer, name text, amount bigint, category text, "dueDate" date, "doneOn" date, period text,
      "numberOfPeriods" integer, "secondsPerPeriod" integer, "rollOverSeconds" integer, "rollOverPeriods" integer)
    on conflict (company_id, id) do update set position = excluded.position, name = excluded.name, amount = excluded.amount,
      category = excluded.category, due_date = excluded.due_date, done_on = excluded.done_on, period = excluded.period,
      number_of_periods = excluded.number_of_periods, seconds_per_period = excluded.seconds_per_period,
      roll_over_seconds = excluded.roll_over_seconds, roll_over_periods = excluded.roll_over_periods`)
  await db.run(sql`
    insert into plans (company_id, targetable_id, saved_at, saved_by)
    values (${companyId}, ${projectId}, ${db.now}, ${actor.employee.id})
    on conflict (company_id, targetable_id) do update set version = plans.version + 1, saved_at = excluded.saved_at,
      saved_by = excluded.saved_by`)
}

const recordedItems = (items: readonly AgreementRow[]) => ({
  agreements: items.map(({ id: _, ...item }) => item),
  agreementsTotal: items.reduce((sum, item) => sum + totalOfItem(item), 0),
})

/** Saves all items, and the budget plan where a line of it is calculated from them. */
export const updateAgreementItems = async (
  db: Tx,
  platform: Platform,
  actor: EmployeeActor,
  projectId: string,
  { items, version, shouldClearAndUpdateResourcePlan: clears }: AgreementChanges,
): Promise<Agreements> => {
  const target = await lockForAgreements(db, actor, projectId, clears)
  const [plan, before, invoiced] = await Promise.all([
    readPlan(db, projectId),
    listAgreementRows(db, projectId),
    invoicedByAgreement(db, projectId),
  ])
  assertUnchangedSince(version, plan.version)
  assertFit(items, before)
  assertCoversInvoiced(items, invoiced)
  await storeItems(db, actor, projectId, items)
  await coverTime(db, projectId, todayOf(db, actor))
  if (clears) {
    await clearResourcePlan(db, platform, actor, target)
    await planByAgreement(db, platform, actor, target)
  } else await recalculatePlan(db, platform, actor, target, 'fixedMonthlyByAgreement')
  db.record({
    entity: 'projectAgreements',
    id: projectId,
    action: 'agreementsUpdated',
    before: recordedItems(before),
    after: recordedItems(await listAgreementRows(db, projectId)),
  })
  await announcePlans(db, projectId)
  return agreementsOf(db, actor, target)
}
