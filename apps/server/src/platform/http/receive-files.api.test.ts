import { type ClientRequest, request as open } from 'node:http'
import { personals } from '@praxis/contract/tasks/personals'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { createEmployee, createTestCompany, type TestPerson } from '../../testing/people'
import { startTestServer } from '../../testing/test-server'

const MB = 1024 * 1024
const GB = 1024 * MB

const server = await startTestServer()
const { shares, files } = server.platform
const { receiving } = shares

type Sender = TestPerson & { readonly place: { readonly taskListId: string; readonly taskId: string } }

let firm: Awaited<ReturnType<typeof createTestCompany>>
let colleagues: Sender[]
let late: Sender
let stranger: Sender

/** A person with a task of their own to attach files to. */
const sender = async (company: Awaited<ReturnType<typeof createTestCompany>>): Promise<Sender> => {
  const person = await createEmployee(server, company)
  const { id: taskListId } = await person.call(personals.createTaskList, { body: { name: 'Scans' } })
  const { id: taskId } = await person.call(personals.createTask, { params: { taskListId }, body: { title: 'Scan' } })
  return { ...person, place: { taskListId, taskId } }
}

beforeAll(async () => {
  firm = await createTestCompany(server)
  colleagues = await Promise.all([1, 2, 3, 4].map(() => sender(firm)))
  late = await sender(firm)
  stranger = await sender(await createTestCompany(server))
})

const held: ClientRequest[] = []
afterEach(async () => {
  vi.restoreAllMocks()
  for (const request of held.splice(0)) request.destroy()
  await vi.waitUntil(() => receiving.figures.inside === 0, 20_000)
  await server.sql('update company_directory set storage_quota = null where id = $1', [firm.id])
})

const HEAD = '--x\r\ncontent-disposition: form-data; name="files"; filename="scan.bin"\r\n\r\n'
const TAIL = '\r\n--x--\r\n'

/** An upload of which only the beginning has been sent; it announces its true size, or none. */
const begin = ({ headers, place }: Sender, bytes: number, saysHowLarge = true) => {
  const length = HEAD.length + bytes + TAIL.length
  const request = open(`${server.url}/api/v1/personals/taskLists/${place.taskListId}/tasks/${place.taskId}/files`, {
    method: 'POST',
    headers: {
      ...headers,
      'content-type': 'multipart/form-data; boundary=x',
      ...(saysHowLarge ? { 'content-length': length } : { 'transfer-encoding': 'chunked' }),
    },
  })
  request.on('error', () => undefined)
  held.push(request)
  const status = new Promise<number | undefined>((resolve) =>
    request.on('response', (response) => {
      response.resume()
      resolve(response.statusCode)
    }),
  )
  request.write(HEAD)
  return {
    status,
    finish: () => {
      request.end(Buffer.concat([Buffer.alloc(bytes), Buffer.from(TAIL)]))
      return status
    },
    breakOff: () => request.destroy(),
  }
}

const inside = (count: number) => vi.waitUntil(() => receiving.figures.inside === count, 20_000)

const attach = (person: Sender, bytes: number) =>
  person.send(personals.attachTaskFiles, {
    params: person.place,
    files: { files: [new File([new Uint8Array(bytes)], 'a')] },
  })

const refusal = async (response: Response) => ({ status: response.status, ...((await response.json()) as object) })

const allow = async (bytes: number) => {
  const [used] = await server.sql<{ bytes: string }>(
    'select coalesce(sum(bytes), 0) as bytes from storage_use where company_id = $1',
    [firm.id],
  )
  await server.sql('update company_directory set storage_quota = $2 where id = $1', [
    firm.id,
    Number(used?.bytes) + bytes,
  ])
}

it('takes three bodies of a person at a time: whoever is slow to send theirs holds up nobody else', async () => {
  const [slow, other] = colleagues as [Sender, Sender]
  const slowOnes = [1, 2, 3].map(() => begin(slow, 10))
  await inside(3)
  const fourth = attach(slow, 10)
  await vi.waitUntil(() => receiving.figures.waiting === 1, 20_000)
  expect((await attach(other, 10)).status).toBe(200)
  expect(receiving.figures).toMatchObject({ inside: 3, waiting: 1 })
  expect(await slowOnes[0]?.finish()).toBe(200)
  expect((await fourth).status).toBe(200)
  expect(await Promise.all(slowOnes.slice(1).map(({ finish }) => finish()))).toEqual([200, 200])
})

it('counts what is on its way against the quota, however many send at once, and gives it back when they break off', async () => {
  // A megabyte of each body might be text, so two megabytes of each are counted.
  await allow(9 * MB)
  const uploads = colleagues.flatMap((person) => [1, 2, 3].map(() => begin(person, 3 * MB)))
  const statuses: (number | undefined)[] = []
  for (const { status } of uploads) status.then((each) => void statuses.push(each))
  await vi.waitUntil(() => statuses.length === 8, 20_000)
  expect(statuses).toEqual(Array(8).fill(413))
  await inside(4)
  expect(await refusal(await attach(late, 3 * MB))).toMatchObject({ reason: 'storageFull' })
  for (const { breakOff } of uploads) breakOff()
  await inside(0)
  expect((await attach(late, 3 * MB)).status).toBe(200)
})

it('counts a body that does not say how large it is as the largest there may be', async () => {
  vi.spyOn(files.disk, 'state').mockResolvedValue({ free: 100 * GB, reserve: GB })
  await allow(2 * GB)
  const [person, other] = colleagues as [Sender, Sender]
  const first = begin(person, 10, false)
  await inside(1)
  expect(await begin(other, 10, false).status).toBe(413)
  expect(await first.finish()).toBe(200)
  expect(await begin(other, 10, false).finish()).toBe(200)
})

it('leaves others half of the room on the disk, whatever a company announces', async () => {
  vi.spyOn(files.disk, 'state').mockResolvedValue({ free: 12 * MB, reserve: 2 * MB })
  const [person, other] = colleagues as [Sender, Sender]
  begin(person, 5 * MB)
  await inside(1)
  expect(await refusal(await attach(other, 3 * MB))).toEqual({ status: 429, reason: 'tooManyRequests', retryAfter: 5 })
  expect((await attach(other, 10)).status).toBe(200)
  expect((await attach(stranger, 3 * MB)).status).toBe(200)
  expect(await refusal(await attach(stranger, 8 * MB))).toEqual({ status: 507, reason: 'diskFull' })
})
