import { randomUUID } from 'node:crypto'
import { areas } from '@praxis/contract/areas'
import { VISITOR_EMAIL_HEADER, VISITOR_PASSWORD_HEADER } from '@praxis/contract/portals/portal-rules'
import { type EndpointSpec, type Input, isRead } from '@praxis/contract/protocol/endpoint'
import { beforeAll, describe, expect, it } from 'vitest'
import { newNetwork } from '../features/accounts/testing/networks'
import { ReadPdf } from '../features/invoices/testing/read-pdf'
import { samples } from './endpoint-samples'
import { createSampleFirm, marksOf, type SampleFirm } from './sample-firm'
import { type Caller, startTestServer, type TestServer } from './test-server'
import { visitorHeaders } from './visitor-headers'

export type AreaName = keyof typeof areas

/** The areas with the endpoints of task boards, a third of all: they are attacked by a file of their own. */
export const areasOfBoards: readonly AreaName[] = [
  'projectTasks',
  'personals',
  'personalProjectTasks',
  'projectTemplates',
  'projectAutomations',
]

/** Portals from both of their sides, attacked by a file of their own too. */
export const areasOfPortals: readonly AreaName[] = ['projectPortals', 'projectSignOffs', 'portals', 'portalTasks']

export const otherAreas = (Object.keys(areas) as AreaName[]).filter(
  (area) => !areasOfBoards.includes(area) && !areasOfPortals.includes(area),
)

interface Case {
  readonly name: string
  readonly spec: EndpointSpec
  readonly inputFor: (firm: SampleFirm) => Input<EndpointSpec>
}

const casesOf = (area: AreaName): Case[] =>
  Object.entries(areas[area]).map(([name, spec]) => ({
    name: `${area}.${name}`,
    spec,
    inputFor: (samples as Record<string, Record<string, Case['inputFor']>>)[area]?.[name] as Case['inputFor'],
  }))

/** The endpoints of some areas, each with what it is asked. */
export const attackedCases = (attacked: readonly AreaName[]): Case[] => attacked.flatMap(casesOf)

/** One statement prints a company, or what of it mentions some of its records, so that thousands of prints are planned once. That a portal refused somebody is noted, as it should be. */
const statementThatPrintsACompany = async (server: TestServer): Promise<string> => {
  const tables = await server.sql<{ name: string }>(`
    select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'company_id'
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> 'portal_visits' order by 1`)
  const rowsOf = ({ name }: { name: string }) =>
    `select '${name}' as name, t::text as row from ${name} t where company_id = $1`
  const people = `select 'users', u::text from users u join employees e on e.user_id = u.id where e.company_id = $1`
  const sessions = `select 'sessions', s::text from sessions s join employees e using (user_id) where e.company_id = $1`
  return `select json_object_agg(name, print order by name)::text as print
          from (select name, md5(string_agg(row, '|' order by row)) as print
                from (${[...tables.map(rowsOf), people, sessions].join(' union all ')}) rows
                where row like any ($2) group by name) tables`
}

/**
 * Makes prints of everything that a company has, in all tables of companies, and of its people; or only of what mentions these
 * ids.
 */
export const printerOf = async (
  server: TestServer,
  companyId: string,
  ids: readonly string[] = [''],
): Promise<() => Promise<string>> => {
  const printing = await statementThatPrintsACompany(server)
  return async () => {
    const [row] = await server.sql<{ print: string }>({ name: 'print', text: printing }, [
      companyId,
      ids.map((id) => `%${id}%`),
    ])
    return row?.print ?? ''
  }
}

/** What an answer says; of a PDF its words, as the rest of it are numbers that say nothing. */
const textOf = async (response: Response): Promise<string> =>
  response.headers.get('content-type') === 'application/pdf'
    ? new ReadPdf(Buffer.from(await response.arrayBuffer())).texts.join('\n')
    : response.text()

/** What a call came to; a stream is hung up. */
export const callAs = async (caller: Caller, spec: EndpointSpec, input: Input<EndpointSpec>) => {
  const hangUp = new AbortController()
  const response = await caller.send(spec, input, { signal: hangUp.signal })
  if (response.headers.get('content-type')?.startsWith('text/event-stream')) {
    hangUp.abort()
    return { status: response.status, reason: undefined, text: '' }
  }
  const text = await textOf(response)
  const reason = response.ok ? undefined : JSON.parse(text).reason
  return { status: response.status, reason, text }
}

/** With an address and a network that nobody had before, as wrong passwords are counted by both. */
const wrongPassword = (): Record<string, string> => ({
  'x-forwarded-for': newNetwork(),
  [VISITOR_EMAIL_HEADER]: `${randomUUID()}@client.example`,
  [VISITOR_PASSWORD_HEADER]: 'Tall-Copper-Kettle-9',
})

