import { randomUUID } from 'node:crypto'
import type { TestServer } from './test-server'

/** A booking in a role of the project, and one in a role of the opportunity. */
export const createSampleBookings = async (
  server: TestServer,
  companyId: string,
  { roleId, opportunityRoleId }: { readonly roleId: string; readonly opportunityRoleId: string },
) => {
  const book = async (role: string): Promise<string> => {
    const id: string = randomUUID()
    await server.sql(
      `insert into bookings (company_id, id, role_id, start_date, end_date, seconds_per_day, note, created_at, updated_at)
       values ($1, $2, $3, '2026-06-08', '2026-06-12', 3600, $4, now(), now())`,
      [companyId, id, role, `Marker ${id}`],
    )
    return id
  }
  return { bookingId: await book(roleId), opportunityBookingId: await book(opportunityRoleId) }
}

/** A view of master planning that its owner shares. */
export const createSampleView = async (server: TestServer, companyId: string, ownerId: string): Promise<string> => {
  const id: string = randomUUID()
  await server.sql(
    `insert into planning_views (company_id, id, owner_id, name, grouped_by, initial_range, show_unnamed_roles,
       included_employee_ids, included_rate_card_ids, included_targetable_ids, is_shared, created_at)
     values ($1, $2, $3, $4, 'resource', 'nextThreeMonth', true, '{}', '{}', '{}', true, now())`,
    [companyId, id, ownerId, `Marker ${id}`],
  )
  return id
}

/** A scenario of its owner, in which the booking is longer. */
export const createSampleScenario = async (
  server: TestServer,
  companyId: string,
  ownerId: string,
  bookingId: string,
): Promise<string> => {
  const id: string = randomUUID()
  await server.sql(
    `insert into planning_scenarios (company_id, id, owner_id, name, created_at) values ($1, $2, $3, $4, now())`,
    [companyId, id, ownerId, `Marker ${id}`],
  )
  await server.sql(
    `insert into planning_scenario_changes (company_id, scenario_id, id, kind, base, wanted, changed_by, changed_at)
     select company_id, $3, id, 'booking', to_jsonb(b), to_jsonb(b) || '{"end_date": "2026-06-19"}', $4, now()
     from bookings b where company_id = $1 and id = $2`,
    [companyId, bookingId, id, ownerId],
  )
  return id
}
