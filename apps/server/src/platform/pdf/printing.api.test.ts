import { projectTasks } from '@praxis/contract/tasks/project-tasks'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { createTasksFirm, type TasksFirm } from '../../features/tasks/testing/tasks-firm'
import { createEmployee, type TestPerson } from '../../testing/people'
import { startTestServer } from '../../testing/test-server'
import { until } from '../../testing/until'
import { CallerGone } from '../shares/lane'
import { fillLane } from '../shares/testing/fill-lane'

const server = await startTestServer()
const { printing } = server.platform.shares
const { lane: connections } = server.application.running.database
let hostile: TasksFirm
let other: TasksFirm

beforeAll(async () => {
  hostile = await createTasksFirm(server)
  other = await createTasksFirm(server)
})
afterEach(() => void vi.restoreAllMocks())

const printFor = (person: TestPerson, { params }: TasksFirm, signal?: AbortSignal) =>
  fetch(`${server.url}/api/v1/projects/${params.id}/pdf`, { headers: person.headers, ...(signal && { signal }) })

const isPdf = async (response: Response) =>
  Buffer.from(await response.arrayBuffer())
    .subarray(0, 5)
    .toString() === '%PDF-'

test('whoever has left is not printed for, and another company is next', async () => {
  const managers: TestPerson[] = []
  while (managers.length < 7)
    managers.push(await createEmployee(server, hostile.company, { capabilities: ['canManageProjects'] }))
  const release = await fillLane(printing)
  const leaving = new AbortController()
  const abandoned = Promise.allSettled(
    Array.from({ length: 20 }, (_, index) =>
      printFor(managers[index % managers.length] ?? hostile.lead, hostile, leaving.signal),
    ),
  )
  await until(() => printing.figures.waiting === 20)
  const wanted = printFor(other.lead, other)
  await until(() => printing.figures.waiting === 21)
  await until(() => connections.figures.inside === 0)
  leaving.abort()
  await until(() => printing.figures.waiting === 1)
  const { entered } = printing.figures
  release()
  expect(await isPdf(await wanted)).toBe(true)
  expect(printing.figures.entered).toBe(entered + 1)
  expect((await abandoned).every(({ status }) => status === 'rejected')).toBe(true)
})

test('a person has few waiting, and is told when to come back', async () => {
  const release = await fillLane(printing)
  const waiting = [1, 2, 3].map(() => printFor(hostile.lead, hostile))
  await until(() => printing.figures.waiting === 3)
  const refused = await printFor(hostile.lead, hostile)
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '1'])
  expect(await refused.json()).toMatchObject({ reason: 'tooManyRequests' })
  release()
  for (const response of await Promise.all(waiting)) expect(await isPdf(response)).toBe(true)
})

test('a document is not printed to its end for somebody who leaves meanwhile', async () => {
  const threads = server.platform.heavyWork.printing
  const print = threads.run.bind(threads)
  const long = { content: Array.from({ length: 20_000 }, () => 'A line of many') }
  const run = vi.spyOn(threads, 'run').mockImplementation((_, caller) => print(long, caller))
  const leaving = new AbortController()
  const abandoned = printFor(hostile.lead, hostile, leaving.signal)
  await until(() => run.mock.calls.length === 1)
  await until(() => connections.figures.inside === 0)
  leaving.abort()
  await expect(abandoned).rejects.toThrow()
  await expect(run.mock.results[0]?.value).rejects.toBeInstanceOf(CallerGone)
  await until(() => printing.figures.inside === 0)
})

test('what cannot be printed is refused before anything of a file is sent', async () => {
  vi.spyOn(server.platform.heavyWork.printing, 'run').mockRejectedValue(new Error('broken'))
  expect(await hostile.lead.refusal(projectTasks.printTasks, { params: hostile.params })).toMatchObject({
    status: 500,
    reason: 'unknownError1',
  })
})
