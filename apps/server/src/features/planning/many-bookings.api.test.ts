import { randomUUID } from 'node:crypto'
import { masterPlanning } from '@praxis/contract/planning/master-planning'
import { planningChanges } from '@praxis/contract/planning/planning-changes'
import { targetablePlanning } from '@praxis/contract/planning/targetable-planning'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Tx } from '../../platform/database/database'
import type { TestServer } from '../../testing/test-server'
import { createPlanningFirm, HOUR, type PlanningFirm, startPlanningServer, WEEK } from './testing/planning-firm'

let server: TestServer
let firm: PlanningFirm
beforeAll(async () => {
  server = await startPlanningServer()
  firm = await createPlanningFirm(server)
})

const { offsetBookings, deleteBookings } = masterPlanning
const { splitBooking, copyBookings } = planningChanges

/** A project with a booking by day over two weeks, and one by total from Monday to Friday of the first. */
const start = async () => {
  const projectID = await firm.insertTarget('project')
  const roleID = await firm.addRole(projectID)
  const daily = await firm.plan({ roleID, endDate: '2026-07-31' })
  const total = await firm.plan({ roleID, secondsPerDay: null, totalSeconds: 5 * HOUR })
  return { projectID, roleID, daily, total, bookingIDs: [daily.id, total.id] }
}
const rowsOf = async (projectID: string) =>
  (await firm.bookingsOf(projectID)).map(({ from, to, perDay, total }) => [from, to, perDay ?? `${total} in all`])

describe('moving many', () => {
  it('moves by days, by weeks, or until the first begins on a day', async () => {
    const { projectID, bookingIDs } = await start()
    await firm.manager.call(offsetBookings, { body: { bookingIDs, offsetMethod: 'days', offset: 3 } })
    expect(new Set(await rowsOf(projectID))).toEqual(
      new Set([
        ['2026-07-23', '2026-08-03', HOUR],
        ['2026-07-23', '2026-07-27', `${5 * HOUR} in all`],
      ]),
    )
    await firm.manager.call(offsetBookings, { body: { bookingIDs, offsetMethod: 'weeks', offset: -1 } })
    const until = { bookingIDs, offsetMethod: 'until', until: '2026-07-01' } as const
    await firm.manager.call(offsetBookings, { body: until })
    expect((await rowsOf(projectID)).map(([from]) => from)).toEqual(['2026-07-01', '2026-07-01'])
    expect(await firm.manager.call(offsetBookings, { body: until })).toMatchObject({ changeID: null, bookings: [] })
  })

  it('moves only what lies within a range, and cuts at its edges', async () => {
    const { projectID, daily, total, bookingIDs } = await start()
    const within = { rangeStartDate: '2026-07-22', rangeEndDate: '2026-07-23' }
    const moved = await firm.manager.call(offsetBookings, {
      body: { bookingIDs, offsetMethod: 'weeks', offset: 4, ...within },
    })
    expect(moved.bookings).toHaveLength(6)
    expect(moved.bookings.filter(({ cutFrom }) => cutFrom === daily.id)).toHaveLength(2)
    expect(moved.bookings.find(({ id }) => id === total.id)).toMatchObject({
      endDate: '2026-07-21',
      totalSeconds: 2 * HOUR,
    })
    expect(new Set(await rowsOf(projectID))).toEqual(
      new Set([
        ['2026-07-20', '2026-07-21', HOUR],
        ['2026-07-20', '2026-07-21', `${2 * HOUR} in all`],
        ['2026-07-24', '2026-07-31', HOUR],
        ['2026-07-24', '2026-07-24', `${HOUR} in all`],
        ['2026-08-19', '2026-08-20', HOUR],
        ['2026-08-19', '2026-08-20', `${2 * HOUR} in all`],
      ]),
    )
  })

  it('says what is missing, and refuses days too far away', async () => {
    const { bookingIDs } = await start()
    const pathOf = async (body: Parameters<typeof firm.manager.call<typeof offsetBookings>>[1]['body']) =>
      (await firm.manager.refusal(offsetBookings, { body })).fields
    expect(await pathOf({ bookingIDs, offsetMethod: 'weeks' })).toMatchObject([{ path: 'offset' }])
    expect(await pathOf({ bookingIDs, offsetMethod: 'until' })).toMatchObject([{ path: 'until' }])
    const backwards = { rangeStartDate: '2026-07-22', rangeEndDate: '2026-07-21' }
    expect(await pathOf({ bookingIDs, offsetMethod: 'days', offset: 1, ...backwards })).toMatchObject([
      { path: 'rangeEndDate' },
    ])
    expect(await pathOf({ bookingIDs, offsetMethod: 'until', until: '8999-12-30' })).toMatchObject([{ path: 'until' }])
    const unknown = { bookingIDs: [...bookingIDs, randomUUID()], offsetMethod: 'days' as const, offset: 1 }
    expect(await firm.manager.refusal(offsetBookings, { body: unknown })).toMatchObject({ reason: 'notFound' })
  })
})

