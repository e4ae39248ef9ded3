import { randomUUID } from 'node:crypto'
import { journalEntries } from '@praxis/contract/clients/journal'
import { companyManagement } from '@praxis/contract/company/company-management'
import { users } from '@praxis/contract/people/users'
import { VISITOR_EMAIL_HEADER, VISITOR_PASSWORD_HEADER } from '@praxis/contract/portals/portal-rules'
import { portalTasks } from '@praxis/contract/portals/portal-tasks'
import { portals } from '@praxis/contract/portals/portal-visits'
import { projectPortals } from '@praxis/contract/portals/project-portals'
import { projectSignOffs } from '@praxis/contract/portals/project-sign-offs'
import { projects } from '@praxis/contract/projects/projects'
import { projectTasks } from '@praxis/contract/tasks/project-tasks'
import { beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { systemScope } from '../../platform/database/scope'
import { listen, listenAt } from '../../testing/event-stream'
import type { Caller, TestServer } from '../../testing/test-server'
import { createPortalsFirm, type PortalsFirm, startPortalsServer } from './testing/portals-firm'

const EMAIL = 's.orr@northgate.example'

let server: TestServer
let firm: PortalsFirm
let later = 0
beforeAll(async () => {
  server = await startPortalsServer(() => later)
})
beforeEach(async () => {
  firm = await createPortalsFirm(server)
})

const comingWith = (password: string): Caller =>
  server.caller({ [VISITOR_EMAIL_HEADER]: EMAIL, [VISITOR_PASSWORD_HEADER]: password })

/** Waits until what was announced before has reached whoever listened then: announcements keep their order. */
const untilAllIsHeard = async () => {
  const witness = await listen(firm.lead)
  const last = { topic: 'clients' as const, id: randomUUID() }
  await server.application.running.database.mutate(systemScope(firm.company.id), async (db) =>
    db.announce({ ...last, to: 'everyone' }),
  )
  await expect.poll(witness.changes).toContainEqual(last)
  witness.hangUp()
}

const hearing = async (caller: Caller, reference: string) => {
  await untilAllIsHeard()
  const stream = await listenAt(`/portals/${reference}/events`, caller)
  onTestFinished(stream.hangUp)
  await expect.poll(() => stream.heard[0]?.event).toBe('ready')
  return stream
}

/** A visitor who listens to a portal. */
const listening = async (more: Parameters<PortalsFirm['open']>[0] = {}) => {
  const { portal, password } = await firm.open({ sharedInfos: ['taskCreate'], ...more })
  const params = { projectId: portal.reference }
  const { session = '' } = await comingWith(password).call(portals.getPortalDetails, { params })
  const visitor = comingWith(session)
  return {
    ...{ portal, password, session, visitor, params, call: firm.ofPortal(portal) },
    stream: await hearing(visitor, portal.reference),
  }
}
type Listening = Awaited<ReturnType<typeof listening>>

const addList = (id = firm.projectId, name = 'Design') =>
  firm.lead.call(projectTasks.createTaskList, { params: { id }, body: { name } })

describe('somebody who looks at a portal', () => {
  it('hears of changes of its project, whoever makes them, and of nothing else', async () => {
    const { stream, visitor, params } = await listening()
    const other = await firm.insertProject()
    await addList(other)
    const { id: taskListId } = await addList()
    await expect.poll(stream.changes).toEqual([{ topic: 'tasks' }])
    await visitor.call(portalTasks.createTask, { params: { ...params, taskListId }, body: { title: 'Task' } })
    await expect.poll(stream.changes).toEqual([{ topic: 'tasks' }, { topic: 'tasks' }])
    expect(JSON.stringify(stream.heard)).not.toContain(firm.projectId)
  })

  it('hears when something else is shared, and goes on listening', async () => {
    const { stream, call } = await listening()
    await firm.lead.call(projectPortals.updatePortal, { ...call, body: { sharedInfos: ['taskComment'] } })
    await expect.poll(stream.changes).toEqual([{ topic: 'portals' }])
    await addList()
    await expect.poll(stream.changes).toContainEqual({ topic: 'tasks' })
    expect(stream.isOpen).toBe(true)
  })

  it('hears of what is shared of the journal, put up for approval or billed, and of no entry that is the firm’s own', async () => {
    const { stream, portal, call } = await listening({ sharedInfos: ['signOffs', 'invoices'] })
    const hears = (times: number) => expect.poll(() => stream.changes().length).toBe(times)
    const entry = { entryDate: '2026-07-13', content: '<p>Agreed.</p>', categoryID: null }
    const write = (isShared: boolean) =>
      firm.lead.call(journalEntries.createJournalEntry, {
        ...{ body: { projectID: firm.projectId, ...entry, isShared }, files: {} },
      })
    await write(false)
    const shared = await write(true)
    await hears(1)
    const change = { params: { id: shared.id }, body: { ...entry, isShared: false }, files: {} }
    await firm.lead.call(journalEntries.updateJournalEntry, change)
    await hears(2)
    const files = { files: [new File(['x'], 'x.txt')] }
    const { items } = await firm.lead.call(projectPortals.addPortalDocuments, { ...call, files })
    await hears(3)
    const body = { title: 'Release 3', fileIDs: [items[0]?.file.id ?? ''] }
    await firm.lead.call(projectSignOffs.createSignOff, { ...firm.ofPortal(portal), body })
    await hears(4)
    await firm.work(firm.projectId)
    await firm.bill(await firm.draft(firm.projectId))
    await server.drainJobs()
    await hears(5)
    expect(new Set(stream.changes().map(({ topic }) => topic))).toEqual(new Set(['portals']))
  })

  it('listens having come with the password, and in a preview', async () => {
    const { portal, password } = await firm.open()
    const byPassword = await hearing(comingWith(password), portal.reference)
    const { session } = await firm.lead.call(projectPortals.previewPortal, firm.ofPortal(portal))
    const preview = await hearing(server.caller({ [VISITOR_PASSWORD_HEADER]: session }), portal.reference)
    await addList()
    for (const { changes } of [byPassword, preview]) await expect.poll(changes).toContainEqual({ topic: 'tasks' })
  })

  it.each<[string, (listened: Listening) => Promise<unknown>]>([
    [
      'the portal is closed',
      ({ call }) => firm.lead.call(projectPortals.updatePortal, { ...call, body: { isActive: false } }),
    ],
    ['the portal is deleted', ({ call }) => firm.lead.call(projectPortals.deletePortal, call)],
    [
      'the project is completed',
      () =>
        firm.lead.call(projects.updateProjectDetails, { params: { id: firm.projectId }, body: { isActive: false } }),
    ],
    ['the password changes', ({ call }) => firm.lead.call(projectPortals.setPortalPassword, { ...call, body: {} })],
    [
      'their address is taken off',
      ({ call }) =>
        firm.lead.call(projectPortals.updatePortal, { ...call, body: { visitors: ['other@north.example'] } }),
    ],
    [
      'they are removed',
      async ({ call }) => {
        const [visitor] = (await firm.lead.call(projectPortals.listVisitors, call)).items
        const params = { ...call.params, visitorId: visitor?.id ?? '' }
        await firm.lead.call(projectPortals.updateVisitor, { params, body: { isRemoved: true } })
      },
    ],
    [
      'the company stops using projects',
      () =>
        firm.company.owner.call(companyManagement.updateCompanyManagement, { body: { features: { project: false } } }),
    ],
  ])('is let go when %s', async (_, end) => {
    const listened = await listening()
    await end(listened)
    await expect.poll(() => listened.stream.isOpen).toBe(false)
    expect(listened.stream.heard.at(-1)).toEqual({ event: 'access', data: { lost: true } })
    expect(listened.stream.changes()).toEqual([])
  })

  it('is let go of a preview whose session ends, and others are not', async () => {
    const { portal } = await firm.open()
    const listened = await listening()
    const { session } = await firm.lead.call(projectPortals.previewPortal, firm.ofPortal(portal))
    const preview = await hearing(server.caller({ [VISITOR_PASSWORD_HEADER]: session }), portal.reference)
    await firm.lead.call(users.endSession, { params: { id: firm.lead.sessionId } })
    await expect.poll(() => preview.isOpen).toBe(false)
    expect(listened.stream.isOpen).toBe(true)
  })

  it('may listen as long as what they came with stands', async () => {
    const { session, portal } = await listening()
    const { visitors } = server.application.running
    const { session: preview } = await firm.lead.call(projectPortals.previewPortal, firm.ofPortal(portal))
    const isCurrent = (password: string, email?: string) =>
      visitors.isCurrent({ reference: portal.reference, email, password })
    expect([isCurrent(session, EMAIL), isCurrent(preview)]).toEqual([true, true])
    later += 31 * 60_000
    expect([isCurrent(session, EMAIL), isCurrent(preview)]).toEqual([true, false])
    later += 30 * 24 * 3_600_000
    expect(isCurrent(session, EMAIL)).toBe(false)
    later = 0
  })

  it('has ten browsers at most, the oldest of which gives way', async () => {
    const { visitor, portal, stream } = await listening()
    for (let count = 0; count < 9; count += 1) await hearing(visitor, portal.reference)
    expect(stream.isOpen).toBe(true)
    await hearing(visitor, portal.reference)
    await expect.poll(() => stream.isOpen).toBe(false)
  })
})
