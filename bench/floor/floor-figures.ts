import { deepStrictEqual } from 'node:assert'
import { randomUUID } from 'node:crypto'
import { mkdtemp } from 'node:fs/promises'
import { join } from 'node:path'
import { projects } from '@praxis/contract/projects/projects'
import type { EndpointSpec } from '@praxis/contract/protocol/endpoint'
import { projectTasks } from '@praxis/contract/tasks/project-tasks'
import { projectTime } from '@praxis/contract/time/time-reports'
import { timeSheetSubmissions } from '@praxis/contract/time/time-sheets'
import { SECRET, startBenchCluster } from '../bench-database'
import { compareCost } from '../cost-per-request'
import type { Figure } from '../figure'
import { hotCalls } from '../hot/hot-calls'
import { fillLargeFirm } from '../hot/large-firm'
import { Load, type LoadRequest } from '../load'
import { headersFor, partsOf } from '../request-figures'
import { startServer } from '../server-process'
import type { StillOpen } from '../still-open'
import { FLOOR_HEADER, type FloorCallName, floorCallNames, floorCalls } from './floor-calls'

const SIZE = { people: 2_000, clients: 200, projects: 200, entries: 100, tasks: 5_000 }
const NOTES = 1_000
const READ_LIMIT = 2
const CREATE_LIMIT = 3

const endpoints: Readonly<Record<FloorCallName, EndpointSpec>> = {
  'a person’s week': timeSheetSubmissions.getTimeSheetPeriod,
  '50 entries of a project': projectTime.listProjectSubmissions,
  '25 projects with clients': projects.listProjectsPaginated,
  '50 tasks of a board of 5,000': projectTasks.listTaskLists,
  '50 tasks of a board of 500': projectTasks.listTaskLists,
  'log a time entry': timeSheetSubmissions.createSubmission,
  'create a task': projectTasks.createTask,
}

const isCreate = (name: FloorCallName) => name === 'log a time entry' || name === 'create a task'

/** A created record without the fields that differ from one to the next. */
const withoutItsOwn = (created: unknown): unknown => {
  const { id, rank, index, createdAt, updatedAt, ...common } = created as Record<string, unknown>
  return JSON.parse(JSON.stringify(common).replaceAll(`${id}`, 'its own'))
}

const unfoldedOf = (name: FloorCallName, sent: unknown): unknown => endpoints[name].unfold?.(sent as never) ?? sent

/** CPU per request beside a server that answers the same information with the least that can be done for it. */
export const floorFigures = async (folder: string, stillOpen: StillOpen): Promise<Figure[]> => {
  const cluster = await startBenchCluster(join(folder, 'cluster'))
  stillOpen.add(cluster.stop)
  const database = await cluster.createDatabase('floor', NOTES)
  const firm = await fillLargeFirm(database, SIZE)
  const start = async (program: string) => {
    const dataDir = await mkdtemp(join(folder, 'server-'))
    const server = await startServer(program, { ...database, dataDir, secret: SECRET })
    stillOpen.add(server.stop)
    return server
  }
  const product = await start('./product-server.ts')
  const floor = await start('./floor-server.ts')
  const headers = { ...(await headersFor(database)), 'content-type': 'application/json' }

  const requestOf = (name: FloorCallName, index: number): LoadRequest => ({
    ...hotCalls[name](index, firm),
    headers: {
      ...{ ...headers, [FLOOR_HEADER]: `${floorCallNames.indexOf(name)}` },
      ...(isCreate(name) && { 'idempotency-key': randomUUID() }),
    },
  })

  const assertSameInformation = async (name: FloorCallName, ours: Load, theirs: Load): Promise<void> => {
    const [sent, rows] = [JSON.parse((await ours.one()).body), JSON.parse((await theirs.one()).body)]
    const { path, body = '' } = requestOf(name, 0)
    const { companyId, employeeId } = database.cast
    const request = { url: new URL(path, 'http://floor'), body, companyId, employeeId }
    const both = [unfoldedOf(name, sent), floorCalls[name].unfold(rows, request)]
    const [first, second] = isCreate(name) ? both.map(withoutItsOwn) : both
    // The error shows where they differ.
    deepStrictEqual({ [name]: first }, { [name]: second })
  }

  const figures: Figure[] = []
  for (const name of floorCallNames) {
    const load = (url: string) => {
      const made = new Load(url, (index) => requestOf(name, index))
      stillOpen.add(() => made.close())
      return made
    }
    const ours = { pid: product.pid, databasePid: cluster.postmasterPid, load: load(product.url) }
    const theirs = { pid: floor.pid, databasePid: cluster.postmasterPid, load: load(floor.url) }
    await assertSameInformation(name, ours.load, theirs.load)
    const cost = await compareCost(ours, theirs, { rounds: 9, requests: 80, warmUp: isCreate(name) ? 2_000 : 600 })
    figures.push({
      ...{ name: `${name} beside the leanest server`, measured: cost.ratio, unit: 'x' },
      limit: isCreate(name) ? CREATE_LIMIT : READ_LIMIT,
      parts: partsOf(cost, 'ours', 'leanest'),
    })
  }
  return figures
}
