import type { Currency } from '@praxis/contract/protocol/values'
import type { invoiceSchedulers } from '@praxis/contract/tasks/task-rules'
import type { Day } from '@praxis/domain/calendar/day'
import { type DraftSchedule, nextDraftDay } from '@praxis/domain/invoices/draft-days'
import type { Columns } from '../../../platform/database/columns'
import { rawSql, type Sql } from '../../../platform/database/sql'

type SchedulerType = (typeof invoiceSchedulers)[number]

/** The scheduler of a project, as it is stored; a project that a template gave one has nothing stored at first. */
export interface StoredScheduler
  extends Columns<'targetables', 'id' | 'name' | 'client_id' | 'is_active' | { leadId: 'lead_id' }> {
  readonly currency: Currency
  readonly type: SchedulerType
  readonly amount: number | null
  readonly dayOfMonth: number
  readonly until: Day | null
  readonly text: string
  readonly onlyDone: boolean
  readonly setOn: Day | null
  readonly setBy: string | null
  readonly lastOn: Day | null
  readonly nextOn: Day | null
  readonly version: number
}

/** Columns of rows `p` of targetables, `j` of projects and `b` of project_billing, which may be none. */
export const schedulerColumns: Sql = rawSql(`
  p.id, p.name, p.client_id as "clientId", p.is_active as "isActive", p.lead_id as "leadId", p.currency,
  j.invoice_scheduler as type, b.scheduled_amount as amount, coalesce(b.scheduled_day, 1) as "dayOfMonth",
  b.scheduled_until as until, coalesce(b.scheduled_text, '') as text, coalesce(b.scheduled_only_done, false) as "onlyDone", b.scheduler_set_on as "setOn",
  b.scheduler_set_by as "setBy", b.last_scheduled_on as "lastOn", b.next_scheduled_on as "nextOn",
  coalesce(b.version, 0) as version`)

export const schedulerJoins: Sql = rawSql(`
  join projects j on j.company_id = p.company_id and j.id = p.id
  left join project_billing b on b.company_id = p.company_id and b.targetable_id = p.id`)

type Scheduled = Pick<StoredScheduler, 'type' | 'amount' | 'dayOfMonth' | 'until'>

/** When drafts are made, for domain; nothing is scheduled by hand, or while a fixed amount is not known. */
export const scheduleOf = ({ type, amount, dayOfMonth, until }: Scheduled, setOn: Day): DraftSchedule | undefined =>
  type === 'none' || (type === 'fixedAmount' && amount === null) ? undefined : { type, dayOfMonth, until, setOn }

export const nextOnOf = (scheduler: Scheduled, setOn: Day, lastOn: Day | null): Day | null => {
  const schedule = scheduleOf(scheduler, setOn)
  return schedule ? nextDraftDay(schedule, lastOn) : null
}
