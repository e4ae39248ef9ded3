import { randomUUID } from 'node:crypto'
import type { NewBooking } from '@praxis/contract/planning/bookings'
import { masterPlanning } from '@praxis/contract/planning/master-planning'
import { planningChanges } from '@praxis/contract/planning/planning-changes'
import { targetablePlanning } from '@praxis/contract/planning/targetable-planning'
import { beforeAll, describe, expect, it } from 'vitest'
import { createEmployee } from '../../testing/people'
import type { TestServer } from '../../testing/test-server'
import { createPlanningFirm, HOUR, type PlanningFirm, startPlanningServer, WEEK } from './testing/planning-firm'

let server: TestServer
let firm: PlanningFirm
beforeAll(async () => {
  server = await startPlanningServer()
  firm = await createPlanningFirm(server)
})

const { createBooking, updateBooking, deleteBooking } = masterPlanning
const doors = {
  project: {
    create: targetablePlanning.createProjectBooking,
    update: targetablePlanning.updateProjectBooking,
    remove: targetablePlanning.deleteProjectBooking,
    offset: targetablePlanning.offsetProjectBookings,
    removeMany: targetablePlanning.deleteProjectBookings,
  },
  opportunity: {
    create: targetablePlanning.createOpportunityBooking,
    update: targetablePlanning.updateOpportunityBooking,
    remove: targetablePlanning.deleteOpportunityBooking,
    offset: targetablePlanning.offsetOpportunityBookings,
    removeMany: targetablePlanning.deleteOpportunityBookings,
  },
} as const
const perDay = { ...WEEK, secondsPerDay: HOUR }

