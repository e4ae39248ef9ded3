import type { Day } from '@praxis/domain/calendar/day'
import { dayInTimeZone } from '@praxis/domain/calendar/day-in-time-zone'
import { draftDays, lastDayOfEffort } from '@praxis/domain/invoices/draft-days'
import { scheduledText } from '@praxis/domain/invoices/scheduled-text'
import type { Tx } from '../../../platform/database/database'
import { type Sql, sql } from '../../../platform/database/sql'
import type { DueWork } from '../../../platform/due-work/due-work'
import { Refusal } from '../../../platform/refusal'
import { holdTargetables } from '../../targetables/queries/open-targetable'
import { itemsOfOpenWork, type WantedWork } from '../commands/add-work'
import { makeDraft } from '../commands/make-draft'
import { freeItem, type NewItems } from '../commands/new-items'
import { assertItemsFit } from '../commands/save-items'
import { type InvoiceableProject, loadInvoiceableProject } from '../queries/invoiceable-projects'
import { type InvoicingGround, loadInvoicingGround } from '../queries/invoicing-ground'
import { listOpenAgreements, scheduledOfAgreement } from '../queries/open-agreements'
import { type MadeDraft, tellOfDrafts } from './scheduled-drafts'
import { nextOnOf, type StoredScheduler, scheduleOf, schedulerColumns, schedulerJoins } from './scheduler-row'

/** A draft may be made of thousands of entries: the others come a minute later. */
const MOST_AT_ONCE = 20

const GROUPING = 'byEmployeeByMonth'
const nothing = { time: false, expenses: false, waitingItems: false, agreementItems: [], leaveOut: [] } as const

const schedulersWhere = (db: Tx, condition: Sql): Promise<StoredScheduler[]> =>
  db.rows<StoredScheduler>(sql`
    select ${schedulerColumns} from targetables p ${schedulerJoins}
    where p.company_id = ${db.scope.companyId} and ${condition}
    order by p.id limit ${MOST_AT_ONCE}`)

/** A scheduler that a template gave a project is set on the day the project was made. */
const startSchedulers = async (db: Tx, timeZone: string): Promise<number> => {
  const rows = await db.rows<StoredScheduler & { readonly createdAt: string }>(sql`
    select ${schedulerColumns}, p.created_at as "createdAt" from targetables p ${schedulerJoins}
    where p.company_id = ${db.scope.companyId} and j.invoice_scheduler <> 'none' and b.scheduler_set_on is null
    order by p.id limit ${MOST_AT_ONCE} for no key update of p`)
  for (const row of rows) {
    const setOn = dayInTimeZone(new Date(row.createdAt), timeZone)
    const nextOn = nextOnOf(row, setOn, null)
    await db.run(sql`
      insert into project_billing as b (company_id, targetable_id, scheduler_set_on, next_scheduled_on)
      values (${db.scope.companyId}, ${row.id}, ${setOn}, ${nextOn})
      on conflict (company_id, targetable_id) do update set scheduler_set_on = ${setOn}, next_scheduled_on = ${nextOn}`)
  }
  return rows.length
}

const NO_ITEMS: NewItems = { items: [], rows: [] }

interface Making {
  readonly scheduler: StoredScheduler
  readonly projects: readonly [InvoiceableProject, ...InvoiceableProject[]]
  readonly ground: InvoicingGround
  readonly day: Day
}

const openWork = (db: Tx, { projects, ground }: Making, wanted: Partial<WantedWork>): Promise<NewItems> =>
  itemsOfOpenWork(db, { projects, grouping: GROUPING, today: ground.today }, { ...nothing, ...wanted })

const dueAgreements = async (db: Tx, making: Making): Promise<NewItems> => {
  const { scheduler, day } = making
  const open = await listOpenAgreements(db, [scheduler.id])
  const due = open
    .map((agreement) => ({ id: agreement.id, amount: scheduledOfAgreement(agreement, day, scheduler) }))
    .filter(({ amount }) => amount > 0)
  return due.length === 0 ? NO_ITEMS : openWork(db, making, { agreementItems: due })
}

