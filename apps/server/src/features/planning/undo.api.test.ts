import { masterPlanning } from '@praxis/contract/planning/master-planning'
import { planningChanges } from '@praxis/contract/planning/planning-changes'
import { targetablePlanning } from '@praxis/contract/planning/targetable-planning'
import { projects } from '@praxis/contract/projects/projects'
import { addDays } from '@praxis/domain/calendar/day'
import { beforeAll, expect, it } from 'vitest'
import { createEmployee } from '../../testing/people'
import type { TestServer } from '../../testing/test-server'
import { createPlanningFirm, HOUR, type PlanningFirm, startPlanningServer, WEEK } from './testing/planning-firm'

let server: TestServer
let firm: PlanningFirm
beforeAll(async () => {
  server = await startPlanningServer()
  firm = await createPlanningFirm(server)
})

const { undoPlanningChange, redoPlanningChange, getPlanningChanges, splitBooking, copyBookings } = planningChanges
const newPlanner = () =>
  createEmployee(server, firm.company, { firstName: 'Petra', lastName: 'Planner', capabilities: ['canManageProjects'] })
const undo = (who: Awaited<ReturnType<typeof newPlanner>>, changeID?: string) =>
  who.call(undoPlanningChange, { body: changeID === undefined ? {} : { changeID } })

it('takes changes back one by one, with the roles they made, and makes them again', async () => {
  const [planner, projectID] = [await newPlanner(), await firm.insertTarget('project')]
  expect(await planner.call(getPlanningChanges, {})).toEqual({ undo: null, redo: null })
  expect(await planner.refusal(undoPlanningChange, { body: {} })).toMatchObject({ reason: 'nothingToUndo' })
  const empty = await firm.storedRows()
  const { id: bookingId } = await firm.plan({ projectID, employeeID: firm.ana.employeeId }, planner)
  const booked = await firm.storedRows()
  await planner.call(splitBooking, { params: { bookingId }, body: { day: '2026-07-22' } })
  const split = await firm.storedRows()
  expect(await planner.call(getPlanningChanges, {})).toMatchObject({ undo: { action: 'split', count: 2 }, redo: null })
  await undo(planner)
  expect(await firm.storedRows()).toBe(booked)
  expect(await undo(planner)).toMatchObject({ deletedIDs: [bookingId], bookings: [] })
  expect(await firm.storedRows()).toBe(empty)
  expect(await planner.call(getPlanningChanges, {})).toMatchObject({ undo: null, redo: { action: 'booked', count: 1 } })
  await planner.call(redoPlanningChange, { body: {} })
  expect(await firm.storedRows()).toBe(booked)
  await planner.call(redoPlanningChange, { body: {} })
  expect(await firm.storedRows()).toBe(split)
  expect(await planner.refusal(redoPlanningChange, { body: {} })).toMatchObject({ reason: 'nothingToUndo' })
  expect(await firm.historyOf(projectID)).toHaveLength(6)
  const [row] = await server.sql<{ version: number }>('select version from bookings where id = $1', [bookingId])
  expect(row?.version).toBe(5)
})

it('forgets what was taken back once something new is changed', async () => {
  const [planner, projectID] = [await newPlanner(), await firm.insertTarget('project')]
  const { changeID } = await firm.plan({ projectID, employeeID: firm.ana.employeeId }, planner)
  await undo(planner, changeID ?? '')
  await firm.plan({ projectID, employeeID: firm.ben.employeeId }, planner)
  expect(await planner.call(getPlanningChanges, {})).toMatchObject({ undo: { action: 'booked' }, redo: null })
})

