import { ContractPeriod } from '@praxis/contract/people/employees'
import { Day, Id } from '@praxis/contract/protocol/values'
import * as z from 'zod'
import type { Columns } from '../../../platform/database/columns'
import type { Db } from '../../../platform/database/database'
import { systemScope } from '../../../platform/database/scope'
import { sql } from '../../../platform/database/sql'
import { defineJob, type JobContext } from '../../../platform/jobs/job'
import { announceOwnLeave } from '../commands/announce-absences'
import { type LeaveGround, loadLeaveGround } from '../queries/leave-ground'
import { leaveChanged } from './leave-changed'
import { leaveChangesSince } from './leave-changes'

/** Who made the change; nobody is told of what they did themselves. */
const By = z.strictObject({ employeeId: Id.nullable(), userId: Id.nullable() })

interface Change {
  readonly because: 'contract' | 'bankHolidays'
  readonly by: z.infer<typeof By>
  /** What a person's leave was counted from before. */
  readonly before: (ground: LeaveGround) => Pick<LeaveGround, 'contract' | 'bankHolidays'>
}

/** Each person is counted in a transaction of their own, as there may be many; a second run tells nobody twice. */
const tell = async (
  { database, platform, companyId, jobId }: JobContext<unknown>,
  people: readonly string[],
  { because, by, before }: Change,
): Promise<void> => {
  for (const id of people.filter((each) => each !== by.employeeId))
    await database.mutate(systemScope(companyId), async (db) => {
      const ground = await loadLeaveGround(db, platform, id)
      const { absences, overdrawn } = leaveChangesSince(ground, before(ground))
      if (absences.length + overdrawn.length === 0) return
      const payload = { because, absences: [...absences], overdrawn: [...overdrawn] }
      db.notify(leaveChanged, { to: [id], key: `${jobId} ${id}`, recordId: id, payload, by })
      announceOwnLeave(db, [id, ...ground.aboveIds])
    })
}

/** The active people with leave on any of these days. */
const listAwayOn = (db: Db, days: readonly string[]): Promise<Columns<'employees', 'id'>[]> =>
  db.rows<Columns<'employees', 'id'>>(sql`
    select e.id from employees e
    where e.company_id = ${db.scope.companyId} and e.is_active and exists (
      select from unnest(${days}::date[]) as d (day) cross join lateral (
        select from absences s
        where s.company_id = e.company_id and s.employee_id = e.id and s.last_day >= d.day and s.first_day <= d.day
          and s.state in ('approved', 'waitingForApproval')
        limit 1) as away)
    order by e.id`)

/** Tells somebody what another contract does to their leave. */
export const tellOfContract = defineJob({
  name: 'tellOfContract',
  payload: z.strictObject({
    by: By,
    employeeId: Id,
    before: z.strictObject({ startDate: Day, periods: z.array(ContractPeriod) }),
  }),
  run: (context) => {
    const { by, employeeId, before } = context.payload
    return tell(context, [employeeId], {
      because: 'contract',
      by,
      before: ({ bankHolidays }) => ({ contract: before, bankHolidays }),
    })
  },
})

/** Tells people what other bank holidays do to their leave. */
export const tellOfBankHolidays = defineJob({
  name: 'tellOfBankHolidays',
  payload: z.strictObject({ by: By, days: z.array(z.strictObject({ day: Day, wasHoliday: z.boolean() })) }),
  run: async (context) => {
    const { by, days } = context.payload
    const people = await context.database.read(systemScope(context.companyId), (db) =>
      listAwayOn(
        db,
        days.map(({ day }) => day),
      ),
    )
    await tell(
      context,
      people.map(({ id }) => id),
      {
        because: 'bankHolidays',
        by,
        before: ({ contract, bankHolidays }) => {
          const earlier = new Map(bankHolidays)
          for (const { day, wasHoliday } of days)
            if (wasHoliday) earlier.set(day, '')
            else earlier.delete(day)
          return { contract, bankHolidays: earlier }
        },
      },
    )
  },
})