const itemsOf = async (db: Tx, making: Making): Promise<NewItems> => {
  const { scheduler, projects, day } = making
  switch (scheduler.type) {
    case 'none':
      return NO_ITEMS
    case 'effort':
      return openWork(db, making, { time: true, to: lastDayOfEffort(day) })
    case 'agreement':
      return dueAgreements(db, making)
    case 'fixedAmount': {
      const name = scheduledText(scheduler.text, scheduler.name, day)
      const item = { name, description: '', quantity: 1, unitAmount: scheduler.amount ?? 0, discountRate: 0 } as const
      const rest = { state: 'fullyInvoiced', category: 'consultancyBudget' } as const
      return { items: [freeItem({ ...item, ...rest }, scheduler.id, projects[0])], rows: [] }
    }
  }
}

const MORE_THAN_FITS = 'There is more than fits on one invoice. Add it in parts.'

/** A draft of more than fits is empty and says so: somebody is told of it, and other projects have theirs. */
const workThatFits = async (db: Tx, making: Making): Promise<NewItems & { readonly note: string }> => {
  try {
    const work = await itemsOf(db, making)
    assertItemsFit(work.items)
    return { ...work, note: '' }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return { ...NO_ITEMS, note: MORE_THAN_FITS }
  }
}

/** Makes the drafts of a project that are due; of one that is completed, the days go by without any. */
const makeDrafts = async (db: Tx, scheduler: StoredScheduler, today: Day, ground: InvoicingGround): Promise<void> => {
  const setOn = scheduler.setOn ?? today
  const schedule = scheduleOf(scheduler, setOn)
  const days = schedule ? draftDays(schedule, scheduler.lastOn, today) : []
  const made: MadeDraft[] = []
  if (scheduler.isActive && scheduler.clientId !== null) {
    const projects = await loadInvoiceableProject(db, ground, scheduler.id)
    for (const day of days) {
      const { note, ...work } = await workThatFits(db, { scheduler, projects, ground, day })
      if (work.items.length === 0 && note === '') continue
      const head = { reference: undefined, dueDate: null, timeSheetGrouping: GROUPING } as const
      const draft = { ...head, note, projects, createdBy: null, scheduledFor: day }
      made.push({ id: await makeDraft(db, ground, draft, work), day })
    }
  }
  const lastOn = days.at(-1) ?? scheduler.lastOn
  await db.run(sql`
    update project_billing
    set last_scheduled_on = ${lastOn}, next_scheduled_on = ${nextOnOf(scheduler, setOn, lastOn)}
    where company_id = ${db.scope.companyId} and targetable_id = ${scheduler.id}`)
  tellOfDrafts(db, scheduler, made)
}

/** Makes the drafts of all projects whose scheduler has come to its day; somebody reads and bills them. */
export const makeScheduledDrafts: DueWork = {
  kind: 'makeScheduledDrafts',
  per: 'company',
  schedule: { every: 'day', at: '05:00' },
  feature: 'project',
  run: async (db, { timeZone }) => {
    const { companyId } = db.scope
    const today = dayInTimeZone(new Date(db.now), timeZone)
    const started = await startSchedulers(db, timeZone)
    const due = await schedulersWhere(db, sql`b.next_scheduled_on <= ${today}`)
    await holdTargetables(
      db,
      due.map(({ id }) => id),
    )
    const ground = await loadInvoicingGround(db, { company: { id: companyId, timeZone } })
    // Whoever changed a scheduler meanwhile had locked its project: it is read again as it is now.
    const held = await schedulersWhere(db, sql`p.id = any (${due.map(({ id }) => id)}::uuid[])`)
    for (const scheduler of held) await makeDrafts(db, scheduler, today, ground)
    return Math.max(started, due.length) < MOST_AT_ONCE ? 'done' : 'more'
  },
}
