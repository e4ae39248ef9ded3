import { operations } from '@praxis/contract/company/history-and-jobs'
import { VISITOR_PASSWORD_HEADER } from '@praxis/contract/portals/portal-rules'
import { portals } from '@praxis/contract/portals/portal-visits'
import { type Portal, projectPortals } from '@praxis/contract/portals/project-portals'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { scopeOf } from '../../platform/auth/actor'
import { visitLimits } from '../../platform/auth/visitor-attempts'
import { listen } from '../../testing/event-stream'
import { impersonating } from '../../testing/people'
import { changeProject } from '../../testing/project-rows'
import type { Caller, TestServer } from '../../testing/test-server'
import { newNetwork, statuses } from '../accounts/testing/networks'
import {
  at,
  comingWith as comingTo,
  createPortalsFirm,
  type PortalsFirm,
  startPortalsServer,
  VISITOR,
} from './testing/portals-firm'
import { gateLooks } from './visits/visits.limits'

const { getPortalDetails, checkIfEmailValidationRequired, suggestVisitorEmails, listPortalPeople } = portals
const { updatePortal, setPortalPassword, listVisitors, listPortalEvents, updateVisitor, previewPortal } = projectPortals

const EMAIL = VISITOR
const ALL = { visitors: ['@northgate.example'] }

let server: TestServer
let firm: PortalsFirm
let later = 0
beforeAll(async () => {
  server = await startPortalsServer(() => later)
})
beforeEach(async () => {
  later += 3_600_000
  firm = await createPortalsFirm(server)
})

const comingWith = (coming: Parameters<typeof comingTo>[1]): Caller => comingTo(server, coming)
const refusalOf = async (caller: Caller, portal: Pick<Portal, 'reference'>) => {
  const { status, reason } = await caller.refusal(getPortalDetails, at(portal))
  return [status, reason]
}
const UNAUTHORIZED = [401, 'unauthorized']
const NOT_THERE = [404, 'dataNotAvailable']

const visiting = (...[more, email]: Parameters<PortalsFirm['visit']>) => firm.visit(more, email)

describe('the gate of a portal', () => {
  it('says whose it is, and whether it takes any address', async () => {
    const { portal } = await firm.open(ALL)
    expect(await server.nobody.call(checkIfEmailValidationRequired, at(portal))).toEqual({
      ...{ isEmailValidationRequired: true, title: 'Northgate delivery' },
      company: { name: 'A firm', logoImage: null, theme: expect.objectContaining({ primary: '#61227A' }) },
    })
    const open = await firm.open()
    const said = await server.nobody.call(checkIfEmailValidationRequired, at(open.portal))
    expect(said.isEmailValidationRequired).toBe(false)
  })

  it('tells nothing of a portal that is closed or was never there', async () => {
    const { portal } = await firm.open()
    const refused = async (asked = portal) => {
      const { status, reason } = await server.nobody.refusal(checkIfEmailValidationRequired, at(asked))
      return [status, reason]
    }
    expect(await refused({ ...portal, reference: 'k7Qe-4pWx-92Lm-aaaa' })).toEqual(NOT_THERE)
    await firm.lead.call(updatePortal, { ...firm.ofPortal(portal), body: { isActive: false } })
    expect(await refused()).toEqual(NOT_THERE)
    await firm.lead.call(updatePortal, { ...firm.ofPortal(portal), body: { isActive: true } })
    await changeProject(server, firm.projectId, { ended_at: '2026-07-14T10:00:00Z' })
    expect(await refused()).toEqual(NOT_THERE)
  })
})

