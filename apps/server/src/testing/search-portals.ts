import { type SharedInfo, sharedInfos } from '@praxis/contract/portals/portal-rules'
import { isRead } from '@praxis/contract/protocol/endpoint'
import { beforeAll, describe, expect, it } from 'vitest'
import { attackedCases, callAs } from './attack-endpoints'
import { CHARGED, type Planted, plantInPortal, type Trace } from './plant-in-portal'
import { createSampleFirm } from './sample-firm'
import { startTestServer, type TestServer } from './test-server'
import { visitorHeaders } from './visitor-headers'

/**
 * What the sample of a call is refused for, or has no bytes for; all others answer a visitor with whom all is shared. What these
 * would say is said by others too, or is nothing but a file.
 */
const withoutAnswer = [
  'portals.getSharedDocument',
  'portals.getSharedInvoice',
  'portals.getSharedJournalFile',
  'portals.getVisitorSignOffDocument',
  'portalTasks.getTaskFile',
  'portals.approveSignOff',
  'portals.questionSignOff',
  'portalTasks.moveTask',
  'portalTasks.restoreTasks',
  'portalTasks.deleteTaskList',
  'portalTasks.deleteTask',
]

/** Reads come first, then what changes something, then what deletes or puts away. */
const turnOf = ({ name, spec }: ReturnType<typeof attackedCases>[number]): number => {
  if (isRead(spec)) return 0
  if (name === 'portalTasks.archiveAllTasks') return 3
  return spec.method === 'DELETE' ? 2 : 1
}
const cases = attackedCases(['portals', 'portalTasks'])
  .filter(({ spec }) => spec.access === 'visitor')
  .sort((one, other) => turnOf(one) - turnOf(other))

const occurs = (trace: Trace, text: string): boolean =>
  typeof trace === 'string' ? text.includes(trace) : trace.test(text)

/** All numbers of seconds of logged time in an answer. */
const loggedIn = (text: string): number[] =>
  [...text.matchAll(/"(?:loggedTime|seconds|cumulativeSeconds)":(\d+)/g)].map(([, seconds]) => Number(seconds))

const withoutKey = sharedInfos.map((key) => ({ lacking: key, shared: sharedInfos.filter((other) => other !== key) }))

/** Searches what portals answer, with all keys, with none and without each of them, for what these do not open. */
export const searchPortals = (): void => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer()
  })

  /** What each endpoint says to a visitor of a portal that shares this, in a firm of its own. */
  const answersWith = async (shared: readonly SharedInfo[], preset = 'custom') => {
    const firm = await createSampleFirm(server)
    const planted = await plantInPortal(server, firm)
    await server.sql('update portals set shared_infos = $2, preset = $3 where id = $1', [firm.portalId, shared, preset])
    const visitor = server.caller(
      visitorHeaders(server, { reference: firm.portalReference, email: firm.visitorEmail, passwordVersion: 1 }),
    )
    const answers = new Map<string, { status: number; text: string }>()
    for (const { name, spec, inputFor } of cases) answers.set(name, await callAs(visitor, spec, inputFor(firm)))
    return { firm, planted, answers }
  }

  const found = (answers: Awaited<ReturnType<typeof answersWith>>['answers'], traces: readonly Trace[]) =>
    [...answers].flatMap(([name, { text }]) =>
      traces.filter((trace) => occurs(trace, text)).map((trace) => `${name} tells ${trace}`),
    )
  const openedBy = ({ opened }: Planted, keys: readonly SharedInfo[]) => keys.flatMap((key) => opened[key] ?? [])
  /** Only the suggestions say by which addresses others come, and only details one's own. */
  const expectFewAddresses = ({ firm, planted, answers }: Awaited<ReturnType<typeof answersWith>>) => {
    const tellOf = (email: string) => [...answers].filter(([, { text }]) => text.includes(email)).map(([name]) => name)
    expect(tellOf(planted.others.came)).toEqual(['portals.suggestVisitorEmails'])
    expect(tellOf(firm.visitorEmail)).toEqual(['portals.getPortalDetails', 'portals.suggestVisitorEmails'])
  }

  it('every endpoint answers where all is shared, with what its keys open and nothing else', async () => {
    const outcome = await answersWith(sharedInfos, 'cumulativeRevenueByWeek')
    const { answers, planted } = outcome
    expect([...answers].filter(([, { status }]) => status >= 300).map(([name]) => name)).toEqual(withoutAnswer)
    for (const trace of [...openedBy(planted, sharedInfos), ...planted.ofChart])
      expect(found(answers, [trace]), `${trace}`).not.toEqual([])
    expect(found(answers, planted.closed)).toEqual([])
    expectFewAddresses(outcome)
    for (const [name, { text }] of answers)
      for (const seconds of loggedIn(text)) expect([0, CHARGED], name).toContain(seconds)
  })

  it('no endpoint tells what a portal without keys does not share', async () => {
    const outcome = await answersWith([])
    const { closed, ofChart } = outcome.planted
    expect(found(outcome.answers, [...closed, ...ofChart, ...openedBy(outcome.planted, sharedInfos)])).toEqual([])
    expectFewAddresses(outcome)
  })

  describe.each(withoutKey)('without $lacking', ({ lacking, shared }) => {
    it('no endpoint tells what it opens', async () => {
      const { answers, planted } = await answersWith(shared)
      expect(found(answers, [...planted.closed, ...planted.ofChart, ...openedBy(planted, [lacking])])).toEqual([])
    })
  })
}
