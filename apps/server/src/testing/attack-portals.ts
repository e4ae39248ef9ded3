import { randomUUID } from 'node:crypto'
import { type SharedInfo, sharedInfos, VISITOR_PASSWORD_HEADER } from '@praxis/contract/portals/portal-rules'
import { portals } from '@praxis/contract/portals/portal-visits'
import { isRead, sharedInfosOf } from '@praxis/contract/protocol/endpoint'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { attackedCases, callAs, printerOf } from './attack-endpoints'
import { insertProject } from './project-rows'
import { createSampleFirm, marksOf, type SampleFirm } from './sample-firm'
import { createPortals } from './sample-portals'
import { startTestServer, type TestServer } from './test-server'
import { visitorHeaders } from './visitor-headers'

const UNAUTHORIZED = [401, 'unauthorized']
const NOT_THERE = [404, 'dataNotAvailable']

/** What ends the access of a visitor with whom everything is shared, and what takes it back. */
interface Ending {
  readonly name: string
  readonly refusal: readonly unknown[]
  readonly end: string
  readonly undo: string
}

const ofPortal = 'where company_id = $1 and id = $2'
const ofProject = `where (company_id, id) in (select company_id, targetable_id from portals ${ofPortal})`
const endings: readonly Ending[] = [
  {
    ...{ name: 'the portal was closed', refusal: NOT_THERE },
    end: `update portals set is_active = false, closed_at = now() ${ofPortal}`,
    undo: `update portals set is_active = true, closed_at = null ${ofPortal}`,
  },
  {
    ...{ name: 'the project is completed', refusal: NOT_THERE },
    end: `update targetables set ended_at = now() ${ofProject}`,
    undo: `update targetables set ended_at = null ${ofProject}`,
  },
  {
    ...{ name: 'they were removed', refusal: UNAUTHORIZED },
    end: 'update portal_visitors set removed_at = now() where company_id = $1 and portal_id = $2',
    undo: 'update portal_visitors set removed_at = null where company_id = $1 and portal_id = $2',
  },
  {
    ...{ name: 'the password is another one', refusal: UNAUTHORIZED },
    end: `update portals set password_version = 2 ${ofPortal}`,
    undo: `update portals set password_version = 1 ${ofPortal}`,
  },
  {
    ...{ name: 'the portal has no password any more', refusal: UNAUTHORIZED },
    end: `update portals set password_hash = null, password_set_at = null ${ofPortal}`,
    undo: `update portals set password_hash = 'none', password_set_at = now() ${ofPortal}`,
  },
  {
    ...{ name: 'their address was taken off', refusal: UNAUTHORIZED },
    end: `update portal_addresses set address = '@client.example.other' where company_id = $1 and portal_id = $2`,
    undo: `update portal_addresses set address = '@client.example' where company_id = $1 and portal_id = $2`,
  },
]