describe('somebody who comes to a portal', () => {
  it('comes in with the password, goes on with what stands in for it, and sees what is shared', async () => {
    const { details, portal, visitor } = await visiting({ ...ALL, sharedInfos: ['taskComment'] })
    expect(details).toMatchObject({
      ...{ reference: portal.reference, title: 'Northgate delivery', sharedInfos: ['taskComment'], isPreview: false },
      project: { name: 'Data platform', client: expect.any(String), lead: { name: 'Lena R.' } },
      ...{ company: { name: 'A firm' }, visitor: { name: 's.orr', email: EMAIL } },
    })
    const again = await visitor.call(getPortalDetails, at(portal))
    expect(again).toEqual({ ...details, session: undefined })
    expect(await visitor.call(getPortalDetails, at(portal))).toEqual(again)
    expect(again.project.clientLogoImage).toBeNull()
    const logo = `logo-of-${portal.reference}`
    await server.sql(
      `insert into public_files (id, storage_key, content_type, size) values ($1, 'none', 'image/png', 1)`,
      [logo],
    )
    await firm.run('update clients set logo_image_id = $2 where company_id = $1', logo)
    const { project } = await visitor.call(getPortalDetails, at(portal))
    expect(project.clientLogoImage).toMatch(new RegExp(`/files/public/${logo}$`))
  })

  it('is told the surnames of people only where these are shared', async () => {
    const { portal, visitor, call } = await visiting()
    const [listId, taskId] = ['00000000-0000-4000-8000-0000000000a1', '00000000-0000-4000-8000-0000000000a2']
    await firm.run(
      `insert into task_lists (company_id, id, board_id, name, rank) values ($1, $2, $3, 'List', 'V')`,
      ...[listId, firm.projectId],
    )
    await firm.run(
      `insert into tasks (company_id, id, board_id, list_id, title, rank) values ($1, $2, $3, $4, 'Task', 'V')`,
      ...[taskId, firm.projectId, listId],
    )
    for (const person of [firm.ana, firm.ben])
      await firm.run(
        'insert into task_assignees (company_id, task_id, employee_id) values ($1, $2, $3)',
        ...[taskId, person.employeeId],
      )
    const names = async () => (await visitor.call(listPortalPeople, at(portal))).items.map(({ name }) => name)
    expect(await names()).toEqual(['Ana R.', 'Ben R.'])
    await firm.lead.call(updatePortal, { ...call, body: { sharedInfos: ['showSurnames'] } })
    expect(await names()).toEqual(['Ana Reed', 'Ben Reed'])
    expect((await visitor.call(getPortalDetails, at(portal))).project.lead.name).toBe('Lena Reed')
  })

  it('is suggested the addresses of this portal’s visitors, and no others', async () => {
    const { portal, visitor } = await visiting()
    await visiting(ALL, 'elsewhere@northgate.example')
    expect(await visitor.call(suggestVisitorEmails, at(portal))).toEqual({ items: [EMAIL] })
    await firm.run(
      `insert into portal_visitors (company_id, id, portal_id, email)
       select $1, gen_random_uuid(), $2, 'a' || number || '@northgate.example' from generate_series(1, 250) as number`,
      portal.id,
    )
    const { items } = await visitor.call(suggestVisitorEmails, at(portal))
    expect([items.length, items.includes(EMAIL)]).toEqual([200, true])
  })

  it('downloads shared documents, where they are shared', async () => {
    const { portal, visitor, call } = await visiting()
    const files = { files: [new File(['one'], 'one.txt')] }
    const { items } = await firm.lead.call(projectPortals.addPortalDocuments, { ...call, files })
    const params = { projectId: portal.reference, fileId: items[0]?.file.id ?? '' }
    expect(await visitor.refusal(portals.getSharedDocument, { params })).toMatchObject({
      ...{ status: 401, reason: 'invalidPermission' },
    })
    expect((await visitor.refusal(portals.listSharedDocuments, at(portal))).reason).toBe('invalidPermission')
    await firm.lead.call(updatePortal, { ...call, body: { sharedInfos: ['documents'] } })
    expect((await visitor.call(portals.listSharedDocuments, at(portal))).items).toMatchObject([{ name: 'one.txt' }])
    expect(await (await visitor.send(portals.getSharedDocument, { params })).text()).toBe('one')
    const other = await visiting({ ...ALL, sharedInfos: ['documents'] })
    const elsewhere = { params: { ...params, projectId: other.portal.reference } }
    expect((await other.visitor.refusal(portals.getSharedDocument, elsewhere)).reason).toBe('notFound')
  })

  it('is refused with a wrong password, a wrong address or none of them, all alike', async () => {
    const { portal, password } = await firm.open(ALL)
    for (const caller of [
      comingWith({ password: 'Wrong-Kettle-99' }),
      comingWith({ password, email: 's.orr@it.northgate.example' }),
      comingWith({ password, email: 'nobody' }),
      comingWith({ password: '' }),
      server.nobody,
      firm.lead,
    ])
      expect(await refusalOf(caller, portal)).toEqual(UNAUTHORIZED)
    expect(await refusalOf(comingWith({ password }), { reference: 'k7Qe-4pWx-92Lm-aaaa' })).toEqual(NOT_THERE)
    const shut = await firm.create()
    expect(await refusalOf(comingWith({ password }), shut)).toEqual(UNAUTHORIZED)
    const { session = '' } = await comingWith({ password, email: 'S.Orr@Northgate.example' }).call(
      getPortalDetails,
      at(portal),
    )
    expect(await refusalOf(comingWith({ password: session, email: 'p.walsh@northgate.example' }), portal)).toEqual(
      UNAUTHORIZED,
    )
    expect(await refusalOf(comingWith({ password: `${session}A` }), portal)).toEqual(UNAUTHORIZED)
    expect(await refusalOf(comingWith({ password: session }), shut)).toEqual(UNAUTHORIZED)
  })

  it('comes with any address to a portal that lists none', async () => {
    const { details } = await visiting({ visitors: [] }, 'anybody@anywhere.example')
    expect(details.visitor?.email).toBe('anybody@anywhere.example')
  })

  it.each<[string, unknown[], (visit: Awaited<ReturnType<typeof visiting>>) => Promise<unknown>]>([
    [
      'the portal is closed',
      NOT_THERE,
      ({ call }) => firm.lead.call(updatePortal, { ...call, body: { isActive: false } }),
    ],
    [
      'the project is completed',
      NOT_THERE,
      () => changeProject(server, firm.projectId, { ended_at: '2026-07-14T10:00:00Z' }),
    ],
    [
      'the company stops using projects',
      NOT_THERE,
      () => firm.run(`update companies set features = jsonb_set(features, '{project}', 'false') where company_id = $1`),
    ],
    ['the portal is deleted', NOT_THERE, ({ call }) => firm.lead.call(projectPortals.deletePortal, call)],
    ['the password changes', UNAUTHORIZED, ({ call }) => firm.lead.call(setPortalPassword, { ...call, body: {} })],
    [
      'their address is taken off',
      UNAUTHORIZED,
      ({ call }) => firm.lead.call(updatePortal, { ...call, body: { visitors: ['p.walsh@northgate.example'] } }),
    ],
    [
      'they are removed',
      UNAUTHORIZED,
      async ({ call }) => {
        const [visitor] = (await firm.lead.call(listVisitors, call)).items
        const params = { ...call.params, visitorId: visitor?.id ?? '' }
        await firm.lead.call(updateVisitor, { params, body: { isRemoved: true } })
      },
    ],
    [
      'thirty days are over',
      UNAUTHORIZED,
      async () => {
        later += 31 * 24 * 3_600_000
      },
    ],
  ])('is out with the very next call when %s', async (_, refusal, end) => {
    const visit = await visiting()
    await visit.visitor.call(suggestVisitorEmails, at(visit.portal))
    await end(visit)
    expect(await refusalOf(visit.visitor, visit.portal)).toEqual(refusal)
  })

  it('stays out with the password after being removed', async () => {
    const { call, password, portal } = await visiting()
    const [visitor] = (await firm.lead.call(listVisitors, call)).items
    const params = { ...call.params, visitorId: visitor?.id ?? '' }
    await firm.lead.call(updateVisitor, { params, body: { isRemoved: true } })
    expect(await refusalOf(comingWith({ password }), portal)).toEqual(UNAUTHORIZED)
  })

  it('is noted once in half an hour, as are wrong passwords, and the firm hears of it', async () => {
    const events = await listen(firm.lead)
    const { visitor, portal, call } = await visiting()
    await expect.poll(() => events.changes().length).toBeGreaterThan(2)
    events.hangUp()
    for (let wrong = 0; wrong < 2; wrong += 1)
      await refusalOf(comingWith({ password: 'Wrong-Kettle-99', email: 'p.walsh@northgate.example' }), portal)
    await visitor.call(getPortalDetails, at(portal))
    later += 31 * 60_000
    await visitor.call(getPortalDetails, at(portal))
    later -= 31 * 60_000
    const { items } = await firm.lead.call(listPortalEvents, call)
    expect(items.map(({ kind, email, attempts }) => [kind, email, attempts])).toEqual([
      ['visited', EMAIL, undefined],
      ['refused', 'p.walsh@northgate.example', 2],
      ['visited', EMAIL, undefined],
    ])
    expect((await firm.lead.call(listVisitors, call)).items).toMatchObject([{ email: EMAIL, visitCount: 2 }])
  })

  it('is named with the portal in the history of what they do', async () => {
    const { portal, call } = await visiting()
    const { database } = server.application.running
    const [visitor] = (await firm.lead.call(listVisitors, call)).items
    const actor = await server.application.running.visitors.actorOf(
      {
        reference: portal.reference,
        email: EMAIL,
        password: server.platform.portalTokens.issue({
          ...{ kind: 'visit', reference: portal.reference, email: EMAIL, passwordVersion: 1 },
        }),
      },
      { addressBlock: 'none', caller: { company: 'test', person: 'test' } },
    )
    expect(actor.visitor?.id).toBe(visitor?.id)
    await database.mutate(scopeOf(actor), async (db) =>
      db.record({ entity: 'portal', id: portal.id, action: 'updated', after: { title: 'Theirs' } }),
    )
    const { items } = await firm.lead.call(operations.getHistory, { params: { entity: 'portal', id: portal.id } })
    expect(items[0]?.by).toEqual({ employeeID: null, displayName: `Portal: ${portal.reference} · s.orr` })
    const [event] = (await firm.lead.call(listPortalEvents, call)).items
    expect(event).toMatchObject({ kind: 'changed', email: EMAIL, change: { entity: 'portal', action: 'updated' } })
  })
})

