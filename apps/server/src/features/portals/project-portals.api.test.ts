import { operations } from '@praxis/contract/company/history-and-jobs'
import { projectPortals } from '@praxis/contract/portals/project-portals'
import { projects } from '@praxis/contract/projects/projects'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { mailKinds } from '../../platform/mail/mail-kinds'
import { listen } from '../../testing/event-stream'
import { changeProject } from '../../testing/project-rows'
import type { TestServer } from '../../testing/test-server'
import { mailsTo } from '../accounts/testing/account-holder'
import { createPortalsFirm, type PortalsFirm, startPortalsServer } from './testing/portals-firm'

const { createPortal, listPortals, updatePortal, deletePortal, setPortalPassword, inviteVisitors, listVisitors } =
  projectPortals
const { updateVisitor, listPortalEvents, listPortalDocuments, addPortalDocuments, removePortalDocument } =
  projectPortals

let server: TestServer
let firm: PortalsFirm
beforeAll(async () => {
  server = await startPortalsServer()
})
beforeEach(async () => {
  firm = await createPortalsFirm(server)
})

const historyOf = async (id: string) =>
  (await firm.lead.call(operations.getHistory, { params: { entity: 'portal', id } })).items

describe('the portals of a project', () => {
  it('are created shut, with a reference that nobody guesses, and changed field by field', async () => {
    const visitors = ['S.Orr@northgate.example', '@Northgate-Assurance.example']
    const made = await firm.create({ visitors, sharedInfos: ['taskComment', 'documents'] })
    expect(made).toMatchObject({
      ...{ title: 'Northgate delivery', welcomeText: '', preset: 'custom', isActive: true, passwordSetAt: null },
      ...{ sharedInfos: ['taskComment', 'documents'], project: { id: firm.projectId, name: 'Data platform' } },
      ...{
        visitors: ['@northgate-assurance.example', 's.orr@northgate.example'],
        visitorCount: 0,
        can: { edit: true },
      },
    })
    expect(made.reference).toMatch(/^([A-Za-z2-9]{4}-){3}[A-Za-z2-9]{4}$/)
    expect((await firm.create()).reference).not.toBe(made.reference)
    const call = firm.ofPortal(made)
    const changed = await firm.lead.call(updatePortal, {
      ...call,
      body: { welcomeText: 'Good morning.', preset: 'cumulativeRevenueByWeek', visitors: [], version: made.version },
    })
    expect(changed).toMatchObject({ title: made.title, welcomeText: 'Good morning.', visitors: [], version: 2 })
    expect((await firm.lead.refusal(updatePortal, { ...call, body: { title: 'X', version: 1 } })).reason).toBe(
      'changedMeanwhile',
    )
    const closed = await firm.lead.call(updatePortal, { ...call, body: { isActive: false } })
    expect(closed).toMatchObject({ isActive: false, closedAt: expect.any(String) })
    expect(await firm.lead.call(updatePortal, { ...call, body: { isActive: true } })).toMatchObject({ closedAt: null })
    const { items } = await firm.lead.call(listPortals, { params: firm.params })
    expect(items.map(({ id }) => id)).toContain(made.id)
    expect((await historyOf(made.id)).map(({ action }) => action)).toEqual(['updated', 'updated', 'updated', 'created'])
  })

  it.each([
    [{ title: ' ' }],
    [{ title: 'X', visitors: ['northgate.example'] }],
    [{ title: 'X', visitors: ['@northgate'] }],
    [{ title: 'X', visitors: ['@*.northgate.example'] }],
    [{ title: 'X', sharedInfos: ['rates' as 'documents'] }],
  ])('are refused as %j', async (body) => {
    expect((await firm.lead.refusal(createPortal, { params: firm.params, body })).reason).toBe('invalidInput')
  })

  it('are seen by those who read the details of the project, and managed by those who write them', async () => {
    const portal = await firm.create()
    const call = firm.ofPortal(portal)
    const { items } = await firm.ana.call(listPortals, { params: firm.params })
    expect(items).toMatchObject([{ id: portal.id, can: { edit: false } }])
    expect((await firm.ana.call(listVisitors, call)).items).toEqual([])
    expect((await firm.ana.call(listPortalEvents, call)).items).toEqual([])
    expect((await firm.ana.call(listPortalDocuments, call)).items).toEqual([])
    const managing = [
      firm.ana.refusal(createPortal, { params: firm.params, body: { title: 'X' } }),
      firm.ana.refusal(updatePortal, { ...call, body: { title: 'X' } }),
      firm.ana.refusal(deletePortal, call),
      firm.ana.refusal(setPortalPassword, { ...call, body: {} }),
      firm.ana.refusal(inviteVisitors, { ...call, body: { emails: ['a@b.example'] } }),
      firm.ana.refusal(addPortalDocuments, { ...call, files: { files: [new File(['x'], 'x.txt')] } }),
    ]
    for (const refusal of await Promise.all(managing)) expect(refusal.reason).toBe('invalidPermission')
    for (const spec of [listPortals, listVisitors, listPortalEvents, listPortalDocuments, deletePortal])
      expect((await firm.ben.refusal(spec, { ...call, params: call.params as never })).reason).toBe('notFound')
    // Who is let into the tasks alone reads no details.
    await firm.letIn(firm.projectId, firm.ben, { details: 'noAccess', taskLists: 'write' })
    expect((await firm.ben.refusal(listPortals, { params: firm.params })).reason).toBe('notFound')
    expect((await firm.ben.refusal(createPortal, { params: firm.params, body: { title: 'X' } })).reason).toBe(
      'notFound',
    )
    const other = await firm.insertProject()
    const elsewhere = { params: { id: other, portalId: portal.id } }
    expect((await firm.lead.refusal(listVisitors, elsewhere)).reason).toBe('notFound')
    expect((await firm.lead.refusal(updatePortal, { ...elsewhere, body: {} })).reason).toBe('notFound')
    expect(
      (await firm.ben.refusal(operations.getHistory, { params: { entity: 'portal', id: portal.id } })).reason,
    ).toBe('notFound')
  })

  it('share nothing that whoever shares it may not read or do themselves', async () => {
    const { letIn, ana, projectId, params, lead } = firm
    await letIn(projectId, ana, { details: 'write', taskLists: 'read', journal: 'read' })
    const body = { title: 'X' }
    const more = [
      { sharedInfos: ['invoices' as const] },
      { sharedInfos: ['taskListEdit' as const] },
      { preset: 'cumulativeRevenueByWeek' as const },
    ]
    const own = await ana.call(createPortal, { params, body: { ...body, sharedInfos: ['showEstimatedTime'] } })
    await ana.call(setPortalPassword, { ...firm.ofPortal(own), body: {} })
    for (const shared of more) {
      expect((await ana.refusal(createPortal, { params, body: { ...body, ...shared } })).reason).toBe(
        'invalidPermission',
      )
      expect((await ana.refusal(updatePortal, { ...firm.ofPortal(own), body: shared })).reason).toBe(
        'invalidPermission',
      )
    }
    expect((await ana.call(listPortals, { params })).items).toMatchObject([
      { id: own.id, sharedInfos: ['showEstimatedTime'], preset: 'custom' },
    ])
    // What others shared stays, is taken back and worded anew, but the password, which opens it, is not theirs to set.
    const call = firm.ofPortal(await lead.call(createPortal, { params, body: { ...body, ...more[0] } }))
    await ana.call(updatePortal, { ...call, body: { title: 'Y', sharedInfos: ['invoices', 'documents'] } })
    expect((await ana.refusal(setPortalPassword, { ...call, body: {} })).reason).toBe('invalidPermission')
    await ana.call(updatePortal, { ...call, body: { sharedInfos: ['documents'] } })
    await ana.call(setPortalPassword, { ...call, body: {} })
  })

  it('are announced to those who may see them', async () => {
    const [ana, ben] = [await listen(firm.ana), await listen(firm.ben)]
    await firm.create()
    await expect.poll(() => ana.changes()).toContainEqual({ topic: 'portals', id: firm.projectId })
    expect(ben.changes()).toEqual([])
    ana.hangUp()
    ben.hangUp()
  })

  it('get a password that is told once and kept as a hash', async () => {
    const portal = await firm.create()
    const call = firm.ofPortal(portal)
    const made = await firm.lead.call(setPortalPassword, { ...call, body: {} })
    expect(made.password).toMatch(/^([A-Za-z2-9]{4}-){2}[A-Za-z2-9]{4}$/)
    expect(made.portal.passwordSetAt).toEqual(expect.any(String))
    const typed = await firm.lead.call(setPortalPassword, { ...call, body: { password: 'Tall-Copper-Kettle-9' } })
    expect(typed.password).toBe('Tall-Copper-Kettle-9')
    const refused = (password: string) => firm.lead.refusal(setPortalPassword, { ...call, body: { password } })
    expect((await refused('short')).reason).toBe('weakPassword')
    expect((await refused('Password1!')).reason).toBe('commonPassword')
    const stored = await server.sql<{ row: string; version: number }>(
      'select r::text as row, password_version as version from portals r where id = $1',
      [portal.id],
    )
    expect(stored[0]?.version).toBe(2)
    expect(stored[0]?.row).toContain('$argon2id$')
    const said = JSON.stringify([
      await historyOf(portal.id),
      await firm.lead.call(listPortals, { params: firm.params }),
    ])
    for (const secret of [made.password, typed.password, '$argon2id$']) expect(said).not.toContain(secret)
    expect((await historyOf(portal.id)).map(({ action }) => action)).toEqual(['passwordSet', 'passwordSet', 'created'])
  })

  it('are deleted with their visitors and documents', async () => {
    const { portal } = await firm.open()
    const call = firm.ofPortal(portal)
    await firm.lead.call(inviteVisitors, { ...call, body: { emails: ['s.orr@northgate.example'] } })
    await firm.lead.call(addPortalDocuments, { ...call, files: { files: [new File(['x'], 'x.txt')] } })
    await firm.lead.call(deletePortal, call)
    const [left] = await server.sql<{ left: number }>(
      `select ((select count(*) from portal_visitors where portal_id = $1)
             + (select count(*) from files where entity = 'portalDocument' and entity_id = $1::text))::integer as left`,
      [portal.id],
    )
    expect(left?.left).toBe(0)
  })

  it('keep their project from being deleted while they have documents', async () => {
    const portal = await firm.create()
    await firm.lead.call(addPortalDocuments, { ...firm.ofPortal(portal), files: { files: [new File(['x'], 'x.txt')] } })
    const refusal = await firm.manager.refusal(projects.deleteProject, { params: firm.params })
    expect(refusal).toMatchObject({ reason: 'recordInUse', usedBy: '1 file' })
    await firm.lead.call(deletePortal, firm.ofPortal(portal))
    await firm.create()
    await firm.manager.call(projects.deleteProject, { params: firm.params })
  })
})