describe.each(['project', 'opportunity'] as const)('the bookings of a %s', (kind) => {
  const door = doors[kind]
  const start = async () => {
    const id = await firm.insertTarget(kind)
    const roleId = await firm.addRole(id, firm.ana.employeeId)
    return { id, roleId, bookingId: await firm.book(roleId, WEEK.startDate, WEEK.endDate, { secondsPerDay: HOUR }) }
  }

  it('are made, changed, moved and deleted by those who may write its planning', async () => {
    const { id, roleId } = await start()
    await firm.letIn(id, firm.ben, { planning: 'write' })
    const params = { id }
    const made = await firm.ben.call(door.create, {
      params,
      body: { roleID: roleId, ...perDay, type: 'soft', note: 'Kick-off' },
    })
    const [booking] = made.bookings
    expect(made).toMatchObject({
      changeID: expect.any(String),
      deletedIDs: [],
      bookings: [{ roleID: roleId, ...perDay, totalSeconds: null, type: 'soft', note: 'Kick-off', version: 1 }],
      roles: [{ id: roleId, employeeID: firm.ana.employeeId, [`${kind}ID`]: id }],
    })
    const bookingId = booking?.id ?? ''
    const ofBooking = { params: { id, bookingId } }
    const changed = await firm.ben.call(door.update, { ...ofBooking, body: { percentage: 5000, version: 1 } })
    expect(changed.bookings).toMatchObject([{ secondsPerDay: null, percentage: 5000, type: 'soft', version: 2 }])
    const moved = await firm.ben.call(door.offset, {
      params,
      body: { bookingIDs: [bookingId], offsetMethod: 'weeks', offset: 1 },
    })
    expect(moved.bookings).toMatchObject([{ startDate: '2026-07-27', endDate: '2026-07-31' }])
    const cutShort = await firm.ben.call(door.removeMany, {
      params,
      query: { bookingIDs: [bookingId], rangeStartDate: '2026-07-30' },
    })
    expect(cutShort).toMatchObject({ deletedIDs: [], bookings: [{ id: bookingId, endDate: '2026-07-29' }] })
    expect(await firm.ben.call(door.remove, ofBooking)).toMatchObject({ deletedIDs: [bookingId], bookings: [] })
    const history = await firm.historyOf(id)
    expect(history).toHaveLength(5)
    expect(history[1]).toMatchObject({
      entity: `${kind}Planning`,
      before: { bookings: ['Engineer (Ana Reed): 20/07/2026–24/07/2026, 1h 00m a day, soft, Kick-off'] },
      after: { bookings: ['Engineer (Ana Reed): 20/07/2026–24/07/2026, 50%, soft, Kick-off'] },
    })
  })

  it('are closed to others: those who only read it, and those who do not see it', async () => {
    const { id, roleId, bookingId } = await start()
    const [create, ofBooking] = [{ params: { id }, body: { roleID: roleId, ...perDay } }, { params: { id, bookingId } }]
    const many = { bookingIDs: [bookingId] }
    const refusals = async (who: typeof firm.ben) => [
      (await who.refusal(door.create, create)).reason,
      (await who.refusal(door.update, { ...ofBooking, body: { note: 'x' } })).reason,
      (await who.refusal(door.remove, ofBooking)).reason,
      (await who.refusal(door.offset, { params: { id }, body: { ...many, offsetMethod: 'days', offset: 1 } })).reason,
      (await who.refusal(door.removeMany, { params: { id }, query: many })).reason,
      (await who.refusal(planningChanges.splitBooking, { params: { bookingId }, body: { day: '2026-07-22' } })).reason,
      (await who.refusal(planningChanges.copyBookings, { body: many })).reason,
    ]
    expect(new Set(await refusals(firm.ben))).toEqual(new Set(['notFound']))
    await firm.letIn(id, firm.ben, { planning: 'read' })
    expect(new Set(await refusals(firm.ben))).toEqual(new Set(['invalidPermission']))
    // Whoever fills a role reads its planning, and no more.
    expect(new Set(await refusals(firm.ana))).toEqual(new Set(['invalidPermission']))
    const stranger = (await createPlanningFirm(server)).manager
    expect(new Set(await refusals(stranger))).toEqual(new Set(['notFound']))
    await server.sql(`update targetables set ended_at = now() where id = $1`, [id])
    expect(new Set(await refusals(firm.lead))).toEqual(
      new Set([kind === 'project' ? 'plansOfInactiveProjectLocked' : 'opportunityLocked']),
    )
  })

  it('are not reached through another one', async () => {
    const [{ bookingId }, other] = [await start(), await firm.insertTarget(kind)]
    const ofBooking = { params: { id: other, bookingId } }
    expect(await firm.manager.refusal(door.update, { ...ofBooking, body: { note: 'x' } })).toMatchObject({
      reason: 'notFound',
    })
    expect(await firm.manager.refusal(door.remove, ofBooking)).toMatchObject({ reason: 'notFound' })
  })
})

it('is open in master planning only to managers of projects, and only in their company', async () => {
  const projectID = await firm.insertTarget('project')
  const { id: bookingId } = await firm.plan({ projectID, employeeID: firm.ana.employeeId })
  const ofBooking = { params: { bookingId } }
  expect(await firm.lead.refusal(createBooking, { body: { projectID, ...perDay } })).toMatchObject({
    reason: 'invalidPermission',
  })
  expect(await firm.lead.refusal(deleteBooking, ofBooking)).toMatchObject({ reason: 'invalidPermission' })
  const { manager } = await createPlanningFirm(server)
  expect(await manager.refusal(deleteBooking, ofBooking)).toMatchObject({ reason: 'notFound' })
  expect(
    await manager.refusal(createBooking, { body: { projectID, employeeID: manager.employeeId, ...perDay } }),
  ).toMatchObject({ reason: 'notFound' })
})

