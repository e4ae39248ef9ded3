import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { largePicture } from '@praxis/server/testing/large-picture'
import { listShape } from '@praxis/server/testing/list-shapes'
import type { HostileCompany } from './hostile-company'

/** One call after the other, so many side by side, for as long as the attack lasts. */
export interface Attack {
  readonly name: string
  readonly parallel: number
  readonly call: (company: HostileCompany, index: number) => Promise<Response>
}

const ask = ({ url, headers }: HostileCompany, path: string, more: RequestInit = {}): Promise<Response> =>
  fetch(`${url}/api/v1${path}`, { ...more, headers: { ...headers, ...(more.headers as Record<string, string>) } })

const send = (company: HostileCompany, method: string, path: string, body: unknown): Promise<Response> =>
  ask(company, path, {
    method,
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
  })

/** Lists within lists, as deep as 200,000 characters go; every other text is just below the depth refused unread. */
const deepText = (index: number): string =>
  index % 2 === 0 ? '<ul><li>'.repeat(24_990) : `${'<p><b>x</b></p>'.repeat(900)}${'<b>'.repeat(90)}`.repeat(2)

let picture: Promise<Blob> | undefined

/** A file so small that the disk is not full before the measurement is over. */
const someFile = (): FormData => {
  const form = new FormData()
  form.append('files[]', new Blob([new Uint8Array(100_000)]), 'a.bin')
  return form
}

/** Every other caller leaves before there can be an answer. */
const impatiently = async (index: number, call: (signal: AbortSignal) => Promise<Response>): Promise<Response> =>
  call(index % 2 === 0 ? AbortSignal.timeout(500) : AbortSignal.timeout(30_000)).catch(
    () => new Response(null, { status: 204 }),
  )

export const attacks: readonly Attack[] = [
  {
    name: 'parallel searches',
    parallel: 40,
    call: (company, index) =>
      ask(company, `/clients/${company.clientId}/timeSheetSubmissions?per=100&search=work zz${index} number`),
  },
  {
    name: 'list shapes',
    parallel: 20,
    call: (company, index) => send(company, 'POST', '/projects/paginated', listShape(index)),
  },
  {
    name: 'rich text',
    parallel: 10,
    call: (company, index) =>
      send(company, 'POST', `/personals/taskLists/${company.listId}/tasks`, {
        title: 'x',
        taskDescription: deepText(index),
      }),
  },
  {
    name: 'pictures',
    parallel: 8,
    call: async (company) => {
      picture ??= largePicture()
      return ask(company, '/users/profileImage', {
        method: 'POST',
        body: await picture,
        headers: { 'content-type': 'image/png' },
      })
    },
  },
  {
    name: 'PDFs',
    parallel: 10,
    call: (company, index) =>
      impatiently(index, (signal) => ask(company, `/projects/${company.boardId}/pdf`, { signal })),
  },
  {
    name: 'CSVs',
    parallel: 10,
    call: (company, index) =>
      impatiently(index, (signal) => ask(company, `/clients/${company.clientId}/timeSheetSubmissions/csv`, { signal })),
  },
  {
    name: 'sign-ins',
    parallel: 40,
    call: ({ url, username, password, headers }) =>
      fetch(`${url}/api/v1/auth/signIn`, {
        method: 'POST',
        headers: {
          'x-forwarded-for': headers['x-forwarded-for'] ?? '',
          authorization: `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`,
        },
      }),
  },
  {
    name: 'mails',
    parallel: 20,
    call: (company, index) => {
      const { listId, taskId } = company.boardTasks[index % company.boardTasks.length] ?? { listId: '', taskId: '' }
      return send(company, 'PATCH', `/projects/${company.boardId}/taskLists/${listId}/tasks/${taskId}/toggle`, {
        isToggled: Math.floor(index / company.boardTasks.length) % 2 === 0,
      })
    },
  },
  {
    name: 'uploads',
    parallel: 8,
    call: (company) =>
      ask(company, `/personals/taskLists/${company.listId}/tasks/${company.taskId}/files`, {
        method: 'POST',
        body: someFile(),
        headers: { 'idempotency-key': randomUUID() },
      }),
  },
  {
    name: 'event streams',
    parallel: 100,
    call: async (company) => {
      const leaving = new AbortController()
      const response = await ask(company, '/events', { signal: leaving.signal })
      await pause(500)
      leaving.abort()
      return new Response(null, { status: response.status === 200 ? 204 : response.status })
    },
  },
  {
    name: 'invitations',
    parallel: 40,
    call: (company) =>
      send(company, 'POST', '/invitations', { invitations: [{ email: `${randomUUID()}@firm.example` }] }),
  },
  {
    name: 'big boards',
    parallel: 20,
    call: (company, index) => ask(company, `/projects/${company.boardId}/taskLists?per=${100 - (index % 50)}`),
  },
]