describe('guessing at portals', () => {
  const wrong = (portal: Pick<Portal, 'reference'>, coming: Partial<Parameters<typeof comingWith>[0]> = {}) =>
    comingWith({ password: 'Wrong-Kettle-99', ...coming }).send(getPortalDetails, at(portal))
  const eachStatus = async (count: number, attempt: (index: number) => Promise<Response>) => {
    const answers = await Promise.all(Array.from({ length: count }, (_, index) => attempt(index)))
    return answers.map(({ status }) => status).sort()
  }
  const someone = (index: number) => `${index}@northgate.example`

  it('is limited for one network at one portal, where others still come in', async () => {
    const { portal, password } = await firm.open(ALL)
    const network = newNetwork()
    const { attempts } = visitLimits.place
    expect(await eachStatus(attempts, (index) => wrong(portal, { network, email: someone(index) }))).toEqual(
      Array(attempts).fill(401),
    )
    expect((await comingWith({ network, password }).refusal(getPortalDetails, at(portal))).reason).toBe(
      'tooManyRequests',
    )
    await comingWith({ password }).call(getPortalDetails, at(portal))
  })

  it('is limited for one network, one address and one portal, from wherever it is tried', async () => {
    const many = await Promise.all(Array.from({ length: 4 }, () => firm.open(ALL)))
    const portalOf = (index: number) => many[index % many.length]?.portal ?? { reference: '' }
    const network = newNetwork()
    const byNetwork = await eachStatus(visitLimits.network.attempts + 1, (index) =>
      wrong(portalOf(index), { network, email: someone(index) }),
    )
    expect(byNetwork.filter((status) => status === 429)).toHaveLength(1)
    const byEmail = await eachStatus(visitLimits.email.attempts + 1, (index) =>
      wrong(portalOf(index), { email: 'one@northgate.example' }),
    )
    expect(byEmail.filter((status) => status === 429)).toHaveLength(1)
    const one = await firm.open(ALL)
    const byReference = await eachStatus(visitLimits.reference.attempts + 1, (index) =>
      wrong(one.portal, { email: someone(index) }),
    )
    expect(byReference.filter((status) => status === 429)).toHaveLength(1)
  })

  it('is limited for references that lead nowhere, and a right password takes nothing', async () => {
    const { portal, password } = await firm.open(ALL)
    const network = newNetwork()
    const { attempts } = visitLimits.unknown
    expect(
      await eachStatus(attempts + 1, (index) =>
        wrong({ reference: `nowhere-${index}` }, { network, email: someone(index) }),
      ),
    ).toEqual([...Array(attempts).fill(404), 429])
    const closed = await firm.open(ALL)
    await firm.lead.call(updatePortal, { ...firm.ofPortal(closed.portal), body: { isActive: false } })
    expect((await wrong(closed.portal, { network })).status).toBe(429)
    const own = newNetwork()
    const right = () => comingWith({ network: own, password }).send(getPortalDetails, at(portal))
    for (let calls = 0; calls <= visitLimits.email.attempts; calls += 10)
      expect(new Set(await statuses(10, right))).toEqual(new Set([200]))
  })
})

