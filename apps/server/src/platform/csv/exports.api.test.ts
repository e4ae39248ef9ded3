import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { get, type IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { send } from '@praxis/contract/protocol/caller'
import { projectTime } from '@praxis/contract/time/time-reports'
import { beforeAll, describe, expect, it } from 'vitest'
import { createReportsFirm, type ReportsFirm } from '../../features/time-reports/testing/reports-firm'
import { startTestServer } from '../../testing/test-server'
import { until } from '../../testing/until'
import { fillLane } from '../shares/testing/fill-lane'

const server = await startTestServer()
const { exports, downloads } = server.platform.shares
const { lane: connections } = server.application.running.database
let firm: ReportsFirm
let other: ReportsFirm

/** So many rows do not fit into the buffers of a connection, so a caller who does not read holds the export up. */
const ROWS = 1234
const COMMENT = 12_000

beforeAll(async () => {
  firm = await createReportsFirm(server)
  other = await createReportsFirm(server)
  await server.sql(
    `insert into time_sheet_submissions
       (company_id, id, employee_id, day, duration, chargeable, rounded, charged, targetable_id, client_id, comment)
     select $1, gen_random_uuid(), $2, '2020-01-01'::date + n, 60, 60, 60, 60, $3, $4, 'Row ' || n || repeat(' x', $5)
     from generate_series(1, $6::integer) as n`,
    [firm.company.id, firm.member.employeeId, firm.tower.id, firm.clientId, COMMENT / 2, ROWS],
  )
})

/** A connection that has carried a whole export has buffers for the next one, whether or not it is read. */
const fetchByNewConnection: typeof fetch = async (input, init) => {
  const { url, headers, signal } = new Request(input, init)
  const asked = get(url, { agent: false, headers: Object.fromEntries(headers), signal })
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]
  return new Response(Readable.toWeb(answer) as ReadableStream, {
    status: answer.statusCode ?? 0,
    headers: answer.headers as Record<string, string>,
  })
}

const exportFor = ({ lead, tower }: ReportsFirm, signal?: AbortSignal) =>
  send(
    { ...lead.transport, fetch: fetchByNewConnection },
    projectTime.exportProjectSubmissions,
    { params: { id: tower.id }, query: {} },
    signal && { signal },
  )

const isIdle = () => until(() => connections.figures.inside === 0 && exports.figures.inside === 0)

describe('an export', () => {
  it('has all rows in their order, however many', async () => {
    const response = await exportFor(firm)
    const lines = (await response.text()).trim().split('\r\n')
    expect(lines).toHaveLength(1 + ROWS)
    const numbers = lines.slice(1).map((line) => Number(/Row (\d+)/.exec(line)?.[1]))
    expect(numbers).toEqual(Array.from({ length: ROWS }, (_, index) => index + 1))
    expect(Number(response.headers.get('content-length'))).toBeGreaterThan(ROWS * COMMENT)
  })

  it('that nobody takes holds no connection and no place, and ends with who asked for it', async () => {
    const untaken = await exportFor(firm)
    expect(untaken.status).toBe(200)
    await isIdle()
    expect(downloads.figures.inside).toBe(1)
    expect(await readdir(join(server.data.files, '.spool'))).toEqual([])
    await untaken.body?.cancel()
    await until(() => downloads.figures.inside === 0)
  })

  it('is refused to a person with many that they do not take, and to nobody else', async () => {
    const untaken: Response[] = []
    while (untaken.length < 4) untaken.push(await exportFor(firm))
    const asked = performance.now()
    expect(await (await exportFor(firm)).json()).toEqual({ reason: 'tooManyRequests', retryAfter: 1 })
    // A refusal is delayed, which slows down callers who ask again at once.
    expect(performance.now() - asked).toBeGreaterThan(450)
    expect((await exportFor(other)).status).toBe(200)
    expect(untaken.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    for (const { body } of untaken) await body?.cancel()
    await until(() => downloads.figures.inside === 0)
  })

  it('waits for its place without a connection, and is not made for somebody who has left', async () => {
    const release = await fillLane(exports)
    const leaving = new AbortController()
    const abandoned = Promise.allSettled([1, 2].map(() => exportFor(firm, leaving.signal)))
    await until(() => exports.figures.waiting === 2)
    const wanted = exportFor(other)
    await until(() => exports.figures.waiting === 3)
    await until(() => connections.figures.inside === 0)
    leaving.abort()
    await abandoned
    await until(() => exports.figures.waiting === 1)
    const { entered } = exports.figures
    release()
    expect((await wanted).status).toBe(200)
    expect(exports.figures.entered).toBe(entered + 1)
  })
})
