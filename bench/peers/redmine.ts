import { readFile } from 'node:fs/promises'
import type { LoadRequest } from '../load'
import { daysAgo, type Peer, SIZE, weekOf } from './peer'

interface Known {
  readonly project: number
  readonly activity: number
  readonly large: number
  readonly small: number
  /** The first category of each board. */
  readonly largeList: number
  readonly smallList: number
}

/** Redmine: tasks are its issues, the lists of a board its categories, a client is a field of a project. */
export const redmine: Peer = {
  limit: 0.1,
  fill: async ({ token }, database) => {
    const { rows } = await database.query<{ filled: boolean }>('select exists (select from projects) as filled')
    if (rows[0]?.filled) return
    const script = await readFile(new URL('./fill-redmine.sql', import.meta.url), 'utf8')
    const values: Readonly<Record<string, string | number>> = { ...SIZE, token }
    await database.query(script.replaceAll(/(?<!:):(\w+)/g, (_, name: string) => `${values[name]}`))
  },
  requests: async ({ token }, database) => {
    const { rows } = await database.query<Known>(
      `with board as (
         select p.identifier, p.id, min(c.id) as list
         from projects p left join issue_categories c on c.project_id = p.id group by p.id
       )
       select (select id from board where identifier = 'project-8') as project,
              (select min(id) from enumerations where type = 'TimeEntryActivity') as activity,
              large.id as large, large.list as "largeList", small.id as small, small.list as "smallList"
       from board large, board small where large.identifier = 'project-1' and small.identifier = 'project-2'`,
    )
    const [known] = rows
    if (!known) throw new Error('Redmine was not filled')
    const headers = { 'x-redmine-api-key': token, accept: 'application/json', 'content-type': 'application/json' }
    const get = (path: string): LoadRequest => ({ method: 'GET', path, headers })
    const post = (path: string, body: unknown): LoadRequest => ({
      ...{ method: 'POST', path, headers },
      body: JSON.stringify(body),
    })
    const issuesOf = (project: number, list: number) =>
      get(`/issues.json?project_id=${project}&category_id=${list}&status_id=*&sort=id&limit=50`)
    return {
      'log a time entry': (index) =>
        post('/time_entries.json', {
          time_entry: {
            ...{ project_id: known.project, activity_id: known.activity, spent_on: daysAgo(60 + (index % 300)) },
            ...{ hours: (1 + (index % 12)) / 6, comments: `Logged while measuring, number ${index}` },
          },
        }),
      'a person’s week': (index) => {
        const { from, to } = weekOf(index)
        return get(`/time_entries.json?user_id=me&from=${from}&to=${to}&limit=100`)
      },
      '50 entries of a project': (index) =>
        get(`/time_entries.json?project_id=${known.project}&limit=50&offset=${50 * (index % 2)}`),
      '25 projects with clients': (index) => get(`/projects.json?limit=25&offset=${25 * (index % 5)}`),
      'create a task': (index) =>
        post('/issues.json', {
          issue: {
            ...{ project_id: known.large, category_id: known.largeList, tracker_id: 1 },
            ...{ priority_id: 2, subject: `Task ${index}` },
          },
        }),
      '50 tasks of a board of 5,000': () => issuesOf(known.large, known.largeList),
      '50 tasks of a board of 500': () => issuesOf(known.small, known.smallList),
    }
  },
}
