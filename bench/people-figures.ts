import { mkdtemp, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { AccessTokens } from '@praxis/server/platform/auth/access-tokens'
import pg from 'pg'
import { type BenchDatabase, SECRET, startBenchCluster } from './bench-database'
import { type Comparison, type Contender, compareCost } from './cost-per-request'
import type { Figure } from './figure'
import { Load } from './load'
import { startServer } from './server-process'
import type { StillOpen } from './still-open'

const PEOPLE = 2_000
const FEWER_PEOPLE = 200
const NOTES = 1_000

const fillPeople = async ({ superuserUrl, cast }: BenchDatabase, people: number): Promise<void> => {
  const script = await readFile(new URL('./fill-people.sql', import.meta.url), 'utf8')
  const client = new pg.Client({ connectionString: superuserUrl })
  await client.connect()
  try {
    await client.query(`
      set bench.company_id = '${cast.companyId}';
      set bench.employee_id = '${cast.employeeId}';
      set bench.people = '${people}';
      ${script}`)
    await client.query('vacuum analyze users, employees, contract_periods')
  } finally {
    await client.end()
  }
}

const milliseconds = (seconds: number) => `${(seconds * 1000).toFixed(2)} ms`

const partsOf = ({ first, second }: Comparison) =>
  `${PEOPLE} people ${milliseconds(first)}, ${FEWER_PEOPLE} people ${milliseconds(second)} of CPU a request`

/** CPU per request about the people of a large company, beside one with a tenth of them. */
export const peopleFigures = async (folder: string, stillOpen: StillOpen): Promise<Figure[]> => {
  const cluster = await startBenchCluster(join(folder, 'cluster'))
  stillOpen.add(cluster.stop)

  const start = async (name: string, people: number) => {
    const database = await cluster.createDatabase(name, NOTES)
    await fillPeople(database, people)
    const dataDir = await mkdtemp(join(folder, 'server-'))
    const server = await startServer('./product-server.ts', { ...database, dataDir, secret: SECRET })
    stillOpen.add(server.stop)
    const headers = {
      authorization: `Bearer ${await new AccessTokens(SECRET, () => new Date()).issue(database.cast.sessionId)}`,
      employeeid: database.cast.employeeId,
      accept: 'application/json',
    }
    return (pathOf: (index: number) => string): Contender => {
      const load = new Load(server.url, (index) => ({ method: 'GET', path: `/api/v1${pathOf(index)}`, headers }))
      stillOpen.add(() => load.close())
      return { pid: server.pid, databasePid: cluster.postmasterPid, load }
    }
  }
  const many = await start('many', PEOPLE)
  const few = await start('few', FEWER_PEOPLE)
  const compare = (pathOf: (index: number) => string, requests: number) =>
    compareCost(many(pathOf), few(pathOf), { rounds: 11, requests })

  const list = '/employeeManagement/list'
  const page = await compare((index) => `${list}?page=${1 + (index % 5)}`, 300)
  const search = await compare((index) => `${list}?name=person${index % 10}&state=active`, 300)
  return [
    {
      name: 'page of 12 employees with ten times the people',
      measured: page.ratio,
      limit: 1.2,
      unit: 'x',
      parts: partsOf(page),
    },
    {
      name: 'employees by name with ten times the people',
      measured: search.ratio,
      limit: 2,
      unit: 'x',
      parts: partsOf(search),
    },
  ]
}
