import { randomUUID } from 'node:crypto'
import { journalEntries } from '@praxis/contract/clients/journal'
import { notifications } from '@praxis/contract/people/notifications'
import type { NewSubmission } from '@praxis/contract/time/time-sheet-shapes'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../platform/database/sql'
import { expectOpenWorkKept } from '../../testing/expect-open-work-kept'
import { startTestServer, type TestServer } from '../../testing/test-server'
import { isVisible, mayOpen, memberOf, worksOn } from '../employees/queries/works-on'
import { createJournalEntry, deleteJournalEntry, updateJournalEntry } from '../journal/journal.commands'
import { listJournalEntries } from '../journal/journal.queries'
import { targetableJournal } from '../journal/queries/targetable-journal'
import { listAssignments } from '../tasks/assignments/assignments.queries'
import { createAutomation } from '../tasks/automations/automations.commands'
import { createTaskList } from '../tasks/commands/change-task-lists'
import { createTask } from '../tasks/commands/create-task'
import { findBoard } from '../tasks/doors'
import { tasksSeenBy } from '../tasks/notifications/tasks-seen-by'
import { listDueTasks } from '../tasks/personals/due-tasks.queries'
import { remindOfTasks } from '../tasks/reminders/remind-of-tasks'
import { submitTimeSheets } from '../time-sheets/approval/submit-time-sheets'
import { createSubmission } from '../time-sheets/commands/create-submissions'
import { createTimeTracker } from '../time-sheets/trackers/change-time-trackers'
import { createPermission, deletePermission, updatePermission } from './commands/change-permissions'
import { createRole, deleteRole, updateRole } from './commands/change-roles'
import { listMembers } from './queries/members'
import { permissionsInKind, permissionsInTargetable } from './queries/open-targetable'
import { opportunityKind, projectKind } from './queries/targetable-kinds'
import { listPermissions } from './queries/targetable-permissions'
import { listOwnRoles, listRoles } from './queries/targetable-roles'
import { workInTargetable } from './queries/work-in-targetable'
import { createTargetablesFirm, type TargetablesFirm, withoutLine } from './testing/targetables-firm'

let server: TestServer
let firm: TargetablesFirm

beforeAll(async () => {
  // Every look at the clock is a little later than the one before.
  let moment = Date.parse('2026-11-12T12:00:00Z')
  server = await startTestServer({ clock: () => new Date(moment++) })
  firm = await createTargetablesFirm(server)
})
afterAll(() => expectOpenWorkKept(server))

const files = () => server.platform.files
const historyOf = (entity: string, id: string) =>
  server
    .sql<{ action: string }>('select action from history where entity = $1 and entity_id = $2 order by at, action', [
      entity,
      id,
    ])
    .then((rows) => rows.map(({ action }) => action))

it('one of a kind without a line is not there, not even for whoever manages everything', async () => {
  const id = await firm.start(opportunityKind)
  await withoutLine(opportunityKind, async () => {
    expect(await firm.manager.does((db, actor) => permissionsInTargetable(db, actor, id))).toBeUndefined()
    expect(await firm.manager.does((db, actor) => findBoard(db, actor, id))).toBeUndefined()
    const logging = firm.manager.tries((db, actor) =>
      createSubmission(db, server.platform, actor, { from: at, duration: 3600, opportunityID: id }),
    )
    expect(await logging).toBe('notFound')
  })
})

it('tasks of a kind without a line are nobody’s to do or to be told of', async () => {
  const id = await firm.start(opportunityKind)
  const { employeeId } = firm.lead
  const task = await firm.manager.does(async (db, actor) => {
    const opened = await findBoard(db, actor, id)
    if (!opened) throw new Error('there is no board')
    const list = await createTaskList(db, files(), opened, { name: 'To begin with' })
    const draft = { title: 'Draft the offer', dueDate: '2026-11-20', employeeIDs: [employeeId] }
    return createTask(db, files(), { id, opened }, list.id, draft)
  })
  const found = () =>
    firm.lead.does(async (db, actor) => [
      (await listDueTasks(db, files(), actor, 10)).total,
      (await listAssignments(db, files(), actor, 10)).total,
      (await tasksSeenBy(db, actor, [task.id])).size,
    ])
  expect(await found()).toEqual([1, 1, 1])
  expect(await withoutLine(opportunityKind, found)).toEqual([0, 0, 0])
})