it('undoes only the change that is expected, and once, also when it is asked for twice at the same time', async () => {
  const [planner, projectID] = [await newPlanner(), await firm.insertTarget('project')]
  const first = await firm.plan({ projectID, employeeID: firm.ana.employeeId }, planner)
  const second = await firm.plan({ projectID, employeeID: firm.ana.employeeId }, planner)
  const body = { changeID: first.changeID ?? '' }
  expect(await planner.refusal(undoPlanningChange, { body })).toMatchObject({ reason: 'changedMeanwhile' })
  const answers = await Promise.all(
    [1, 2, 3].map(() => planner.send(undoPlanningChange, { body: { changeID: second.changeID ?? '' } })),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
  expect((await planner.call(getPlanningChanges, {})).undo).toMatchObject({ id: first.changeID })
})

it('is refused with the name of whoever changed the same since', async () => {
  const [planner, projectID] = [await newPlanner(), await firm.insertTarget('project')]
  const changed = await firm.plan({ projectID, employeeID: firm.ana.employeeId }, planner)
  const ofBooking = { params: { bookingId: changed.id } }
  await firm.manager.call(masterPlanning.updateBooking, { ...ofBooking, body: { note: 'Mine' } })
  const refused = { status: 409, reason: 'bookingChangedSince', who: 'Mona Reed' }
  expect(await planner.refusal(undoPlanningChange, { body: {} })).toMatchObject(refused)
  await undo(firm.manager)
  await undo(planner)
  const gone = await firm.plan({ projectID, employeeID: firm.ana.employeeId }, planner)
  await firm.manager.call(masterPlanning.deleteBooking, { params: { bookingId: gone.id } })
  expect(await planner.refusal(undoPlanningChange, { body: {} })).toMatchObject(refused)
  const kept = await firm.plan({ projectID, employeeID: firm.ana.employeeId }, planner)
  await planner.call(masterPlanning.deleteBooking, { params: { bookingId: kept.id } })
  await firm.manager.call(masterPlanning.deletePlanningRole, { params: { roleId: kept.roleID } })
  expect(await planner.refusal(undoPlanningChange, { body: {} })).toMatchObject(refused)
})

it('keeps a role that somebody else uses by now', async () => {
  const [planner, projectID] = [await newPlanner(), await firm.insertTarget('project')]
  const { roleID } = await firm.plan({ projectID, employeeID: firm.ana.employeeId }, planner)
  const theirs = await firm.plan({ projectID, employeeID: firm.ana.employeeId })
  expect(theirs.roleID).toBe(roleID)
  await undo(planner)
  expect(await server.sql('select id from bookings where role_id = $1', [roleID])).toEqual([{ id: theirs.id }])
  await planner.call(redoPlanningChange, { body: {} })
  expect(await server.sql('select id from bookings where role_id = $1', [roleID])).toHaveLength(2)
})

it('asks anew who may: not for those who may no longer write, nor once the project has ended', async () => {
  const id = await firm.insertTarget('project')
  const planner = await newPlanner()
  await firm.plan({ projectID: id, employeeID: firm.ana.employeeId }, planner)
  await server.sql('update employees set can_manage_projects = false where id = $1', [planner.employeeId])
  expect(await planner.refusal(undoPlanningChange, { body: {} })).toMatchObject({ reason: 'notFound' })
  await firm.letIn(id, planner, { planning: 'read' })
  expect(await planner.refusal(undoPlanningChange, { body: {} })).toMatchObject({ reason: 'invalidPermission' })
  await server.sql('update employees set can_manage_projects = true where id = $1', [planner.employeeId])
  await server.sql('update targetables set ended_at = now() where id = $1', [id])
  expect(await planner.refusal(undoPlanningChange, { body: {} })).toMatchObject({
    reason: 'plansOfInactiveProjectLocked',
  })
})

it('takes back roles that were added, changed and deleted, with their bookings', async () => {
  const [planner, id] = [await newPlanner(), await firm.insertTarget('project')]
  const states = [await firm.storedRows()]
  const step = async (change: Promise<unknown>) => {
    await change
    states.push(await firm.storedRows())
  }
  const role = await planner.call(projects.createProjectRole, { params: { id }, body: { name: 'Writer' } })
  states.push(await firm.storedRows())
  const roleId = role.id
  await step(firm.plan({ projectID: id, roleID: roleId }, planner))
  const named = { employeeID: firm.ben.employeeId, name: 'Author' }
  await step(planner.call(masterPlanning.updatePlanningRole, { params: { roleId }, body: named }))
  await step(planner.call(projects.deleteProjectRole, { params: { id, roleId } }))
  for (const before of states.toReversed().slice(1)) {
    await undo(planner)
    expect(await firm.storedRows()).toBe(before)
  }
  for (const after of states.slice(1)) {
    await planner.call(redoPlanningChange, { body: {} })
    expect(await firm.storedRows()).toBe(after)
  }
  await undo(planner)
  await firm.manager.call(masterPlanning.updatePlanningRole, { params: { roleId }, body: { name: 'Poet' } })
  expect(await planner.refusal(undoPlanningChange, { body: {} })).toMatchObject({ who: 'Mona Reed' })
})

/** Numbers that look random and are the same in every run. */
const randoms = (seed: number) => {
  let state = seed
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
}

it('sets no rates for those who may no longer set any', async () => {
  const planner = await createEmployee(server, firm.company, {
    ...{ capabilities: ['canManageProjects'], revenue: 'write' },
  })
  const projectID = await firm.insertTarget('project')
  const body = { projectID, name: 'Writer', hourlyCharge: 9000, hourlyCost: 5000 }
  const { id: roleId } = await planner.call(masterPlanning.createPlanningRole, { body })
  const ofRole = { params: { roleId } }
  await planner.call(masterPlanning.updatePlanningRole, { ...ofRole, body: { hourlyCost: 1 } })
  await server.sql(`update employees set revenue = 'noAccess' where id = $1`, [planner.employeeId])
  expect(await planner.refusal(undoPlanningChange, { body: {} })).toMatchObject({ reason: 'invalidPermission' })
  const answer = await planner.call(masterPlanning.updatePlanningRole, { ...ofRole, body: { name: 'Author' } })
  expect(answer).not.toHaveProperty('hourlyCost')
  expect(JSON.stringify(await undo(planner))).not.toMatch(/hourly/)
})

it('restores the rows exactly after a hundred random changes through all doors', async () => {
  const planner = await newPlanner()
  const random = randoms(23)
  const targets = [
    ...(await Promise.all(
      [1, 2].map(async () => ({ kind: 'project' as const, id: await firm.insertTarget('project') })),
    )),
    { kind: 'opportunity' as const, id: await firm.insertTarget('opportunity') },
  ]
  const people = [firm.ana, firm.ben, firm.lead].map(({ employeeId }) => employeeId)
  const one = <Item>(items: readonly Item[]): Item => {
    const item = items[random(items.length)]
    if (item === undefined) throw new Error('there is one')
    return item
  }
  const day = () => addDays(WEEK.startDate, random(60))
  const on = ({ kind, id }: (typeof targets)[number]) =>
    kind === 'project' ? { projectID: id } : { opportunityID: id }
  for (let index = 0; index < 12; index += 1) {
    const [startDate, target, employeeID] = [day(), one(targets), one(people)]
    const amount = one([{ secondsPerDay: HOUR }, { totalSeconds: 50_001, secondsPerDay: null }])
    await firm.plan({ ...on(target), employeeID, startDate, endDate: addDays(startDate, 3 + random(20)), ...amount })
  }
  const before = await firm.storedRows()
  const idsOn = (targetIds: readonly string[]) =>
    server.sql<{ id: string; roleId: string; start: string }>(
      `select b.id, b.role_id as "roleId", b.start_date::text as start
       from bookings b join targetable_roles r on r.id = b.role_id where r.targetable_id = any ($1) order by b.id`,
      [targetIds],
    )
  const ids = () => idsOn(targets.map(({ id }) => id))
  /** One of those that are there, else nothing to do. */
  const oneOf = async () => {
    const all = await ids()
    return all.length === 0 ? undefined : one(all)
  }
  const doors = {
    project: {
      create: targetablePlanning.createProjectBooking,
      offset: targetablePlanning.offsetProjectBookings,
      remove: targetablePlanning.deleteProjectBookings,
    },
    opportunity: {
      create: targetablePlanning.createOpportunityBooking,
      offset: targetablePlanning.offsetOpportunityBookings,
      remove: targetablePlanning.deleteOpportunityBookings,
    },
  }
  const changes: Record<string, () => Promise<Response | undefined>> = {
    book: async () => {
      const { kind, id } = one(targets)
      const body = { employeeID: one(people), secondsPerDay: HOUR, startDate: day(), endDate: '2026-12-01' }
      if (random(2) === 0) return planner.send(doors[kind].create, { params: { id }, body })
      return planner.send(masterPlanning.createBooking, {
        body: { ...body, ...(kind === 'project' ? { projectID: id } : { opportunityID: id }) },
      })
    },
    change: async () => {
      const bookingId = (await oneOf())?.id ?? ''
      const body = one([{ note: `Note ${random(9)}` }, { percentage: 100 + random(9000) }, { employeeID: one(people) }])
      return planner.send(masterPlanning.updateBooking, { params: { bookingId }, body: one([body, on(one(targets))]) })
    },
    move: async () => {
      const { kind, id } = one(targets)
      const bookingIDs = (await idsOn([id])).slice(0, 3).map((booking) => booking.id)
      const body = {
        bookingIDs,
        offsetMethod: 'days' as const,
        offset: 1 + random(9),
        ...one([{}, { rangeStartDate: day() }]),
      }
      return one([
        () => planner.send(doors[kind].offset, { params: { id }, body }),
        () => planner.send(masterPlanning.offsetBookings, { body }),
      ])()
    },
    /** As the browser does with more than one call takes: in two changes. */
    moveAll: async () => {
      const all = (await ids()).map(({ id }) => id)
      const half = Math.ceil(all.length / 2)
      const move = (bookingIDs: string[]) =>
        planner.send(masterPlanning.offsetBookings, { body: { bookingIDs, offsetMethod: 'weeks', offset: 1 } })
      await move(all.slice(0, half))
      return move(all.slice(half))
    },
    cut: async () => {
      const { kind, id } = one(targets)
      const [booking] = await idsOn([id])
      if (!booking) return undefined
      const { start } = booking
      const query = {
        ...{ bookingIDs: [booking.id], rangeStartDate: addDays(start, 2) },
        rangeEndDate: addDays(start, 2 + random(4)),
      }
      return planner.send(doors[kind].remove, { params: { id }, query })
    },
    split: async () => {
      const booking = await oneOf()
      const body = { day: addDays(booking?.start ?? '', 1 + random(3)) }
      return booking && planner.send(splitBooking, { params: { bookingId: booking.id }, body })
    },
    copy: async () => {
      const bookingIDs = [(await oneOf())?.id ?? '']
      return planner.send(copyBookings, { body: { bookingIDs, offsetDays: random(30), employeeID: one(people) } })
    },
    delete: async () =>
      planner.send(masterPlanning.deleteBookings, { query: { bookingIDs: [(await oneOf())?.id ?? ''] } }),
    addRole: () =>
      planner.send(masterPlanning.createPlanningRole, { body: { ...on(one(targets)), name: `Role ${random(9)}` } }),
    changeRole: async () => {
      const roleId = (await oneOf())?.roleId ?? ''
      const body = one([{ name: `Role ${random(9)}` }, { employeeID: one([null, ...people]) }])
      return planner.send(masterPlanning.updatePlanningRole, { params: { roleId }, body })
    },
    deleteRole: async () =>
      planner.send(masterPlanning.deletePlanningRole, { params: { roleId: (await oneOf())?.roleId ?? '' } }),
  }
  // Bookings are made twice as often as roles are deleted with theirs.
  const names = [...Object.keys(changes), 'book', 'book', 'copy']
  const refused = new Set<string>()
  const done = new Set<string>()
  const kept = async () => {
    const [row] = await server.sql<{ count: number }>(
      'select count(*)::int as count from planning_changes where employee_id = $1 and not is_undone',
      [planner.employeeId],
    )
    return row?.count ?? 0
  }
  for (let made = 0; made < 100; made = await kept()) {
    const name = one(names)
    const response = await changes[name]?.()
    if (response?.ok) done.add(name)
    else if (response) refused.add((await response.json()).reason)
  }
  expect(done).toEqual(new Set(Object.keys(changes)))
  expect([...refused].filter((reason) => reason !== 'invalidInput')).toEqual([])
  const count = await kept()
  const after = await firm.storedRows()
  expect(after).not.toBe(before)
  for (let index = 0; index < count; index += 1) await undo(planner)
  expect(await firm.storedRows()).toBe(before)
  for (let index = 0; index < count; index += 1) await planner.call(redoPlanningChange, { body: {} })
  expect(await firm.storedRows()).toBe(after)
}, 120_000)