it('refuses amounts, days and roles that make no booking, and says which field', async () => {
  const [projectID, other] = [await firm.insertTarget('project'), await firm.insertTarget('project')]
  const roleID = await firm.addRole(projectID)
  const body = { projectID, roleID, ...perDay }
  const fieldOf = async (given: Partial<NewBooking> & { projectID?: string; opportunityID?: string }) => {
    const refusal = await firm.manager.refusal(createBooking, { body: { ...body, ...given } })
    expect(refusal).toMatchObject({ status: 400, reason: 'invalidInput' })
    return refusal.fields
  }
  expect(await fieldOf({ totalSeconds: HOUR })).toMatchObject([{ path: 'totalSeconds' }])
  expect(await fieldOf({ secondsPerDay: null })).toMatchObject([{ path: 'secondsPerDay' }])
  expect(await fieldOf({ endDate: '2026-07-19' })).toMatchObject([{ path: 'endDate' }])
  expect(await fieldOf({ endDate: '2036-08-01' })).toMatchObject([{ path: 'endDate' }])
  expect(await fieldOf({ roleID: await firm.addRole(other) })).toMatchObject([{ path: 'roleID' }])
  expect(await fieldOf({ roleID: undefined })).toMatchObject([{ path: 'roleID' }])
  expect(await fieldOf({ employeeID: firm.ana.employeeId })).toMatchObject([{ path: 'roleID' }])
  expect(await fieldOf({ opportunityID: other })).toMatchObject([{ path: 'opportunityID' }])
  expect(await fieldOf({ roleID: undefined, rateCardID: randomUUID() })).toMatchObject([{ path: 'rateCardID' }])
  expect(await fieldOf({ roleID: undefined, employeeID: randomUUID() })).toMatchObject([{ path: 'employeeID' }])
  const without = { ...perDay, employeeID: firm.ana.employeeId }
  expect(await firm.manager.refusal(createBooking, { body: without })).toMatchObject({
    fields: [{ path: 'projectID' }],
  })
})

it('takes the person’s role: that of the name, else the newest, else one that is added with their title and rates', async () => {
  const projectID = await firm.insertTarget('project')
  const title = await createEmployee(server, firm.company, { jobTitle: 'Tester', firstName: 'Tess' })
  const rateCardID = randomUUID()
  await server.sql(
    `insert into rate_cards (company_id, id, name, hourly_charge, hourly_cost) values ($1, $2, $3, 9000, 4000)`,
    [firm.company.id, rateCardID, `Card ${rateCardID}`],
  )
  const first = await firm.plan({ projectID, employeeID: title.employeeId })
  const again = await firm.plan({ projectID, employeeID: title.employeeId })
  expect(again.roleID).toBe(first.roleID)
  const older = await firm.addRole(projectID, title.employeeId, 'Writer')
  expect((await firm.plan({ projectID, employeeID: title.employeeId, roleName: 'Writer' })).roleID).toBe(older)
  expect((await firm.plan({ projectID, employeeID: title.employeeId, roleName: 'Unknown' })).roleID).toBe(first.roleID)
  const unnamed = await firm.plan({ projectID, rateCardID })
  expect((await firm.plan({ projectID, rateCardID })).roleID).toBe(unnamed.roleID)
  expect(
    await server.sql(
      `select name, employee_id, hourly_charge::int as charge from targetable_roles where targetable_id = $1 order by created_at, name`,
      [projectID],
    ),
  ).toEqual([
    { name: 'Writer', employee_id: title.employeeId, charge: 10_000 },
    { name: `Card ${rateCardID}`, employee_id: null, charge: 9000 },
    { name: 'Tester', employee_id: title.employeeId, charge: 0 },
  ])
})