describe('looking for references at the gate', () => {
  it('is limited for one network, whether they lead anywhere or not', async () => {
    const { portal } = await firm.open(ALL)
    const network = newNetwork()
    const look = (reference: string, from = network) =>
      server.caller({ 'x-forwarded-for': from }).send(checkIfEmailValidationRequired, at({ reference }))
    await look(portal.reference)
    await server.sql('update rate_limits set taken = $2 where bucket = $1', [
      `${gateLooks.name}:${network}`,
      gateLooks.attempts - 1,
    ])
    expect((await look('nowhere')).status).toBe(404)
    for (const reference of [portal.reference, 'nowhere']) expect((await look(reference)).status).toBe(429)
    expect((await look(portal.reference, newNetwork())).status).toBe(200)
  })
})

describe('whoever has the password of a portal that takes any address', () => {
  it('does not make visitors of it without end, where those who came before come again', async () => {
    const { portal, password } = await firm.open({ visitors: [] })
    const coming = (email: string) => comingWith({ email, password }).send(getPortalDetails, at(portal))
    expect((await coming(EMAIL)).status).toBe(200)
    await server.sql('update rate_limits set taken = $2 where bucket = $1', [
      `${visitLimits.newcomers.name}:${portal.id}`,
      visitLimits.newcomers.attempts - 1,
    ])
    const statusOf = async (email: string) => (await coming(email)).status
    expect([await statusOf('last@northgate.example'), await statusOf('more@northgate.example')]).toEqual([200, 429])
    expect(await statusOf(EMAIL)).toBe(200)
    const { items } = await firm.lead.call(listVisitors, firm.ofPortal(portal))
    expect(items.map(({ email }) => email)).toEqual(['last@northgate.example', EMAIL])
  })
})

