import { randomUUID } from 'node:crypto'
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

/** What people ask for all day. */
export const hotCalls: Readonly<Record<string, HotCall>> = {
  'log a time entry': (index, { projectId }) =>
    post('/timeSheetSubmissions', {
      projectID: projectId,
      from: `${addDays(today, -(index % 5))}T00:00:00.000Z`,
      duration: 600 * (1 + (index % 12)),
      comment: `Logged while measuring, number ${index}`,
    }),
  'a person’s week': (index) => {
    const to = addDays(today, -7 * (index % 6))
    return get(`/timeSheetSubmissions/byPeriod?from=${addDays(to, -6)}&to=${to}`)
  },
  '50 entries of a project': (index, { projectId }) =>
    get(`/projects/${projectId}/timeSheetSubmissions?page=${1 + (index % 5)}&per=50`),
  '25 projects with clients': (index) =>
    post('/projects/paginated', { page: 1 + (index % 5), per: 25, filter: { attribute: 'all', state: 'active' } }),
  'create a task': (index, { boards, lists }) =>
    post(`/projects/${boards.large}/taskLists/${lists.large}/tasks`, { id: randomUUID(), title: `Task ${index}` }),
  '50 tasks of a board of 5,000': (_index, { boards, lists }) =>
    get(`/projects/${boards.large}/taskLists?taskListID=${lists.large}&per=50`),
  '50 tasks of a board of 500': (_index, { boards, lists }) =>
    get(`/projects/${boards.small}/taskLists?taskListID=${lists.small}&per=50`),
  'a whole board': (_index, { boards }) => get(`/projects/${boards.large}/taskLists`),
  'a page of approvals': (index) => get(`/approvals/active?page=${1 + (index % 3)}`),
}
