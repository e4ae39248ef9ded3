import { createHash, randomUUID } from 'node:crypto'
import { addDays } from '@praxis/domain/calendar/day'
import type { LoadRequest } from '../load'
import type { LargeFirm } from './large-firm'

type Asked = Omit<LoadRequest, 'headers'>

export type HotCall = (index: number, firm: LargeFirm) => Asked

const get = (path: string): Asked => ({ method: 'GET', path: `/api/v1${path}` })
const post = (path: string, body: unknown): Asked => ({
  method: 'POST',
  path: `/api/v1${path}`,
  body: JSON.stringify(body),
})

const today = new Date().toISOString().slice(0, 10)
const page = (index: number) => 1 + (index % 5)

/** A word that one record has, in a firm of any size. */
const word = (index: number) =>
  createHash('md5')
    .update(String(1 + (index % 100)))
    .digest('hex')
    .slice(0, 10)

/** What people ask for all day. Calls that write come last, so that nothing is read that was written meanwhile. */
export const hotCalls = {
  'opening the workspace': () => ({ method: 'PUT', path: '/api/v1/workspaces/current' }),
  'a person’s week': (index) => {
    const to = addDays(today, -7 * (index % 6))
    return get(`/timeSheetSubmissions/byPeriod?from=${addDays(to, -6)}&to=${to}`)
  },
  'what time can be logged on': () => get('/timeSheetSubmissions/loggableProjects'),
  'decided requests': (index) =>
    get(`/requests/history?from=${addDays(today, -30 - (index % 7))}&to=${addDays(today, -(index % 7))}`),
  'a page of approvals': (index) => get(`/approvals/active?page=${1 + (index % 3)}`),
  '50 entries of a project': (index, { projectId }) =>
    get(`/projects/${projectId}/timeSheetSubmissions?page=${1 + (index % 2)}&per=50`),
  '25 projects with clients': (index) =>
    post('/projects/paginated', { page: page(index), per: 25, filter: { attribute: 'all', state: 'active' } }),
  'projects by name': (index) => post('/projects/paginated', { filter: { attribute: 'all', search: word(index) } }),
  'projects by client': (index) =>
    post('/projects/paginated', { page: page(index), filter: { attribute: 'all' }, sortOrder: 'clientName' }),
  'a page of clients': (index) => post('/clients/paginated', { page: page(index), filter: { state: 'active' } }),
  'clients by name': (index) => post('/clients/paginated', { filter: { search: word(index) } }),
  'clients by last change': (index) => post('/clients/paginated', { page: page(index), sortOrder: '-updatedAt' }),
  'clients with open work': (index) => post('/invoices/uninvoiced/paginated', { page: 1 + (index % 2) }),
  'a page of employees': (index) => get(`/employeeManagement/list?page=${page(index)}`),
  'employees by name': (index) => get(`/employeeManagement/list?name=${word(index)}`),
  'employees of a contract type': (index) => get(`/employeeManagement/list?contractType=permanent&page=${page(index)}`),
  'the organisation chart': () => get('/employeeManagement/organisationChart'),
  'a whole board': (_index, { boards }) => get(`/projects/${boards.large}/taskLists`),
  '50 tasks of a board of 5,000': (_index, { boards, lists }) =>
    get(`/projects/${boards.large}/taskLists?taskListID=${lists.large}&per=50`),
  '50 tasks of a board of 500': (_index, { boards, lists }) =>
    get(`/projects/${boards.small}/taskLists?taskListID=${lists.small}&per=50`),
  'the history of a task': (_index, { taskId }) => get(`/history/task/${taskId}`),
  'log a time entry': (index, { projectId }) =>
    post('/timeSheetSubmissions', {
      projectID: projectId,
      // The entries are on days that no week asks for, which would show more with every call.
      from: `${addDays(today, -60 - (index % 300))}T00:00:00.000Z`,
      duration: 600 * (1 + (index % 12)),
      comment: `Logged while measuring, number ${index}`,
    }),
  'create a task': (index, { boards, lists }) =>
    post(`/projects/${boards.large}/taskLists/${lists.large}/tasks`, { id: randomUUID(), title: `Task ${index}` }),
} satisfies Readonly<Record<string, HotCall>>

export type HotCallName = keyof typeof hotCalls
