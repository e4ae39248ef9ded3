import { clients } from '@praxis/contract/clients/clients'
import { companies } from '@praxis/contract/company/companies'
import { operations } from '@praxis/contract/company/history-and-jobs'
import { projects } from '@praxis/contract/projects/projects'
import { personals } from '@praxis/contract/tasks/personals'
import { projectTasks } from '@praxis/contract/tasks/project-tasks'
import { clientTime } from '@praxis/contract/time/time-reports'
import { timeSheetSubmissions } from '@praxis/contract/time/time-sheets'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type DemoProcess, startDemoProcess } from './testing/demo-process'
import { listShape } from './testing/list-shapes'
import type { Caller } from './testing/test-server'

const MINUTES = Number(process.env.PRAXIS_SOAK_MINUTES ?? 20)
/** After this share of the time, everything that is kept once has been kept. */
const WARM_SHARE = 0.25

/** The most connections that are ever open; they open when several people ask at once. */
const CONNECTIONS = 12

const names = ['amelia.hart', 'daniel.osei', 'priya.nair'] as const

let server: DemoProcess

beforeAll(async () => {
  server = await startDemoProcess()
}, 180_000)
afterAll(() => server?.stop())

const today = new Date().toISOString().slice(0, 10)

/** What people do in a day, over and over: `turn` makes each time a little different. */
const work = async (by: Caller, turn: number): Promise<void> => {
  await by.call(companies.openWorkspace, {})
  const { items: found } = await by.call(projects.listProjectsPaginated, { body: listShape(turn) })
  const [project] = found
  if (project) {
    await by.send(projectTasks.listTaskLists, { params: { id: project.id }, query: {} })
    if (turn % 20 === 0)
      await (await by.send(projectTasks.printTasks, { params: { id: project.id }, query: {} })).bytes()
  }
  const { items: known } = await by.call(clients.listClients, { query: {} })
  const client = known[turn % Math.max(1, known.length)]
  if (client) {
    const params = { id: client.id }
    await by.send(clientTime.listClientSubmissions, { params, query: { search: `re${turn % 10}` } })
    if (turn % 5 === 0) await (await by.send(clientTime.exportClientSubmissions, { params, query: {} })).bytes()
  }
  await by.call(personals.listDueTasks, { query: {} })
  const logged = await by.call(timeSheetSubmissions.createSubmission, {
    body: { from: `${today}T00:00:00.000Z`, duration: 600, comment: `Soaking, turn ${turn}` },
  })
  await by.call(timeSheetSubmissions.deleteSubmission, { params: { id: logged.id } })
  const leaving = new AbortController()
  await by.send(operations.listenToEvents, {}, { signal: leaving.signal })
  leaving.abort()
}

it('holds no more at the end of a long day than in the morning', { timeout: (MINUTES + 10) * 60_000 }, async () => {
  const begun = Date.now()
  const end = begun + MINUTES * 60_000
  let turn = 0
  const day = async (name: string) => {
    while (Date.now() < end) {
      // An access token lasts a quarter of an hour, so people sign in again now and then.
      const by = await server.signIn(`${name}@calder-rowe.example`)
      const until = Math.min(end, Date.now() + 5 * 60_000)
      while (Date.now() < until) await work(by, turn++)
    }
  }
  const days = Promise.all(names.map(day))
  const pause = (until: number) => new Promise((resolve) => setTimeout(resolve, Math.max(0, until - Date.now())))
  await pause(begun + MINUTES * 60_000 * WARM_SHARE)
  const early = await server.held()
  await pause(end - 30_000)
  const late = await server.held()
  await days
  expect(turn).toBeGreaterThan(names.length * MINUTES)
  expect(late.heap / early.heap).toBeLessThan(1.15)
  expect(late.connection / early.connection).toBeLessThan(1.15)
  expect(late.files).toBeLessThanOrEqual(early.files + CONNECTIONS)
  expect(late.handles).toBeLessThanOrEqual(early.handles + CONNECTIONS)
  expect(late.fixedTexts).toBeLessThanOrEqual(early.fixedTexts + 3)
  expect(late.rememberedTexts).toBeLessThanOrEqual(1_000)
})