describe('a network', () => {
  it('is the half of an IPv6 address that its owner does not choose', async () => {
    const { portal } = await firm.open(ALL)
    const { attempts } = visitLimits.place
    const from = (network: string, index: number) =>
      comingWith({ password: 'Wrong-Kettle-99', network, email: `v6-${index}@northgate.example` })
        .send(getPortalDetails, at(portal))
        .then(({ status }) => status)
    const answers = await Promise.all(
      Array.from({ length: attempts + 2 }, (_, index) => from(`2001:db8:1:2:${index}::1`, index)),
    )
    expect(answers.filter((status) => status === 429)).toHaveLength(2)
    expect(await from('2001:db8:1:3::1', attempts + 2)).toBe(401)
  })
})

describe('a preview', () => {
  it('shows the portal as visitors see it, also while it is closed, for half an hour', async () => {
    const portal = await firm.create({ sharedInfos: ['taskComment'] })
    await firm.lead.call(updatePortal, { ...firm.ofPortal(portal), body: { isActive: false } })
    const { session, expiresAt } = await firm.lead.call(previewPortal, firm.ofPortal(portal))
    const previewer = server.caller({ [VISITOR_PASSWORD_HEADER]: session })
    expect(await previewer.call(getPortalDetails, at(portal))).toMatchObject({
      ...{ isPreview: true, visitor: null, sharedInfos: ['taskComment'], project: { lead: { name: 'Lena R.' } } },
    })
    expect(Date.parse(expiresAt)).toBeGreaterThan(Date.parse(portal.createdAt) + 29 * 60_000)
    const other = await firm.create()
    expect(await refusalOf(previewer, other)).toEqual(UNAUTHORIZED)
    expect((await firm.lead.call(listPortalEvents, firm.ofPortal(portal))).items).toEqual([])
    later += 31 * 60_000
    expect(await refusalOf(previewer, portal)).toEqual(UNAUTHORIZED)
  })

  it('is for those who read all that it shows', async () => {
    const portal = await firm.create({ sharedInfos: ['invoices'], preset: 'cumulativeRevenueByWeek' })
    const call = firm.ofPortal(portal)
    const previewing = async (areas: Parameters<typeof firm.letIn>[2], revenue: 'read' | 'noAccess') => {
      await firm.letIn(firm.projectId, firm.ana, areas)
      await firm.run(
        'update employees set revenue = $3 where company_id = $1 and id = $2',
        firm.ana.employeeId,
        revenue,
      )
      return (await firm.ana.send(previewPortal, call)).status
    }
    const reading = {
      details: 'read',
      taskLists: 'read',
      journal: 'read',
      invoicing: 'read',
      budgetPlan: 'read',
    } as const
    expect(await previewing(reading, 'read')).toBe(200)
    expect(await previewing(reading, 'noAccess')).toBe(401)
    for (const area of ['taskLists', 'journal', 'invoicing', 'budgetPlan'] as const)
      expect(await previewing({ ...reading, [area]: 'noAccess' }, 'read'), area).toBe(401)
    // Everybody reads the details of a project that is open to all.
    await changeProject(server, firm.projectId, { is_public: true })
    expect((await firm.ben.refusal(previewPortal, call)).reason).toBe('invalidPermission')
  })

  it('is for those who see the portal, and ends with their session', async () => {
    const { portal } = await firm.open()
    expect((await firm.ben.refusal(previewPortal, firm.ofPortal(portal))).reason).toBe('notFound')
    const { session } = await firm.lead.call(previewPortal, firm.ofPortal(portal))
    const previewer = server.caller({ [VISITOR_PASSWORD_HEADER]: session })
    await previewer.call(getPortalDetails, at(portal))
    await server.sql('update sessions set revoked_at = now() where id = $1', [firm.lead.sessionId])
    expect(await refusalOf(previewer, portal)).toEqual(UNAUTHORIZED)
  })

  it('is there for whoever acts as somebody else', async () => {
    const { portal } = await firm.open()
    const acting = await impersonating(server, firm.company.owner, firm.lead)
    const { session } = await acting.call(previewPortal, firm.ofPortal(portal))
    const details = await server.caller({ [VISITOR_PASSWORD_HEADER]: session }).call(getPortalDetails, at(portal))
    expect(details.isPreview).toBe(true)
  })
})
