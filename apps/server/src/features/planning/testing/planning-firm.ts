import { masterPlanning } from '@praxis/contract/planning/master-planning'
import type { Input } from '@praxis/contract/protocol/endpoint'
import type { TestPerson } from '../../../testing/people'
import type { TestServer } from '../../../testing/test-server'
import { createPlansFirm } from '../../plans/testing/plans-firm'

export { NOW, startPlansServer as startPlanningServer } from '../../plans/testing/plans-firm'

type Booked = Input<typeof masterPlanning.createBooking>['body']

export const HOUR = 3600
/** Monday to Friday, the week after the clock of the tests. */
export const WEEK = { startDate: '2026-07-20', endDate: '2026-07-24' } as const

/** The firm of plans, with what planners do in it. */
export const createPlanningFirm = async (server: TestServer) => {
  const firm = await createPlansFirm(server)
  /** Books by master planning; gives the booking. */
  const plan = async (body: Partial<Booked>, who: TestPerson = firm.manager) => {
    const changed = await who.call(masterPlanning.createBooking, { body: { ...WEEK, secondsPerDay: HOUR, ...body } })
    const [booking] = changed.bookings
    if (!booking) throw new Error('a booking was made')
    return { ...booking, changeID: changed.changeID }
  }
  /** All bookings and roles of the firm exactly as they are stored, but for who wrote them last and when. */
  const storedRows = async () => {
    const [row] = await server.sql<{ rows: string }>(
      `select jsonb_build_object(
         'bookings', (select coalesce(jsonb_agg(to_jsonb(b) - 'version' - 'updated_at' - 'updated_by' order by b.id), '[]')
                      from bookings b where b.company_id = $1),
         'roles', (select coalesce(jsonb_agg(to_jsonb(r) - 'version' - 'updated_at' order by r.id), '[]')
                   from targetable_roles r where r.company_id = $1))::text as rows`,
      [firm.company.id],
    )
    return row?.rows
  }
  const historyOf = (id: string, action = 'bookingsChanged') =>
    server.sql<{ before: { bookings: string[] } | null; after: { bookings: string[] } | null; entity: string }>(
      `select entity, before, after from history where company_id = $1 and entity_id = $2 and action = $3 order by ctid`,
      [firm.company.id, id, action],
    )
  return { ...firm, plan, storedRows, historyOf }
}

export type PlanningFirm = Awaited<ReturnType<typeof createPlanningFirm>>
