import type { DemoCompany } from '@praxis/demo/demo-company'
import type { DemoExpense, DemoSpending } from '@praxis/demo/demo-expense'
import { addDays, type Day, startOfMonth } from '@praxis/domain/calendar/day'
import { DemoChance } from '../demo-chance'
import { employeeIdOf } from '../demo-employee-id'
import type { LoggableProject, Worker } from '../time/loggable-work'

/** A claim before it is converted: who spent what on which project, and how far it has come. */
export interface SpentRow extends Pick<DemoExpense, 'name' | 'places' | 'isReturn' | 'card' | 'receipt' | 'decision'> {
  readonly employeeId: string
  readonly project: LoggableProject
  readonly day: Day
  readonly type: string | null
  readonly amount: number
  readonly currency: NonNullable<DemoExpense['currency']>
  readonly billed: boolean
  readonly submittedOn: Day | null
  readonly state: 'unsubmitted' | 'waitingForApproval' | 'approved' | 'denied'
  /** Whether it lies so far behind that it was paid. */
  readonly isPaid: boolean
}

const DAYS_OF_HABITS = 365
/** What was submitted so long ago has been decided, and paid. */
const DECIDED_AFTER = 12
const PAID_AFTER = 30

const billedBy = (project: LoggableProject): boolean => project.clientId !== null

const namedRow = (
  company: DemoCompany,
  projects: readonly LoggableProject[],
  today: Day,
  given: DemoExpense,
): SpentRow[] => {
  const project = projects.find(({ name }) => name === given.project)
  if (!project) return []
  const { who, daysAgo, submittedDaysAgo, type = null, amount = 0, currency = 'GBP', billed, state, ...rest } = given
  return [
    {
      ...rest,
      project,
      employeeId: employeeIdOf(company, who),
      day: addDays(today, -daysAgo),
      type,
      amount,
      currency,
      billed: billed === true && billedBy(project),
      submittedOn: submittedDaysAgo === undefined ? null : addDays(today, -submittedDaysAgo),
      state: submittedDaysAgo === undefined ? 'unsubmitted' : (state ?? 'waitingForApproval'),
      isPaid: false,
    },
  ]
}

const pickedSpending = (chance: DemoChance, spending: readonly DemoSpending[]): DemoSpending | undefined =>
  chance.pick(spending.flatMap((each) => Array<DemoSpending>(each.share).fill(each)))

/** Groups are submitted at the end of a month, and once in its middle. */
const submittedAfter = (day: Day): Day => {
  const middle = addDays(startOfMonth(day), 14)
  return day < middle ? middle : addDays(startOfMonth(addDays(startOfMonth(day), 32)), 1)
}

/** What somebody spent on their projects within a year, a few claims a month. */
const habitualRows = (
  worker: Worker,
  projects: readonly LoggableProject[],
  spending: readonly DemoSpending[],
  today: Day,
): SpentRow[] => {
  const rows: SpentRow[] = []
  const own = projects.filter(({ roles }) => roles[worker.id] !== undefined)
  for (let back = DAYS_OF_HABITS; back > 8; back -= 1) {
    const day = addDays(today, -back)
    const chance = new DemoChance('expense', worker.id, day)
    if (!chance.happens(0.07)) continue
    const project = chance.pick(
      own.filter(({ startDate, endDate }) => startDate <= day && (endDate === null || endDate >= day)),
    )
    const kind = pickedSpending(chance, spending)
    const submittedOn = submittedAfter(day)
    if (!project || !kind || submittedOn >= today || !worker.isActive) continue
    const isDecided = submittedOn < addDays(today, -DECIDED_AFTER)
    const isDenied = isDecided && chance.happens(0.04)
    const isPaid = submittedOn < addDays(today, -PAID_AFTER)
    const amount = chance.between(kind.from, kind.to)
    const currency = kind.currency ?? 'GBP'
    rows.push({
      employeeId: worker.id,
      project,
      day,
      name: chance.pick(kind.names) ?? kind.type,
      type: kind.type,
      amount,
      currency,
      billed: billedBy(project) && chance.happens(0.8),
      submittedOn,
      state: isDenied ? 'denied' : isDecided ? 'approved' : 'waitingForApproval',
      ...(isDenied && { decision: 'Please ask for the client’s agreement first' }),
      ...(chance.happens(0.06) && { card: 'Office Visa' }),
      isPaid,
      // Files are only made for what somebody still decides on or pays.
      ...(!isPaid && { receipt: [kind.type.toUpperCase(), day, '', `TOTAL ${currency} ${(amount / 100).toFixed(2)}`] }),
    })
  }
  return rows
}

/** What was spent: the claims that have names, and a year of habits. */
export const spentRows = (
  company: DemoCompany,
  { workers, projects }: { readonly workers: readonly Worker[]; readonly projects: readonly LoggableProject[] },
  today: Day,
): SpentRow[] => [
  ...(company.expenses ?? []).flatMap((given) => namedRow(company, projects, today, given)),
  ...workers.flatMap((worker) => habitualRows(worker, projects, company.spending ?? [], today)),
]