it('moves a booking to another person, or with its person to another target', async () => {
  const [projectID, opportunityID] = [await firm.insertTarget('project'), await firm.insertTarget('opportunity')]
  const { id: bookingId, roleID } = await firm.plan({ projectID, employeeID: firm.ana.employeeId, roleName: 'Coach' })
  const ofBooking = { params: { bookingId } }
  const toBen = await firm.manager.call(updateBooking, { ...ofBooking, body: { employeeID: firm.ben.employeeId } })
  expect(toBen.roles).toMatchObject([{ employeeID: firm.ben.employeeId, projectID, name: 'Staff' }])
  const back = await firm.manager.call(updateBooking, { ...ofBooking, body: { roleID } })
  expect(back).toMatchObject({ bookings: [{ roleID, version: 3 }] })
  const sold = await firm.manager.call(updateBooking, { ...ofBooking, body: { opportunityID } })
  expect(sold.roles).toMatchObject([{ employeeID: firm.ana.employeeId, opportunityID, projectID: null, name: 'Coach' }])
  expect(await firm.historyOf(projectID)).toHaveLength(4)
  expect(await firm.historyOf(opportunityID)).toMatchObject([
    { before: { bookings: [] }, after: { bookings: [expect.stringContaining('Coach (Ana Reed)')] } },
  ])
  const wrongKind = { ...ofBooking, body: { projectID: opportunityID } }
  expect(await firm.manager.refusal(updateBooking, wrongKind)).toMatchObject({ reason: 'notFound' })
  expect(await firm.manager.refusal(updateBooking, { ...ofBooking, body: { roleID } })).toMatchObject({
    fields: [{ path: 'roleID' }],
  })
})

it('changes nothing, and keeps nothing to undo, where all is as it was', async () => {
  const projectID = await firm.insertTarget('project')
  const { id: bookingId, changeID } = await firm.plan({ projectID, employeeID: firm.ana.employeeId })
  const same = await firm.manager.call(updateBooking, { params: { bookingId }, body: { note: '', type: 'hard' } })
  expect(same).toEqual({ changeID: null, deletedIDs: [], bookings: [], roles: [] })
  expect((await firm.manager.call(planningChanges.getPlanningChanges, {})).undo).toMatchObject({ id: changeID })
})

it('refuses a change that was made on another version, and does a repeated one once', async () => {
  const projectID = await firm.insertTarget('project')
  const { id: bookingId } = await firm.plan({ projectID, employeeID: firm.ana.employeeId })
  const change = (note: string) => ({ params: { bookingId }, body: { note, version: 1 } }) as const
  await firm.manager.call(updateBooking, change('first'))
  expect(await firm.manager.refusal(updateBooking, change('second'))).toMatchObject({ reason: 'changedMeanwhile' })
  const body = { projectID, employeeID: firm.ana.employeeId, ...perDay }
  const key = randomUUID()
  const [one, two] = [
    await firm.manager.call(createBooking, { body }, { idempotencyKey: key }),
    await firm.manager.call(createBooking, { body }, { idempotencyKey: key }),
  ]
  expect(two).toEqual(one)
  expect(await firm.manager.refusal(deleteBooking, { params: { bookingId: randomUUID() } })).toMatchObject({
    reason: 'notFound',
  })
})