it('deletes many, or what lies of them within a range', async () => {
  const { projectID, bookingIDs, daily, total } = await start()
  const query = { bookingIDs, rangeStartDate: '2026-07-20', rangeEndDate: '2026-07-26' }
  const cut = await firm.manager.call(deleteBookings, { query })
  expect(cut).toMatchObject({ deletedIDs: [total.id], bookings: [{ id: daily.id, startDate: '2026-07-27' }] })
  expect(await rowsOf(projectID)).toEqual([['2026-07-27', '2026-07-31', HOUR]])
  expect(await firm.manager.call(deleteBookings, { query: { bookingIDs: [daily.id] } })).toMatchObject({
    deletedIDs: [daily.id],
  })
  expect(await firm.bookingsOf(projectID)).toEqual([])
})

it('does nothing when none are chosen, and refuses more than two hundred', async () => {
  const nothing = { changeID: null, deletedIDs: [], bookings: [], roles: [] }
  const move = (bookingIDs: string[]) => ({ body: { bookingIDs, offsetMethod: 'days' as const, offset: 1 } })
  expect(await firm.manager.call(offsetBookings, move([]))).toEqual(nothing)
  expect(await firm.manager.call(deleteBookings, { query: {} })).toEqual(nothing)
  expect(await firm.manager.call(deleteBookings, { query: { bookingIDs: [] } })).toEqual(nothing)
  const params = { id: await firm.insertTarget('project') }
  expect(await firm.manager.call(targetablePlanning.offsetProjectBookings, { params, ...move([]) })).toEqual(nothing)
  const many = Array.from({ length: 201 }, () => randomUUID())
  const refused = { fields: [{ path: 'bookingIDs', message: 'Maximum 200 entries' }] }
  expect(await firm.manager.refusal(offsetBookings, move(many))).toMatchObject(refused)
  expect(await firm.manager.refusal(deleteBookings, { query: { bookingIDs: many } })).toMatchObject(refused)
})

it('splits a booking, of which the first piece keeps the id', async () => {
  const { total } = await start()
  const params = { bookingId: total.id }
  expect((await firm.manager.call(splitBooking, { params, body: { day: '2026-07-22' } })).bookings).toMatchObject([
    { id: total.id, endDate: '2026-07-21', totalSeconds: 2 * HOUR },
    { cutFrom: total.id, startDate: '2026-07-22', totalSeconds: 3 * HOUR },
  ])
  for (const day of ['2026-07-20', '2026-07-25'])
    expect(await firm.manager.refusal(splitBooking, { params, body: { day } })).toMatchObject({
      fields: [{ path: 'day' }],
    })
})

it('copies bookings to other days, or to another person on the same targets', async () => {
  const { roleID, projectID, bookingIDs } = await start()
  const copies = await firm.manager.call(copyBookings, { body: { bookingIDs, offsetDays: 14 } })
  expect(copies.bookings.map(({ roleID: role, startDate, cutFrom }) => [role, startDate, cutFrom])).toEqual([
    [roleID, '2026-08-03', null],
    [roleID, '2026-08-03', null],
  ])
  const toBen = await firm.manager.call(copyBookings, { body: { bookingIDs, employeeID: firm.ben.employeeId } })
  expect(toBen.roles).toMatchObject([{ employeeID: firm.ben.employeeId, projectID }])
  expect(toBen.bookings).toHaveLength(2)
  const body = { bookingIDs, employeeID: randomUUID() }
  expect(await firm.manager.refusal(copyBookings, { body })).toMatchObject({ fields: [{ path: 'employeeID' }] })
})