/** Calls every endpoint of the areas as those who may not, and as a plain employee. */
export const attackEndpoints = (attacked: readonly AreaName[]): void => {
  const cases = attackedCases(attacked)
  const ofEmployees = cases.filter(({ spec }) => spec.access === 'employee')
  const ofUsers = cases.filter(({ spec }) => spec.access === 'user')
  const ofAnyone = cases.filter(({ spec }) => spec.access === 'public')
  const ofVisitors = cases.filter(({ spec }) => spec.access === 'visitor')
  let server: TestServer
  let ours: SampleFirm
  let theirs: SampleFirm
  let ourMarks: string[]
  let printOfOurs: () => Promise<string>
  /** The last print. */
  let known: string

  beforeAll(async () => {
    // Behind a proxy, so that each wrong password can come from a network of its own.
    server = await startTestServer({ environment: { TRUST_PROXY: 'true' } })
    ours = await createSampleFirm(server)
    theirs = await createSampleFirm(server)
    ourMarks = marksOf(ours)
    printOfOurs = await printerOf(server, ours.company.id)
    known = await printOfOurs()
  })

  const call = (caller: Caller, { spec, inputFor }: Case) => callAs(caller, spec, inputFor(ours))

  /** Whatever the outcome: nothing of ours was shown, and nothing broke. That nothing changed is seen after all callers. */
  const expectNothingShown = async (caller: Caller, endpoint: Case) => {
    const outcome = await call(caller, endpoint)
    expect(outcome.status).toBeLessThan(500)
    expect(ourMarks.filter((mark) => outcome.text.includes(mark))).toEqual([])
    return outcome
  }

  const expectNothingChanged = async () => {
    const before = known
    known = await printOfOurs()
    expect(known).toBe(before)
  }

  it('is in the table of samples', () => {
    for (const { name, inputFor } of cases) expect(inputFor, name).toBeTypeOf('function')
  })

  describe.each([...ofEmployees, ...ofUsers])('$name', (endpoint) => {
    it('refuses nobody', async () => {
      const { status, reason } = await expectNothingShown(server.nobody, endpoint)
      expect([status, reason]).toEqual([401, 'invalidActionWhileNotAuthenticated'])
    })

    it('gives a stranger of another company nothing of ours, with our ids in path, query and body', async () => {
      await expectNothingShown(theirs.owner, endpoint)
      await expectNothingShown(theirs.plain, endpoint)
    })

    if (endpoint.spec.access === 'employee') {
      it('refuses a stranger who claims to be one of ours', async () => {
        const claiming = server.caller({ ...theirs.owner.headers, employeeID: ours.owner.employeeId })
        const { status, reason } = await expectNothingShown(claiming, endpoint)
        expect([status, reason]).toEqual([401, 'invalidPermission'])
      })

      it('refuses a stranger who claims to impersonate one of ours', async () => {
        const claiming = server.caller({
          ...theirs.owner.headers,
          employeeID: ours.plain.employeeId,
          impersonatorID: ours.owner.employeeId,
        })
        const { status, reason } = await expectNothingShown(claiming, endpoint)
        expect([status, reason]).toEqual([401, 'invalidPermission'])
      })

      it('refuses a deactivated employee', async () => {
        const { status, reason } = await expectNothingShown(ours.deactivated, endpoint)
        expect([status, reason]).toEqual([401, 'employeeDeactivated'])
      })
    }

    // Reads run read only, so there is no print after them: the next one tells what any might have changed all the same.
    if (!isRead(endpoint.spec)) it('has changed nothing of ours for any of them', expectNothingChanged)
  })

  describe.each(ofVisitors)('$name', (endpoint) => {
    const visitorOf = ({ portalReference: reference, visitorEmail: email }: SampleFirm, more = {}) =>
      server.caller({ ...visitorHeaders(server, { reference, email, passwordVersion: 1 }), ...more })

    it.each<[string, () => Caller]>([
      ['nobody', () => server.nobody],
      ['whoever has no password', () => server.caller({ [VISITOR_EMAIL_HEADER]: ours.visitorEmail })],
      ['a wrong password', () => server.caller(wrongPassword())],
      ['a forged token', () => visitorOf(ours, { [VISITOR_PASSWORD_HEADER]: `e30.${'A'.repeat(200)}` })],
      ['somebody else with a visitor’s token', () => visitorOf(ours, { [VISITOR_EMAIL_HEADER]: theirs.visitorEmail })],
      ['a visitor of another portal', () => visitorOf(theirs)],
      ['an employee of another company', () => theirs.owner],
      ['an employee of the company', () => ours.owner],
    ])('refuses %s', async (_, caller) => {
      const { status, reason } = await expectNothingShown(caller(), endpoint)
      expect([status, reason]).toEqual([401, 'unauthorized'])
    })

    it('gives a visitor of another portal nothing of ours, with our ids behind their reference', async () => {
      const input = endpoint.inputFor({ ...ours, portalReference: theirs.portalReference })
      await expectNothingShown(visitorOf(theirs), { ...endpoint, inputFor: () => input })
    })

    if (endpoint.spec.sharedInfo)
      it('refuses a visitor with whom this is not shared', async () => {
        const { status, reason } = await expectNothingShown(visitorOf(ours), endpoint)
        expect([status, reason]).toEqual([401, 'invalidPermission'])
      })

    if (!isRead(endpoint.spec)) it('has changed nothing of ours for any of them', expectNothingChanged)
  })

  describe.each(ofAnyone)('$name', (endpoint) => {
    it('tells nobody anything of ours and changes nothing', async () => {
      const { text } = await expectNothingShown(server.nobody, endpoint)
      expect(text).not.toContain('Marker')
      if (!isRead(endpoint.spec)) await expectNothingChanged()
    })
  })

  it('that only reads has changed nothing', expectNothingChanged)

  // These may change something, so they come last.
  describe.each(ofEmployees)('$name', (endpoint) => {
    it('treats a plain employee as its capability says', async () => {
      const { status, reason } = await call(ours.plain, endpoint)
      expect(status).toBeLessThan(500)
      if (endpoint.spec.capability) expect([status, reason]).toEqual([401, 'invalidPermission'])
      else expect(reason).not.toBe('invalidPermission')
    })
  })
}
