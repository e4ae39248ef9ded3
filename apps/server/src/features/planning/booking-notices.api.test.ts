import { notifications } from '@praxis/contract/people/notifications'
import { masterPlanning } from '@praxis/contract/planning/master-planning'
import { planningChanges } from '@praxis/contract/planning/planning-changes'
import { beforeAll, expect, it } from 'vitest'
import { systemScope } from '../../platform/database/scope'
import { sql } from '../../platform/database/sql'
import { doWhatIsDue } from '../../testing/due-work/do-what-is-due'
import { listen } from '../../testing/event-stream'
import { createEmployee, type TestPerson } from '../../testing/people'
import { startTestServer, type TestServer } from '../../testing/test-server'
import { until } from '../../testing/until'
import { tellOfNoted } from '../bookings/tell-of-bookings'
import { createPlanningFirm, type PlanningFirm } from './testing/planning-firm'

let server: TestServer
let firm: PlanningFirm
let now = new Date('2026-07-15T10:00:00.000Z')
beforeAll(async () => {
  server = await startTestServer({ clock: () => now })
  firm = await createPlanningFirm(server)
})

const person = () => createEmployee(server, firm.company, { firstName: 'Bea', lastName: 'Booked' })
const told = async (who: TestPerson) => {
  const { items } = await who.call(notifications.listNotifications, {})
  return items.filter(({ kind }) => kind === 'bookingsChanged').map(({ title, text, path }) => [title, text, path])
}
const change = (bookingId: string, body: { readonly note?: string; readonly percentage?: number }) =>
  firm.manager.call(masterPlanning.updateBooking, { params: { bookingId }, body })

it('tells a person once, an hour after the first change, what they are booked for by then', async () => {
  const [bea, projectID] = [await person(), await firm.insertTarget('project', { name: 'Tower' })]
  const { id } = await firm.plan({ projectID, employeeID: bea.employeeId })
  await change(id, { percentage: 5000 })
  const jobs = await server.sql<{ run_at: Date }>(
    `select run_at from graphile_worker.jobs where task_identifier = 'tellOfBookings'`,
  )
  expect(jobs.map(({ run_at }) => run_at.toISOString())).toEqual(['2026-07-15T11:00:00.000Z'])
  await server.drainJobs()
  expect(await told(bea)).toEqual([
    ['Your bookings on Tower have changed', '20/07/2026–24/07/2026, 50%', 'master-planning/me'],
  ])
  await server.drainJobs()
  expect(await told(bea)).toHaveLength(1)
})

it('tells nothing of what is as before, of one’s own changes, or where the company tells nobody', async () => {
  const [bea, projectID] = [await person(), await firm.insertTarget('project')]
  await firm.plan({ projectID, employeeID: bea.employeeId })
  await firm.manager.call(planningChanges.undoPlanningChange, { body: {} })
  await firm.plan({ projectID, employeeID: firm.manager.employeeId })
  await server.drainJobs()
  expect(await told(bea)).toEqual([])
  expect(await told(firm.manager)).toEqual([])
  const setting = (is: boolean) =>
    server.sql(
      `update companies set settings = jsonb_set(settings, '{opportunityAndProject}', $2) where company_id = $1`,
      [firm.company.id, JSON.stringify({ bookingNotices: is })],
    )
  await setting(false)
  await firm.plan({ projectID, employeeID: bea.employeeId })
  await server.drainJobs()
  expect(await told(bea)).toEqual([])
  await setting(true)
})

it('tells nobody of what is being changed right then, but afterwards', async () => {
  const [bea, projectID] = [await person(), await firm.insertTarget('project', { name: 'Bridge' })]
  await firm.plan({ projectID, employeeID: bea.employeeId })
  const { database } = server.application.running
  const scope = systemScope(firm.company.id)
  const notedAt = now.toISOString()
  await database.mutate(scope, async (planner) => {
    // As a planner does who changes the same while the hour ends.
    await planner.run(sql`
      select from booking_notices where company_id = ${firm.company.id} and targetable_id = ${projectID} for update`)
    expect(await database.mutate(scope, (db) => tellOfNoted(db, notedAt))).toBe(false)
  })
  expect(await database.mutate(scope, (db) => tellOfNoted(db, notedAt))).toBe(true)
  expect(await told(bea)).toHaveLength(1)
})

it('announces planning to planners, to those who read it there, and to those who are booked', async () => {
  const [bea, projectID] = [await person(), await firm.insertTarget('project')]
  await firm.letIn(projectID, firm.ben, { planning: 'read' })
  const outsider = await person()
  const streams = await Promise.all([firm.manager, firm.lead, firm.ben, bea, outsider].map(listen))
  await firm.plan({ projectID, employeeID: bea.employeeId })
  const hears = (stream: (typeof streams)[number]) =>
    stream.changes().some(({ topic, id }) => topic === 'planning' && id === projectID)
  await until(() => streams.slice(0, 4).every(hears))
  expect(streams.map(hears)).toEqual([true, true, true, true, false])
  for (const { hangUp } of streams) hangUp()
})

it('forgets changes that are older than thirty days, at night', async () => {
  const projectID = await firm.insertTarget('project')
  const { changeID } = await firm.plan({ projectID, employeeID: firm.ana.employeeId })
  now = new Date('2031-01-01T03:45:00.000Z')
  await doWhatIsDue(server)
  expect(await server.sql('select id from planning_changes where id = $1', [changeID])).toEqual([])
})