it('copies bookings into a role, for a rate card, and on another project for the same people', async () => {
  const [{ bookingIDs, projectID }, other] = [await start(), await firm.insertTarget('project')]
  const roleID = await firm.addRole(other)
  const copy = (body: object) => firm.manager.call(copyBookings, { body: { bookingIDs, ...body } })
  const inRole = await copy({ roleID })
  expect(inRole.bookings.map((booking) => booking.roleID)).toEqual([roleID, roleID])
  expect(inRole.roles).toMatchObject([{ id: roleID, projectID: other }])
  const rateCardID: string = randomUUID()
  await server.sql(
    `insert into rate_cards (company_id, id, name, hourly_charge, hourly_cost) values ($1, $2, 'Seniors', 9000, 6000)`,
    [firm.company.id, rateCardID],
  )
  expect((await copy({ rateCardID })).roles).toMatchObject([{ rateCardID, employeeID: null, projectID }])

  const { id: ofAna } = await firm.plan({ projectID, employeeID: firm.ana.employeeId })
  const moved = await copy({ bookingIDs: [ofAna], projectID: other })
  expect(moved.roles).toMatchObject([{ employeeID: firm.ana.employeeId, projectID: other }])
  // On its own project it stays in its own role.
  const again = await copy({ projectID })
  expect(again.bookings.map((booking) => booking.roleID)).toEqual(
    (await copy({})).bookings.map(({ roleID: own }) => own),
  )

  const refusal = (body: object) => firm.manager.refusal(copyBookings, { body: { bookingIDs, ...body } })
  expect(await refusal({ roleID, rateCardID })).toMatchObject({ fields: [{ path: 'roleID' }] })
  expect(await refusal({ roleID, projectID })).toMatchObject({ reason: 'notFound' })
  expect(await refusal({ roleID: randomUUID() })).toMatchObject({ reason: 'notFound' })
  expect(await refusal({ opportunityID: other })).toMatchObject({ reason: 'notFound' })
  const strangers = await createPlanningFirm(server)
  expect(await refusal({ projectID: await strangers.insertTarget('project') })).toMatchObject({ reason: 'notFound' })
  // Who plans one project plans nothing on another.
  await firm.letIn(projectID, firm.ben, { planning: 'write' })
  const bens = await firm.ben.refusal(copyBookings, { body: { bookingIDs, roleID } })
  expect(bens).toMatchObject({ reason: 'notFound' })
})

/** How many statements the mutations within `work` send. */
const statementsWithin = async (work: () => Promise<unknown>): Promise<number> => {
  const { database } = server.application.running
  const { mutate } = database
  let count = 0
  const counting = (db: Tx): Tx =>
    new Proxy(db, {
      get: (target, name) => {
        const value: unknown = Reflect.get(target, name, target)
        if (typeof value !== 'function') return value
        if (name === 'rows' || name === 'row' || name === 'run') count += 1
        return value.bind(target)
      },
    })
  database.mutate = (scope, called, ...more) =>
    mutate.call(database, scope, (db) => called(counting(db)), ...more) as never
  try {
    await work()
  } finally {
    database.mutate = mutate
  }
  return count
}

it('takes as many statements for two hundred bookings as for two', async () => {
  const roles = await Promise.all(
    Array.from({ length: 4 }, async () => firm.addRole(await firm.insertTarget('project'), firm.ana.employeeId)),
  )
  const bookings = await Promise.all(
    Array.from({ length: 200 }, (_, index) =>
      firm.book(roles[index % 4] ?? '', WEEK.startDate, WEEK.endDate, { totalSeconds: 5 * HOUR }),
    ),
  )
  const move = (bookingIDs: string[]) =>
    firm.manager.call(offsetBookings, {
      body: { bookingIDs, offsetMethod: 'days', offset: 30, rangeStartDate: '2026-07-22' },
    })
  await firm.manager.call(deleteBookings, { query: { bookingIDs: bookings.splice(0, 1) } })
  const few = await statementsWithin(() => move(bookings.splice(0, 2)))
  const many = await statementsWithin(() => move(bookings))
  expect(few).toBeGreaterThan(5)
  expect(many).toBeLessThanOrEqual(few)
})