it('what is a kind’s alone stands on nothing but that kind', async () => {
  const id = await firm.start(opportunityKind)
  await expect(
    server.sql('insert into projects (company_id, id) values ($1, $2)', [firm.company.id, id]),
  ).rejects.toMatchObject({ constraint: 'projects_targetable_fkey' })
})

const at = '2026-11-12T00:00:00.000Z'

describe.each([projectKind, opportunityKind])('$noun', (kind) => {
  const other = kind === projectKind ? opportunityKind : projectKind
  const addRole = (id: string, employeeID: string | null = firm.member.employeeId) =>
    firm.lead.does((db, actor) =>
      createRole(db, server.platform, actor, kind, id, {
        ...{ name: 'Analyst', employeeID, rateCardID: null, hourlyCharge: 10_000, hourlyCost: 6_000 },
      }),
    )
  const letIn = (id: string, permissions: Parameters<typeof createPermission>[5]['permissions']) =>
    firm.lead.does((db, actor) =>
      createPermission(db, files(), actor, kind, id, { employeeID: firm.other.employeeId, permissions }),
    )

  describe('roles', () => {
    it('are given, changed and taken by those who may plan, and tell of it', async () => {
      const id = await firm.start(kind)
      const role = await addRole(id)
      expect(role).toMatchObject({ name: 'Analyst', employee: { id: firm.member.employeeId }, hourlyCharge: 10_000 })
      const changed = await firm.manager.does((db, actor) =>
        updateRole(db, server.platform, actor, kind, id, role.id, {
          version: role.version,
          name: 'Lead analyst',
          hourlyCharge: 12_000,
        }),
      )
      expect(changed).toMatchObject({ hourlyCharge: 12_000 })
      expect(await firm.member.does((db, actor) => listOwnRoles(db, files(), actor, kind, id))).toEqual([
        expect.not.objectContaining({ hourlyCharge: 12_000 }),
      ])
      expect(await firm.member.does((db, actor) => listRoles(db, files(), actor, kind, id))).toHaveLength(1)
      await firm.lead.does((db, actor) => deleteRole(db, files(), actor, kind, id, role.id))
      expect(await firm.lead.does((db, actor) => listRoles(db, files(), actor, kind, id))).toEqual([])
      expect(await historyOf(kind.planningEntity, id)).toEqual(['roleAdded', 'roleUpdated', 'roleRemoved'])
      expect(await historyOf(kind.moneyEntity, id)).toEqual(['ratesChanged', 'ratesChanged'])
    })

    it('are nobody else’s to change, and none of another kind’s address', async () => {
      const id = await firm.start(kind)
      const role = await addRole(id)
      const remove =
        (of: typeof kind) => (db: Parameters<typeof deleteRole>[0], actor: Parameters<typeof deleteRole>[2]) =>
          deleteRole(db, files(), actor, of, id, role.id)
      expect(await firm.member.tries(remove(kind))).toBe('invalidPermission')
      expect(await firm.other.tries(remove(kind))).toBe('notFound')
      expect(await firm.manager.tries(remove(other))).toBe('notFound')
    })

    it('stay as they are once it has ended', async () => {
      const id = await firm.start(kind, { ended_at: new Date() })
      expect(await addRole(id).catch(({ reason }) => reason)).toBe(kind.lockedPlans)
    })

    it('ask for rates in a currency that is not the company’s, in the words of the kind', async () => {
      const id = await firm.start(kind, { currency: 'EUR' })
      const adding = firm.lead.does((db, actor) =>
        createRole(db, server.platform, actor, kind, id, { name: 'Analyst', employeeID: null, rateCardID: null }),
      )
      await expect(adding).rejects.toMatchObject({
        details: { fields: [{ message: expect.stringContaining(`this ${kind.noun} is in EUR`) }, {}] },
      })
    })
  })

  it('lets people into areas, one by one, and out again', async () => {
    const id = await firm.start(kind)
    const permissionsOf = () => firm.other.does((db, actor) => permissionsInTargetable(db, actor, id))
    expect(await permissionsOf()).toBeUndefined()
    const given = await letIn(id, { journal: 'write' })
    expect((await permissionsOf())?.areas).toMatchObject({ details: 'read', journal: 'write', taskLists: 'noAccess' })
    const list = () => firm.lead.does((db, actor) => listPermissions(db, files(), actor, kind, id))
    expect(await list()).toHaveLength(1)
    const nothing = { details: 'noAccess', journal: 'noAccess' } as const
    await firm.lead.does((db, actor) => updatePermission(db, files(), actor, kind, id, given.id, nothing))
    expect(await permissionsOf()).toBeUndefined()
    await firm.lead.does((db, actor) => deletePermission(db, files(), actor, kind, id, given.id))
    expect(await list()).toEqual([])
    expect(await historyOf(kind.entity, id)).toEqual(['permissionGiven', 'permissionChanged', 'permissionTaken'])
    expect(await firm.other.tries((db, actor) => listPermissions(db, files(), actor, kind, id))).toBe('notFound')
    await addRole(id)
    expect(await firm.member.tries((db, actor) => listPermissions(db, files(), actor, kind, id))).toBe(
      'invalidPermission',
    )
  })

  it('has its journal at its own name in the API', async () => {
    const id = await firm.start(kind)
    const [field, wrongField] =
      kind === projectKind ? (['projectID', 'opportunityID'] as const) : (['opportunityID', 'projectID'] as const)
    const entry = { entryDate: '2026-11-11', title: 'Kick-off', content: '', categoryID: null }
    const write = (of: string) => ({ body: { [of]: id, ...entry }, files: { files: [] } })
    const made = await firm.lead.call(journalEntries.createJournalEntry, write(field))
    const list = { query: { [field]: id } }
    expect((await firm.lead.call(journalEntries.listJournalEntries, list)).items).toMatchObject([{ id: made.id }])
    expect(await firm.other.refusal(journalEntries.listJournalEntries, list)).toMatchObject({ reason: 'notFound' })
    expect(await firm.lead.refusal(journalEntries.createJournalEntry, write(wrongField))).toMatchObject({
      reason: 'notFound',
    })
  })

  it('has a journal for those let into it', async () => {
    const target = { id: await firm.start(kind), rule: targetableJournal(kind) }
    const draft = { entryDate: '2026-11-11', title: 'Kick-off', content: '<p>Agreed.</p>', categoryID: null }
    const page = { page: 1, per: 10 }
    await addRole(target.id)
    const entry = await firm.lead.does((db, actor) => createJournalEntry(db, files(), actor, target, draft, []))
    const read = async () =>
      (await firm.member.does((db, actor) => listJournalEntries(db, files(), actor, target, page))).items
    expect(await read()).toMatchObject([{ id: entry.id, title: 'Kick-off', can: { update: false } }])
    const write = { ...draft, title: 'Started', removedFileIDs: [], version: entry.version }
    const change = (person: typeof firm.lead) =>
      person.tries((db, actor) => updateJournalEntry(db, files(), actor, entry.id, write, []))
    expect(await change(firm.member)).toBe('invalidPermission')
    expect(await change(firm.other)).toBe('notFound')
    expect(await change(firm.lead)).toMatchObject({ title: 'Started' })
    const elsewhere = { ...target, rule: targetableJournal(other) }
    expect(await firm.lead.tries((db, actor) => listJournalEntries(db, files(), actor, elsewhere, page))).toBe(
      'notFound',
    )
    expect(await firm.lead.does((db) => workInTargetable(db, target.id))).toBe('1 journal entry')
    await firm.lead.does((db, actor) => deleteJournalEntry(db, files(), actor, entry.id))
    expect(await read()).toEqual([])
  })

  it('has a task board for those who may read it', async () => {
    const id = await firm.start(kind)
    await addRole(id)
    const task = await firm.member.does(async (db, actor) => {
      const opened = await findBoard(db, actor, id)
      if (!opened) throw new Error('there is no board')
      const list = await createTaskList(db, files(), opened, { name: 'To begin with' })
      const made = await createTask(db, files(), { id, opened }, list.id, { title: 'Draft the plan' })
      return { id: made.id, path: opened.pathOfTask(made.id) }
    })
    expect(task.path).toBe(`${kind.path}/${id}/taskLists/${task.id}`)
    expect(await firm.other.does((db, actor) => findBoard(db, actor, id))).toBeUndefined()
    const features = { ...firm.lead.actor.company.features, [kind.feature]: false }
    const company = { ...firm.lead.actor.company, features }
    expect(await firm.lead.does((db, actor) => findBoard(db, { ...actor, company }, id))).toBeUndefined()
  })

  it('is where people are led who are told of its tasks', async () => {
    const id = await firm.start(kind)
    await addRole(id)
    const { taskId, ruleId } = await firm.lead.does(async (db, actor) => {
      const opened = await findBoard(db, actor, id)
      if (!opened) throw new Error('there is no board')
      const list = await createTaskList(db, files(), opened, { name: 'To begin with' })
      const task = { title: 'Draft', employeeIDs: [firm.member.employeeId], dueDate: '2026-11-13', shouldRemind: true }
      const made = await createTask(db, files(), { id, opened }, list.id, task)
      const rule = await createAutomation(db, server.platform, actor, opened, {
        trigger: { type: 'logTime' },
        action: { type: 'sendEmail', emails: [firm.member.username] },
        isActive: true,
      })
      return { taskId: made.id, ruleId: rule.id }
    })
    const { employeeId } = firm.lead
    const due = { keys: [firm.member.employeeId], period: '2026-11-12', timeZone: 'Europe/London' }
    await firm.lead.does(async (db) => {
      await remindOfTasks.run(db, due, server.platform)
      db.enqueue({ task: 'runAutomations', payload: { taskId, ruleIds: [ruleId], employeeId } })
    })
    await server.drainJobs()
    const { items } = await firm.member.call(notifications.listNotifications, { query: {} })
    const path = `${kind.path}/${id}/taskLists/${taskId}`
    expect(
      items
        .filter((told) => told.path === path)
        .map((told) => told.kind)
        .toSorted(),
    ).toEqual(['taskAssignment', 'taskReminder', 'taskRule'])
    const withoutKind = await withoutLine(kind, () => firm.member.call(notifications.listNotifications, { query: {} }))
    expect(withoutKind.items.filter((told) => told.path === path)).toEqual([])
  })

  describe('time', () => {
    const placeOf = (id: string) => (kind === projectKind ? { projectID: id } : { opportunityID: id })
    const log = (id: string, given: Partial<NewSubmission> = {}, person = firm.member) =>
      person.tries((db, actor) =>
        createSubmission(db, server.platform, actor, { from: at, duration: 3600, ...placeOf(id), ...given }),
      )

    it('is logged in a role by those who work on it, and counted', async () => {
      const id = await firm.start(kind)
      const role = await addRole(id)
      expect(await log(id, { roleID: role.id })).toMatchObject({
        [kind.kind]: { id },
        client: { id: firm.clientId },
        roleName: 'Analyst',
        duration: 3600,
        // Time is charged only to a client, and only on a project.
        chargeableDuration: kind === projectKind ? 3600 : 0,
      })
      const figures = await server.sql('select unsubmitted, cost from time_figures where targetable_id = $1', [id])
      expect(figures).toEqual([{ unsubmitted: '3600', cost: '6000' }])
      expect(await firm.lead.does((db) => workInTargetable(db, id))).toBe('1 time entry')
      const timer = { ...placeOf(id), comment: 'Measured' }
      expect(await firm.member.does((db, actor) => createTimeTracker(db, server.platform, actor, timer))).toMatchObject(
        {
          [kind.kind]: { id, details: { name: 'Data platform' } },
        },
      )
    })

    it('is refused to others, and once it has ended', async () => {
      const id = await firm.start(kind, { ended_at: new Date() })
      expect(await log(id, {}, firm.other)).toBe('notFound')
      expect(await log(id, {}, firm.lead)).toBe(kind === projectKind ? 'projectInactive' : 'opportunityLocked')
    })

    it('goes to whoever decides on it', async () => {
      const id = await firm.start(kind)
      await addRole(id)
      const logged = await log(id)
      const { id: submissionId } = logged as { id: string }
      await firm.member.does((db, actor) => submitTimeSheets(db, server.platform, actor, [submissionId]))
      expect(await server.sql('select targetable_id, approver_id from requests where id = $1', [submissionId])).toEqual(
        [{ targetable_id: id, approver_id: firm.manager.employeeId }],
      )
    })
  })

  it('is there for nobody while the company has its feature switched off, and neither is its journal', async () => {
    const id = await firm.start(kind)
    const permissions = await firm.manager.does(async (db, actor) => {
      const { company } = actor
      const without = { ...actor, company: { ...company, features: { ...company.features, [kind.feature]: false } } }
      return Promise.all([
        permissionsInKind(db, actor, kind, id),
        permissionsInKind(db, without, kind, id),
        permissionsInTargetable(db, without, id),
        targetableJournal(kind).accessOf(db, without, id),
        findBoard(db, without, id),
      ])
    })
    expect(permissions).toEqual([expect.objectContaining({ isVisible: true }), ...Array(4).fill(undefined)])
  })

  it('is found by those who may open it, and by nobody else, whatever they are to it', async () => {
    const [closed, open] = [await firm.start(kind), await firm.start(kind, { is_public: true })]
    await addRole(closed)
    await letIn(closed, { journal: 'read' })
    await letIn(open, { details: 'noAccess' })
    expect((await firm.lead.does((db) => listMembers(db, files(), closed))).map(({ id }) => id)).toEqual(
      expect.arrayContaining([firm.lead, firm.member, firm.other].map(({ employeeId }) => employeeId)),
    )
    const found = (person: typeof firm.lead, condition: ReturnType<typeof mayOpen>) =>
      person.does(async (db) => {
        const rows = await db.rows<{ id: string }>(sql`
          select p.id from targetables p
          where p.company_id = ${firm.company.id} and p.id = any (${[closed, open]}::uuid[]) and ${condition}`)
        return rows.map(({ id }) => id).toSorted()
      })
    for (const person of [firm.manager, firm.lead, firm.member, firm.other]) {
      const permissions = await Promise.all(
        [closed, open].map(async (id) => ({
          id,
          may: await person.does((db, actor) => permissionsInTargetable(db, actor, id)),
        })),
      )
      const expected = permissions.flatMap(({ id, may }) => (may ? [id] : [])).toSorted()
      for (const among of ['all', 'few'] as const)
        expect(await found(person, isVisible(person.actor, among))).toEqual(expected)
    }
    const own = memberOf(firm.member.actor)
    for (const among of ['all', 'few'] as const) {
      expect(await found(firm.member, worksOn(own, among))).toEqual([closed])
      expect(await found(firm.member, mayOpen(own, among))).toEqual([closed, open].toSorted())
      expect(await found(firm.other, mayOpen(memberOf(firm.other.actor), among))).toEqual([closed])
    }
  })

  it('hands its roles on with one update, and takes the rest with it when it goes', async () => {
    const [from, to] = [await firm.start(kind), await firm.start(other)]
    const role = await addRole(from)
    await letIn(from, { journal: 'read' })
    await server.sql('update targetable_roles set targetable_id = $2 where targetable_id = $1', [from, to])
    expect(await firm.member.does((db, actor) => listOwnRoles(db, files(), actor, other, to))).toMatchObject([
      { id: role.id },
    ])
    expect(await firm.member.does((db, actor) => permissionsInTargetable(db, actor, from))).toBeUndefined()
    const counted = async () =>
      (
        await server.sql(
          'select sum(number)::integer as number from row_counts where company_id = $1 and entity = $2',
          [firm.company.id, kind.kind],
        )
      )[0]?.number
    const before = await counted()
    await server.sql('delete from targetables where id = $1', [from])
    expect(await counted()).toBe(before - 1)
    for (const table of ['projects', 'opportunities', 'task_boards']) {
      expect(await server.sql(`select from ${table} where id = $1`, [from])).toEqual([])
    }
    expect(await server.sql('select from targetable_permissions where targetable_id = $1', [from])).toEqual([])
    expect(await firm.lead.tries((db, actor) => listRoles(db, files(), actor, kind, randomUUID()))).toBe('notFound')
  })
})