/** Calls every endpoint of visitors as those whose access has ended, who lack its key, or who only look. */
export const attackPortals = (): void => {
  const cases = attackedCases(['portals', 'portalTasks']).filter(({ spec }) => spec.access === 'visitor')
  let server: TestServer
  let ours: SampleFirm
  let printed: () => Promise<string>

  beforeAll(async () => {
    server = await startTestServer()
    ours = await createSampleFirm(server)
    printed = await printerOf(server, ours.company.id)
  })

  const run = (statement: string, ...more: unknown[]) =>
    server.sql(statement, [ours.company.id, ours.portalId, ...more])
  const share = (shared: readonly SharedInfo[]) => run(`update portals set shared_infos = $3 ${ofPortal}`, shared)
  const visitor = () =>
    server.caller(
      visitorHeaders(server, { reference: ours.portalReference, email: ours.visitorEmail, passwordVersion: 1 }),
    )
  const outcomeOf = async (endpoint: (typeof cases)[number], caller = visitor()) => {
    const { status, reason, text } = await callAs(caller, endpoint.spec, endpoint.inputFor(ours))
    expect(marksOf(ours).filter((mark) => text.includes(mark))).toEqual([])
    return [status, reason]
  }

  describe.each(endings)('after $name', ({ end, undo, refusal }) => {
    let before: string
    beforeAll(async () => {
      await share(sharedInfos)
      // They were in a moment ago, so the server remembers them.
      await visitor().call(portals.getPortalDetails, { params: { projectId: ours.portalReference } })
      await run(end)
      before = await printed()
    })
    afterAll(() => run(undo))

    it.each(cases)('$name refuses a visitor with whom all is shared', async (endpoint) => {
      expect(await outcomeOf(endpoint)).toEqual(refusal)
    })

    it('nothing has changed', async () => expect(await printed()).toBe(before))
  })

  describe('somebody who comes to another project of the same firm, with our ids', () => {
    let elsewhere: Awaited<ReturnType<typeof createPortals>>
    let printedOfProject: () => Promise<string>
    let before: string
    const idsOfProject = () => [
      ...Object.values(ours.projectBoard),
      ...[ours.projectId, ours.portalId, ours.visitorId, ours.portalDocumentId, ours.sharedEntryId, ours.entryId],
      ...[ours.sharedEntryFileId, ours.signOffId, ours.signOffQuestionId, ours.signOffFileId],
      ...[ours.billedInvoiceId, ours.invoiceId, ours.agreementItemId, ours.visitorEmail],
    ]

    beforeAll(async () => {
      const { company, clientId, owner } = ours
      const projectId = randomUUID()
      await insertProject(server, company.id, projectId, {
        ...{ client_id: clientId, name: 'Elsewhere', lead_id: owner.employeeId },
        ...{ charging_mechanism: 'effort', currency: 'GBP' },
      })
      elsewhere = await createPortals(server, company.id, { projectId, ownerId: owner.employeeId })
      await server.sql(`update portals set shared_infos = $2, preset = 'cumulativeRevenueByWeek' where id = $1`, [
        elsewhere.portalId,
        sharedInfos,
      ])
      printedOfProject = await printerOf(server, company.id, idsOfProject())
      before = await printedOfProject()
    })

    it.each(cases)('$name shows nothing of ours', async ({ spec, inputFor }) => {
      const { portalReference: reference, visitorEmail: email } = elsewhere
      const caller = server.caller(visitorHeaders(server, { reference, email, passwordVersion: 1 }))
      const { status, text } = await callAs(caller, spec, inputFor({ ...ours, portalReference: reference }))
      expect(status).toBeLessThan(500)
      expect(idsOfProject().filter((id) => text.includes(id))).toEqual([])
    })

    it('nothing of ours has changed', async () => expect(await printedOfProject()).toBe(before))
  })

  describe('lacking what an endpoint needs', () => {
    const keyed = cases.filter(({ spec }) => sharedInfosOf(spec).length > 0)

    it.each(keyed)('$name refuses a visitor with whom all else is shared', async (endpoint) => {
      const lacking = sharedInfosOf(endpoint.spec)
      await share(sharedInfos.filter((key) => !lacking.includes(key)))
      const before = isRead(endpoint.spec) ? '' : await printed()
      expect(await outcomeOf(endpoint)).toEqual([401, 'invalidPermission'])
      if (before !== '') expect(await printed()).toBe(before)
    })

    it('is asked of all that change anything but the visitor’s own mails', () => {
      const keyless = cases.filter(({ spec }) => sharedInfosOf(spec).length === 0 && !isRead(spec))
      expect(keyless.map(({ name }) => name)).toEqual(['portals.setVisitorMails'])
    })
  })

  describe('somebody of the firm who looks in', () => {
    let before: string
    beforeAll(async () => {
      await share(sharedInfos)
      await run(`update portals set preset = 'cumulativeRevenueByWeek' ${ofPortal}`)
      before = await printed()
    })
    const previewOf = (firm: SampleFirm) =>
      server.caller({
        [VISITOR_PASSWORD_HEADER]: server.platform.portalTokens.issue({
          ...{ kind: 'preview', reference: ours.portalReference, employeeId: firm.owner.employeeId },
          ...{ sessionId: firm.owner.sessionId, impersonatorId: null },
        }),
      })

    it.each(cases)('$name changes nothing for them', async ({ spec, inputFor }) => {
      const { status, reason } = await callAs(previewOf(ours), spec, inputFor(ours))
      // The files of the firm have no bytes.
      if (isRead(spec)) expect(spec.response === 'binary' ? [200, 500, 503] : [200]).toContain(status)
      else expect([status, reason]).toEqual([409, 'previewOnly'])
    })

    it('nothing has changed', async () => expect(await printed()).toBe(before))

    it.each(cases)('$name refuses whoever is of another company, or whose session has ended', async (endpoint) => {
      const theirs = { ...ours, owner: (await strangers()).owner }
      expect(await outcomeOf(endpoint, previewOf(theirs))).toEqual(NOT_THERE)
      const ended = { ...ours, owner: { ...ours.owner, sessionId: randomUUID() } }
      expect(await outcomeOf(endpoint, previewOf(ended))).toEqual(UNAUTHORIZED)
    })

    let others: Promise<SampleFirm> | undefined
    const strangers = () => {
      others ??= createSampleFirm(server)
      return others
    }
  })
}
