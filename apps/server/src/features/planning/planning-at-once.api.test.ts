import { masterPlanning } from '@praxis/contract/planning/master-planning'
import { beforeAll, expect, it } from 'vitest'
import { createEmployee, type TestPerson } from '../../testing/people'
import type { TestServer } from '../../testing/test-server'
import { createPlanningFirm, HOUR, type PlanningFirm, startPlanningServer, WEEK } from './testing/planning-firm'

let server: TestServer
let firm: PlanningFirm
beforeAll(async () => {
  server = await startPlanningServer()
  firm = await createPlanningFirm(server)
  await firm.giveContracts()
})

const [PLANNERS, BOOKINGS, TARGETS, ROUNDS] = [20, 500, 10, 4]

/** So many bookings over all targets, in the order of their numbers. */
const bookMany = async (): Promise<string[]> => {
  const targets = await Promise.all(Array.from({ length: TARGETS }, () => firm.insertTarget('project')))
  const roles = await Promise.all(targets.map((id) => firm.addRole(id, firm.ana.employeeId)))
  const rows = await server.sql<{ id: string }>(
    `insert into bookings (company_id, id, role_id, start_date, end_date, seconds_per_day, created_at, updated_at)
     select $1, gen_random_uuid(), ($2::uuid[])[1 + n % ${TARGETS}], $3, $4, ${HOUR}, now(), now()
     from generate_series(1, ${BOOKINGS}) as n returning id`,
    [firm.company.id, roles, WEEK.startDate, WEEK.endDate],
  )
  return rows.map(({ id }) => id)
}

const LAST_DAY = '2026-11-30'

/** How many days of five that follow each other, so many days after a Monday of July, Ana works: no bank holidays. */
const workingDaysOfWeekFrom = (days: number): number => {
  const first = Date.parse(WEEK.startDate) + days * 86_400_000
  return [0, 1, 2, 3, 4].filter((day) => {
    const date = new Date(first + day * 86_400_000)
    return date.getUTCDay() % 6 !== 0 && date.toISOString().slice(0, 10) !== '2026-08-31'
  }).length
}

interface Done {
  /** How many changes of each booking were answered as done. */
  readonly touched: Map<string, number>
  seconds: number
  days: number
  readonly refused: string[]
}

it('loses no update of twenty planners who change five hundred bookings at once', async () => {
  const ids = await bookMany()
  const planners = await Promise.all(
    Array.from({ length: PLANNERS }, () =>
      createEmployee(server, firm.company, { capabilities: ['canManageProjects'] }),
    ),
  )
  const done: Done = { touched: new Map(), seconds: 0, days: 0, refused: [] }
  const count = (bookings: readonly { readonly id: string }[]) => {
    for (const { id } of bookings) done.touched.set(id, (done.touched.get(id) ?? 0) + 1)
  }
  const answerTo = async (response: Response) => {
    const answer = await response.json()
    if (!response.ok) done.refused.push(`${answer.reason}`)
    return response.ok ? answer.bookings : []
  }
  /** Moves a stretch of bookings on all targets by a day, in an order of the planner’s own. */
  const moveMany = async (planner: TestPerson, first: number) => {
    const some = Array.from({ length: 60 }, (_, index) => ids[(first + index * 7) % BOOKINGS] ?? '')
    const bookingIDs = first % 2 === 0 ? some : some.toReversed()
    const body = { bookingIDs, offsetMethod: 'days' as const, offset: 1 }
    const moved = await answerTo(await planner.send(masterPlanning.offsetBookings, { body }))
    done.days += moved.length
    count(moved)
  }
  /** Adds a second to what is seen, which counts only if nobody changed it since. */
  const addSecond = async (planner: TestPerson, place: number) => {
    const bookingId = ids[place % 5] ?? ''
    const [seen] = await server.sql<{ version: number; seconds: number }>(
      'select version, seconds_per_day as seconds from bookings where id = $1',
      [bookingId],
    )
    const body = { secondsPerDay: (seen?.seconds ?? 0) + 1, version: seen?.version ?? 0 }
    const changed = await answerTo(await planner.send(masterPlanning.updateBooking, { params: { bookingId }, body }))
    done.seconds += changed.length
    count(changed)
  }
  await Promise.all(
    planners.map(async (planner, number) => {
      for (let round = 0; round < ROUNDS; round += 1) {
        await moveMany(planner, number * 23 + round * 101)
        await addSecond(planner, number + round)
      }
    }),
  )
  expect(new Set(done.refused)).toEqual(new Set(['changedMeanwhile']))
  const rows = await server.sql<{ id: string; version: number; seconds: number; days: number }>(
    `select id, version, seconds_per_day as seconds, start_date - $2::date as days from bookings where id = any ($1)`,
    [ids, WEEK.startDate],
  )
  expect(rows.reduce((sum, { seconds }) => sum + seconds - HOUR, 0)).toBe(done.seconds)
  expect(rows.reduce((sum, { days }) => sum + days, 0)).toBe(done.days)
  expect(rows.filter(({ id, version }) => version !== 1 + (done.touched.get(id) ?? 0))).toEqual([])
  const [kept] = await server.sql<{ changes: number }>(
    `select sum(jsonb_array_length(bookings))::int as changes from planning_changes where company_id = $1`,
    [firm.company.id],
  )
  expect(kept?.changes).toBe(done.days + done.seconds)
  const { targetables } = await firm.manager.call(masterPlanning.getMasterPlanning, {
    query: { groupedBy: 'target', level: 'month', fromDate: WEEK.startDate, toDate: LAST_DAY },
  })
  const totals = targetables.flatMap(({ monthly }) => Object.values(monthly).map(({ hard }) => hard))
  expect(targetables).toHaveLength(TARGETS)
  expect(totals.reduce((sum, hard) => sum + hard, 0)).toBe(
    rows.reduce((sum, { seconds, days }) => sum + seconds * workingDaysOfWeekFrom(days), 0),
  )
}, 120_000)
