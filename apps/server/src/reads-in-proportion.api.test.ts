import { areas } from '@praxis/contract/areas'
import { type EndpointSpec, type Input, isRead } from '@praxis/contract/protocol/endpoint'
import { beforeAll, describe, expect, it } from 'vitest'
import { type LargeFirm, startLargeFirmServer } from './testing/large-firm/large-firm'
import { inLongRun, isLong } from './testing/long-run'
import { type Exception, exceptions } from './testing/plans/exceptions'
import { findingsIn, rowsVisited } from './testing/plans/plan'
import { readCalls } from './testing/plans/read-calls'
import { type RunStatement, watchPlans } from './testing/plans/watch-plans'
import type { Caller, TestServer } from './testing/test-server'

interface Read {
  readonly name: string
  readonly spec: EndpointSpec
  readonly inputsFor: ((firm: LargeFirm) => readonly Input<EndpointSpec>[]) | undefined
}

const reads: Read[] = Object.entries(areas).flatMap(([area, endpoints]) =>
  Object.entries(endpoints)
    .filter(([, spec]) => isRead(spec))
    .map(([name, spec]) => ({
      name: `${area}.${name}`,
      spec,
      inputsFor: (readCalls as Record<string, Record<string, Read['inputsFor']>>)[area]?.[name],
    })),
)

/** Calls that find nothing, as nobody knows the code and no file has bytes; their statements are seen all the same. */
const findNothing = [
  'auth.validateResetPasswordToken',
  'invitations.getInvitationByCode',
  'outsideAddresses.getAddressRequest',
  'portals.getSharedDocument',
  'portals.getSharedInvoice',
  'portals.getSharedJournalFile',
  'portals.getVisitorSignOffDocument',
  'portals.showUnsubscribing',
  'portalTasks.getTaskFile',
  'projectTasks.getTaskFile',
  'personals.getTaskFile',
  'personalProjectTasks.getTaskFile',
  'projectTemplates.getTaskFile',
  'files.getPublicFile',
  'files.getFile',
]

/** So many characters of an offending statement are shown, enough to find it. */
const SHOWN = 400

/** An exception stays while its statement visits this share of the rows allowed, so that chance does not decide. */
const NEARLY = 0.5

let server: TestServer
let firm: LargeFirm
let statementsOf: Awaited<ReturnType<typeof watchPlans>>
/** The number of rows in each table of companies. */
let sizes: ReadonlyMap<string, number>
const unneeded = new Set(exceptions)

beforeAll(async () => {
  ;({ server, firm } = await startLargeFirmServer())
  statementsOf = await watchPlans(server)
  const tables = await server.sql<{ name: string; rows: number }>(
    `select c.relname as name, c.reltuples::integer as rows from pg_class c
     join pg_attribute a on a.attrelid = c.oid and a.attname = 'company_id' where c.relkind = 'r'`,
  )
  sizes = new Map(tables.map(({ name, rows }) => [name, rows]))
}, 600_000)

const send = async (caller: Caller, { spec }: Read, input: Input<EndpointSpec>): Promise<number> => {
  const hangUp = new AbortController()
  const response = await caller.send(spec, input, { signal: hangUp.signal })
  if (response.headers.get('content-type')?.startsWith('text/event-stream')) hangUp.abort()
  else await response.text()
  return response.status
}

const exceptionFor = ({ name }: Read, text: string): Exception | undefined =>
  exceptions.find(({ reads, statement }) => reads.includes(name) && text.includes(statement))

/** What is wrong with a statement and not excepted. */
const offencesOf = (read: Read, { text, plan }: RunStatement): string[] => {
  const words = text.replace(/\s+/g, ' ').trim()
  const exception = exceptionFor(read, words)
  const rowsOf = (table: string) => sizes.get(table) ?? 0
  if (exception && findingsIn(plan, rowsOf, NEARLY).length > 0) unneeded.delete(exception)
  return findingsIn(plan, rowsOf).flatMap((finding) => {
    const isKnown = exception?.kinds.includes(finding.kind)
    const isMore = finding.kind === 'visits' && rowsVisited(plan) > (exception?.most ?? 0)
    return exception && isKnown && !isMore ? [] : [`${finding.words}: ${words.slice(0, SHOWN)}`]
  })
}

/** Those who see most and least come first; whoever sees something between asks where neither is answered, or in the long run. */
const callersOf = (
  { spec }: Read,
  { people: { owner, plain, lead, manager }, visitor }: LargeFirm,
): [string, Caller][] => Object.entries(spec.access === 'visitor' ? { visitor } : { owner, plain, lead, manager })
const ALWAYS = ['owner', 'plain']

/** Asks with all inputs; a caller who is refused the first does not try the others. */
const askAs = async (caller: Caller, read: Read, inputs: readonly Input<EndpointSpec>[]) => {
  let answered = 0
  const offences = new Map<string, string>()
  for (const input of inputs) {
    let status = 0
    const statements = await statementsOf(async () => {
      status = await send(caller, read, input)
    })
    for (const statement of statements)
      for (const offence of offencesOf(read, statement))
        offences.set(offence.replace(/\d+/g, ''), `${JSON.stringify(input)} ${offence}`)
    if (status === 200) answered += 1
    else if (input === inputs[0]) break
  }
  return { answered, offences: [...offences.values()] }
}

describe('in a firm of 2,000 people, 200,000 entries and 40,000 tasks', () => {
  it.each(reads)(
    '$name reads in proportion to what it answers',
    async (read) => {
      const inputs = read.inputsFor?.(firm) ?? []
      expect(inputs, 'what it is asked, in read-calls').not.toEqual([])
      let answered = 0
      const offences: string[] = []
      for (const [who, caller] of callersOf(read, firm)) {
        if (answered > 0 && !isLong && !ALWAYS.includes(who)) continue
        const outcome = await askAs(caller, read, inputs)
        answered += outcome.answered
        offences.push(...outcome.offences.map((offence) => `${who} asks ${offence}`))
      }
      expect(answered > 0, 'somebody of the large firm is answered').toBe(!findNothing.includes(read.name))
      expect(offences, 'needs an index, or a line with its reason in plans/exceptions.ts').toEqual([])
    },
    300_000,
  )

  // Some are needed by one of the callers alone.
  inLongRun('every exception is needed', () => {
    const needless = [...unneeded].map(({ reads, statement }) => `${reads.join(', ')}: ${statement}`)
    expect(needless, 'no read needs these; all reads have to run, so not with -t').toEqual([])
  })
})