describe('the visitors of a portal', () => {
  it('are mailed its address, never its password, and are listed with their visits', async () => {
    const { portal, password } = await firm.open({ visitors: ['@northgate.example'] })
    const call = firm.ofPortal(portal)
    const { items } = await firm.lead.call(inviteVisitors, {
      ...call,
      body: { emails: ['S.Post@northgate.example', 's.post@northgate.example', 'p.walsh@northgate.example'] },
    })
    expect(items.map(({ email, mayEnter }) => [email, mayEnter])).toEqual([
      ['p.walsh@northgate.example', true],
      ['s.post@northgate.example', true],
    ])
    const mails = await mailsTo(server, 's.post@northgate.example')
    expect(mails).toHaveLength(1)
    expect(mails[0]?.text).toContain(`/portals/${portal.reference}`)
    expect(mails[0]?.text).toContain('Lena Reed')
    expect(JSON.stringify(mails[0])).not.toContain(password)
    const page = await firm.ana.call(listVisitors, { ...call, query: { per: 1, page: 2 } })
    expect(page.items).toMatchObject([
      { email: 's.post@northgate.example', visitCount: 0, lastVisitAt: null, isRemoved: false },
    ])
    expect(page.metadata).toMatchObject({ total: 2, hasMore: false })
    const { items: portals } = await firm.lead.call(listPortals, { params: firm.params })
    expect(portals[0]?.visitorCount).toBe(2)
  })

  it('are invited only while they can come in', async () => {
    const invite = (id: string, email = 'nobody.yet@northgate.example') =>
      firm.lead.refusal(inviteVisitors, { ...firm.ofPortal({ id }), body: { emails: [email] } })
    const shut = await firm.create()
    expect(await invite(shut.id)).toMatchObject({ reason: 'portalClosed', why: 'the portal has no password' })
    const { portal } = await firm.open({ visitors: ['@northgate.example'] })
    expect(await invite(portal.id, 'a@elsewhere.example')).toMatchObject({ fields: [{ path: 'emails' }] })
    await server.sql(
      `insert into outside_addresses (company_id, id, email, state, asked_at, expires_at)
       values ($1, $2, 'no@northgate.example', 'declined', now(), now())`,
      [firm.company.id, portal.id],
    )
    expect((await invite(portal.id, 'no@northgate.example')).reason).toBe('addressDeclined')
    await firm.lead.call(updatePortal, { ...firm.ofPortal(portal), body: { isActive: false } })
    expect(await invite(portal.id)).toMatchObject({ reason: 'portalClosed', why: 'the portal is closed' })
    await firm.lead.call(updatePortal, { ...firm.ofPortal(portal), body: { isActive: true } })
    await changeProject(server, firm.projectId, { ended_at: '2026-07-14T10:00:00Z' })
    expect(await invite(portal.id)).toMatchObject({ reason: 'portalClosed', why: 'the project is completed' })
    expect(await mailsTo(server, 'nobody.yet@northgate.example')).toEqual([])
  })

  it('are invited in measure', async () => {
    const { portal } = await firm.open()
    const invite = (name: string) => ({
      ...firm.ofPortal(portal),
      body: { emails: Array.from({ length: 50 }, (_, index) => `${name}-${index}@northgate.example`) },
    })
    for (let sent = 0; sent < mailKinds.portal.ofPerson.attempts; sent += 50)
      await firm.lead.call(inviteVisitors, invite(`${sent}`))
    expect((await firm.lead.refusal(inviteVisitors, invite('more'))).reason).toBe('tooManyRequests')
  })

  it('are shut out and let in again', async () => {
    const { portal } = await firm.open()
    const call = firm.ofPortal(portal)
    const [visitor] = (await firm.lead.call(inviteVisitors, { ...call, body: { emails: ['s.orr@northgate.example'] } }))
      .items
    if (!visitor) throw new Error('nobody was invited')
    const params = { ...call.params, visitorId: visitor.id }
    const remove = (isRemoved: boolean) => firm.lead.call(updateVisitor, { params, body: { isRemoved } })
    expect(await remove(true)).toMatchObject({ isRemoved: true, mayEnter: false })
    expect((await firm.ana.refusal(updateVisitor, { params, body: { isRemoved: false } })).reason).toBe(
      'invalidPermission',
    )
    expect((await firm.lead.call(listPortals, { params: firm.params })).items[0]?.visitorCount).toBe(0)
    expect(await remove(false)).toMatchObject({ isRemoved: false, mayEnter: true })
    expect((await historyOf(portal.id)).slice(0, 3)).toMatchObject([
      { action: 'visitorRestored' },
      { action: 'visitorRemoved', after: { email: visitor.email } },
      { action: 'visitorsInvited', after: { emails: [visitor.email] } },
    ])
    await firm.lead.call(updatePortal, { ...call, body: { visitors: ['@elsewhere.example'] } })
    expect((await firm.lead.call(listVisitors, call)).items).toMatchObject([{ mayEnter: false }])
    const other = await firm.create()
    const elsewhere = { ...params, portalId: other.id }
    expect((await firm.lead.refusal(updateVisitor, { params: elsewhere, body: { isRemoved: true } })).reason).toBe(
      'notFound',
    )
  })
})

