import { createHash } from 'node:crypto'
import { mkdtemp } from 'node:fs/promises'
import { join } from 'node:path'
import { AccessTokens } from '@praxis/server/platform/auth/access-tokens'
import { fill } from '@praxis/server/testing/large-firm/fill'
import pg from 'pg'
import { type BenchDatabase, SECRET, startBenchCluster } from './bench-database'
import { type Contender, compareCost } from './cost-per-request'
import type { Figure } from './figure'
import { Load, type LoadRequest } from './load'
import { startServer } from './server-process'
import type { StillOpen } from './still-open'

/** What a large firm has; the other one has a tenth of it. */
const LARGE = { people: 2_000, clients: 20_000, projects: 5_000 }
const SMALL = 0.1
const NOTES = 1_000

const fillFirm = async ({ superuserUrl, cast }: BenchDatabase, share: number): Promise<void> => {
  const client = new pg.Client({ connectionString: superuserUrl })
  await client.connect()
  try {
    const counts = Object.fromEntries(Object.entries(LARGE).map(([what, count]) => [what, count * share]))
    await fill(client, ['firm'], { company_id: cast.companyId, employee_id: cast.employeeId, ...counts })
    await client.query(
      `vacuum analyze users, employees, contract_periods, clients, client_contacts, journal_entries, projects,
                      project_roles, search_words, row_counts`,
    )
  } finally {
    await client.end()
  }
}

/** A word that one record has, in a firm of any size. */
const word = (index: number) =>
  createHash('md5')
    .update(String(1 + (index % 100)))
    .digest('hex')
    .slice(0, 10)
const page = (index: number) => 1 + (index % 5)

type Asked = Omit<LoadRequest, 'headers'>
const get = (path: string): Asked => ({ method: 'GET', path: `/api/v1${path}` })
const post = (path: string, body: unknown): Asked => ({
  method: 'POST',
  path: `/api/v1${path}`,
  body: JSON.stringify(body),
})

/** What shows everybody at once may take as long as there are people: then a person is what must cost the same. */
const SHOWS_EVERYBODY = 'person of the organisation chart'

const asked: Readonly<Record<string, (index: number) => Asked>> = {
  'page of employees': (index) => get(`/employeeManagement/list?page=${page(index)}`),
  'employees by name': (index) => get(`/employeeManagement/list?name=${word(index)}`),
  'employees of a contract type': (index) => get(`/employeeManagement/list?contractType=permanent&page=${page(index)}`),
  [SHOWS_EVERYBODY]: () => get('/employeeManagement/organisationChart'),
  'page of clients': (index) => post('/clients/paginated', { page: page(index), filter: { state: 'active' } }),
  'clients by name': (index) => post('/clients/paginated', { filter: { search: word(index) } }),
  'clients by last change': (index) => post('/clients/paginated', { page: page(index), sortOrder: '-updatedAt' }),
  'page of projects': (index) =>
    post('/projects/paginated', { page: page(index), filter: { attribute: 'all', state: 'active' } }),
  'projects by name': (index) => post('/projects/paginated', { filter: { attribute: 'all', search: word(index) } }),
  'projects by client': (index) =>
    post('/projects/paginated', { page: page(index), filter: { attribute: 'all' }, sortOrder: 'clientName' }),
}

/** CPU per request in a large firm, beside one with a tenth of its people, clients and projects. */
export const firmFigures = async (folder: string, stillOpen: StillOpen): Promise<Figure[]> => {
  const cluster = await startBenchCluster(join(folder, 'cluster'))
  stillOpen.add(cluster.stop)

  const start = async (name: string, share: number) => {
    const database = await cluster.createDatabase(name, NOTES)
    await fillFirm(database, share)
    const dataDir = await mkdtemp(join(folder, 'server-'))
    const server = await startServer('./product-server.ts', { ...database, dataDir, secret: SECRET })
    stillOpen.add(server.stop)
    const headers = {
      authorization: `Bearer ${await new AccessTokens(SECRET, () => new Date()).issue(database.cast.sessionId)}`,
      employeeid: database.cast.employeeId,
      accept: 'application/json',
      'content-type': 'application/json',
    }
    return (requestOf: (index: number) => Asked): Contender => {
      const load = new Load(server.url, (index) => ({ ...requestOf(index), headers }))
      stillOpen.add(() => load.close())
      return { pid: server.pid, databasePid: cluster.postmasterPid, load }
    }
  }
  const large = await start('large', 1)
  const small = await start('small', SMALL)
  const figures: Figure[] = []
  for (const [name, requestOf] of Object.entries(asked)) {
    const { ratio, first, second } = await compareCost(large(requestOf), small(requestOf), {
      rounds: 9,
      requests: 100,
      warmUp: 300,
    })
    const moreShown = name === SHOWS_EVERYBODY ? 1 / SMALL : 1
    const milliseconds = (seconds: number) => `${(seconds * 1000).toFixed(2)} ms`
    figures.push({
      name: `${name} in a firm ten times as large`,
      measured: ratio / moreShown,
      limit: 1.2,
      unit: 'x',
      parts: `large ${milliseconds(first)}, small ${milliseconds(second)} of CPU a request`,
    })
  }
  return figures
}