describe('a booking that takes more than a whole day of a day', () => {
  const refused = (path: string) => ({ fields: [{ path, message: 'Maximum of 24 hours a day' }] })
  let own: PlanningFirm
  let projectID: string
  beforeAll(async () => {
    own = await createPlanningFirm(server)
    await own.giveContracts()
    projectID = await own.insertTarget('project')
  })
  const book = (body: Partial<NewBooking>) => ({
    body: { projectID, employeeID: own.ana.employeeId, ...WEEK, ...body },
  })

  it('is refused by total and by percentage, up to the second', async () => {
    const { manager } = own
    for (const [most, more] of [
      [{ totalSeconds: 5 * 86_400 }, { totalSeconds: 5 * 86_400 + 1 }],
      // 320 % of seven and a half hours are 24.
      [{ percentage: 32_000 }, { percentage: 32_001 }],
    ] as const) {
      const [path] = Object.keys(more)
      expect(await manager.refusal(createBooking, book(more))).toMatchObject(refused(path ?? ''))
      const { id: bookingId } = await own.plan(book({ secondsPerDay: null, ...most }).body)
      const change = { params: { bookingId }, body: more }
      expect(await manager.refusal(updateBooking, change)).toMatchObject(refused(path ?? ''))
    }
  })

  it('is refused where it is moved or copied to fewer days that carry it', async () => {
    const { id } = await own.plan(book({ secondsPerDay: null, totalSeconds: 5 * 86_400 }).body)
    const bookingIDs = [id]
    // Five days from Thursday on have three working days.
    const moved = { body: { bookingIDs, offsetMethod: 'days', offset: 3 } } as const
    expect(await own.manager.refusal(masterPlanning.offsetBookings, moved)).toMatchObject(refused('offset'))
    const copied = { body: { bookingIDs, offsetDays: 3 } }
    expect(await own.manager.refusal(planningChanges.copyBookings, copied)).toMatchObject(refused('offsetDays'))
    const weeks = { body: { bookingIDs, offsetMethod: 'weeks', offset: 1 } } as const
    expect((await own.manager.call(masterPlanning.offsetBookings, weeks)).bookings).toHaveLength(1)
  })
})

it('lies within twenty years of today, so that nothing counts the days of centuries', async () => {
  const projectID = await firm.insertTarget('project')
  const far = { message: 'Date must be within 20 years' }
  for (const [path, startDate, endDate] of [
    ['startDate', '1900-01-01', '1900-01-02'],
    ['startDate', '2046-08-01', '2046-08-02'],
    ['endDate', '2040-01-01', '2046-08-02'],
  ] as const) {
    const body = { projectID, employeeID: firm.ana.employeeId, secondsPerDay: HOUR, startDate, endDate }
    expect(await firm.manager.refusal(createBooking, { body })).toMatchObject({ fields: [{ path, ...far }] })
  }
  const { id } = await firm.plan({ projectID, employeeID: firm.ana.employeeId })
  const ofBooking = { params: { bookingId: id } }
  const body = { startDate: '8990-01-01', endDate: '8990-01-02' }
  expect(await firm.manager.refusal(updateBooking, { ...ofBooking, body })).toMatchObject({
    fields: [{ path: 'startDate', ...far }],
  })
  for (const [path, change] of [
    ['offset', { offsetMethod: 'weeks', offset: 3660 }],
    ['until', { offsetMethod: 'until', until: '8990-01-01' }],
  ] as const)
    expect(
      await firm.manager.refusal(masterPlanning.offsetBookings, { body: { bookingIDs: [id], ...change } }),
    ).toMatchObject({ fields: [{ path, ...far }] })
})

it('books nobody who has left, also where they still have a role', async () => {
  const projectID = await firm.insertTarget('project')
  const leaver = await createEmployee(server, firm.company, { firstName: 'Gone' })
  const theirs = await firm.plan({ projectID, employeeID: leaver.employeeId })
  const { id: bookingId } = await firm.plan({ projectID, employeeID: firm.ana.employeeId })
  await server.sql('update employees set is_active = false where id = $1', [leaver.employeeId])
  const { employeeId: employeeID } = leaver
  const refused = { fields: [{ path: 'employeeID', message: 'Choose an active employee' }] }
  const { manager } = firm
  expect(await manager.refusal(createBooking, { body: { projectID, employeeID, ...perDay } })).toMatchObject(refused)
  expect(await manager.refusal(updateBooking, { params: { bookingId }, body: { employeeID } })).toMatchObject(refused)
  const copied = { body: { bookingIDs: [bookingId], employeeID } }
  expect(await manager.refusal(planningChanges.copyBookings, copied)).toMatchObject(refused)
  // What they were booked for stays, and can be given to somebody else.
  const body = { employeeID: firm.ben.employeeId }
  const given = await manager.call(updateBooking, { params: { bookingId: theirs.id }, body })
  expect(given.roles).toMatchObject([{ employeeID: firm.ben.employeeId }])
})