describe('the documents of a portal', () => {
  it('are added, opened by those who see the portal, and removed', async () => {
    const portal = await firm.create()
    const call = firm.ofPortal(portal)
    const files = { files: [new File(['one'], 'one.txt'), new File(['two'], 'two.txt')] }
    const { items } = await firm.lead.call(addPortalDocuments, { ...call, files })
    expect(items).toMatchObject([
      { file: { name: 'one.txt', size: 3 }, addedBy: { displayName: 'Lena Reed' } },
      { file: { name: 'two.txt' } },
    ])
    const [first] = (await firm.ana.call(listPortalDocuments, call)).items
    if (!first) throw new Error('there is no document')
    expect(await (await fetch(`${server.url}${first.file.url}`)).text()).toBe('one')
    const params = { ...call.params, fileId: first.file.id }
    expect((await firm.ana.refusal(removePortalDocument, { params })).reason).toBe('invalidPermission')
    await firm.lead.call(removePortalDocument, { params })
    expect((await firm.lead.refusal(removePortalDocument, { params })).reason).toBe('notFound')
    expect((await firm.lead.call(listPortalDocuments, call)).items.map(({ file }) => file.name)).toEqual(['two.txt'])
    expect((await historyOf(portal.id)).slice(0, 2)).toMatchObject([
      { action: 'documentRemoved', before: { documents: ['one.txt'] } },
      { action: 'documentsAdded', after: { documents: ['one.txt', 'two.txt'] } },
    ])
  })
})
