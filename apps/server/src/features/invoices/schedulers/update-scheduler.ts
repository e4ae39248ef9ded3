import type { InvoiceScheduler, InvoiceSchedulerInput } from '@praxis/contract/invoices/invoice-schedulers'
import type { MadeOn } from '@praxis/contract/protocol/values'
import type { Day } from '@praxis/domain/calendar/day'
import { canWrite } from '@praxis/domain/targetables/targetable-policy'
import type { EmployeeActor } from '../../../platform/auth/actor'
import type { Tx } from '../../../platform/database/database'
import { insertion, sql } from '../../../platform/database/sql'
import type { Platform } from '../../../platform/platform'
import { assertUnchangedSince, invalidField, Refusal } from '../../../platform/refusal'
import { lockTargetable } from '../../targetables/queries/open-targetable'
import { projectKind } from '../../targetables/queries/targetable-kinds'
import { announceInvoice } from '../commands/invoice-effects'
import { loadInvoicingGround } from '../queries/invoicing-ground'
import { getInvoiceScheduler } from './list-schedulers'
import { nextOnOf, type StoredScheduler, schedulerColumns, schedulerJoins } from './scheduler-row'

const recorded = ({ type, amount, dayOfMonth, until, text, onlyDone }: Omit<InvoiceSchedulerInput, 'version'>) =>
  type === 'none'
    ? { scheduler: type }
    : {
        scheduler: type,
        ...(type === 'fixedAmount' && { amount, text }),
        ...(type === 'agreement' && { onlyDone }),
        ...{ dayOfMonth, until },
      }

/** A scheduler that is set anew starts today: it makes no draft for days before, and none twice for today. */
const startOf = (before: StoredScheduler, given: InvoiceSchedulerInput, today: Day) => {
  const goesOn = before.setOn !== null && before.type === given.type && before.dayOfMonth === given.dayOfMonth
  if (goesOn) return { setOn: before.setOn ?? today, lastOn: before.lastOn }
  return { setOn: today, lastOn: before.lastOn !== null && before.lastOn >= today ? before.lastOn : null }
}

const assertComplete = ({ type, amount, until }: InvoiceSchedulerInput, today: Day): void => {
  if (type === 'fixedAmount' && amount === null) throw invalidField('amount', 'Amount is required')
  if (type !== 'none' && until !== null && until < today) throw invalidField('until', 'Choose a day from today on')
}

export const updateInvoiceScheduler = async (
  db: Tx,
  platform: Platform,
  actor: EmployeeActor,
  projectId: string,
  { version, ...given }: InvoiceSchedulerInput & MadeOn,
): Promise<InvoiceScheduler> => {
  const { row, permissions } = await lockTargetable(db, actor, projectKind, projectId)
  if (!canWrite(permissions.areas.invoicing)) throw new Refusal('invalidPermission')
  const [before, { today }] = await Promise.all([
    db.row<StoredScheduler>(sql`
      select ${schedulerColumns} from targetables p ${schedulerJoins}
      where p.company_id = ${actor.company.id} and p.id = ${projectId}`),
    loadInvoicingGround(db, actor),
  ])
  if (!before) throw new Refusal('notFound')
  if (before.clientId === null)
    throw new Refusal('projectNotInvoiceable', { project: row.name, why: 'it has no client' })
  if (!row.isActive) throw new Refusal('projectInactive')
  assertUnchangedSince(version, before.version)
  assertComplete(given, today)
  const { setOn, lastOn } = startOf(before, given, today)
  const { companyId } = db.scope
  await db.run(sql`
    update projects set invoice_scheduler = ${given.type} where company_id = ${companyId} and id = ${projectId}`)
  await db.run(sql`
    insert into project_billing as b ${insertion<'project_billing'>({
      company_id: companyId,
      targetable_id: projectId,
      scheduled_amount: given.amount,
      scheduled_day: given.dayOfMonth,
      scheduled_until: given.until,
      scheduled_text: given.text,
      scheduled_only_done: given.onlyDone,
      scheduler_set_on: setOn,
      scheduler_set_by: actor.employee.id,
      last_scheduled_on: lastOn,
      next_scheduled_on: nextOnOf(given, setOn, lastOn),
    })}
    on conflict (company_id, targetable_id) do update set scheduled_amount = excluded.scheduled_amount,
      scheduled_day = excluded.scheduled_day, scheduled_until = excluded.scheduled_until,
      scheduled_text = excluded.scheduled_text, scheduled_only_done = excluded.scheduled_only_done,
      scheduler_set_on = excluded.scheduler_set_on,
      scheduler_set_by = excluded.scheduler_set_by, last_scheduled_on = excluded.last_scheduled_on,
      next_scheduled_on = excluded.next_scheduled_on, version = b.version + 1`)
  db.record({
    entity: 'projectBilling',
    id: projectId,
    action: 'schedulerUpdated',
    before: recorded(before),
    after: recorded(given),
  })
  await announceInvoice(db, projectId, [projectId])
  return getInvoiceScheduler(db, platform.files, actor, projectId)
}
