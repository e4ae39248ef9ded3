import { readFile } from 'node:fs/promises'
import type { LoadRequest } from '../load'
import { daysAgo, type Peer, type PeerAddress, SIZE, weekOf } from './peer'

type Column = readonly [name: string, type: string, indexed?: 'indexed']

/** Plain columns; references to other collections are below. */
const collections: Readonly<Record<string, readonly Column[]>> = {
  clients: [['name', 'string']],
  people: [
    ['first_name', 'string'],
    ['last_name', 'string'],
  ],
  projects: [
    ['name', 'string', 'indexed'],
    ['is_active', 'boolean'],
    ['client', 'integer', 'indexed'],
  ],
  time_entries: [
    ['person', 'integer', 'indexed'],
    ['project', 'integer', 'indexed'],
    ['day', 'date', 'indexed'],
    ['duration', 'integer'],
    ['comment', 'text'],
    ['state', 'string'],
  ],
  statuses: [
    ['name', 'string'],
    ['color', 'string'],
  ],
  lists: [
    ['project', 'integer', 'indexed'],
    ['name', 'string'],
  ],
  tasks: [
    ['list', 'integer', 'indexed'],
    ['parent', 'integer', 'indexed'],
    ['title', 'string'],
    ['status', 'integer', 'indexed'],
    ['priority', 'integer'],
    ['due_date', 'date'],
    ['estimated_seconds', 'integer'],
    ['tags', 'json'],
    ['rank', 'string', 'indexed'],
  ],
  tasks_people: [
    ['task', 'integer', 'indexed'],
    ['person', 'integer', 'indexed'],
  ],
}

const relations: readonly (readonly [collection: string, field: string, related: string, meta?: object])[] = [
  ['projects', 'client', 'clients'],
  ['time_entries', 'person', 'people'],
  ['time_entries', 'project', 'projects'],
  ['lists', 'project', 'projects'],
  ['tasks', 'list', 'lists'],
  ['tasks', 'parent', 'tasks'],
  ['tasks', 'status', 'statuses'],
  ['tasks_people', 'task', 'tasks', { one_field: 'assignees', junction_field: 'person' }],
  ['tasks_people', 'person', 'people', { junction_field: 'task' }],
]

const headersOf = ({ token }: PeerAddress) => ({
  authorization: `Bearer ${token}`,
  accept: 'application/json',
  'content-type': 'application/json',
})

const send = async (address: PeerAddress, path: string, body: unknown): Promise<void> => {
  const answer = await fetch(`${address.url}${path}`, {
    method: 'POST',
    headers: headersOf(address),
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
}

const createCollections = async (address: PeerAddress): Promise<void> => {
  for (const [collection, columns] of Object.entries(collections)) {
    const fields = columns.map(([field, type, indexed]) => ({
      field,
      type,
      schema: { is_indexed: indexed !== undefined },
      meta: {},
    }))
    const id = { field: 'id', type: 'integer', schema: { is_primary_key: true, has_auto_increment: true }, meta: {} }
    const assignees = { field: 'assignees', type: 'alias', meta: { special: ['m2m'] } }
    const all = collection === 'tasks' ? [id, ...fields, assignees] : [id, ...fields]
    await send(address, '/collections', { collection, schema: {}, meta: {}, fields: all })
  }
  for (const [collection, field, related_collection, meta = {}] of relations) {
    await send(address, '/relations', { collection, field, related_collection, schema: {}, meta })
  }
}

const entryFields =
  'id,day,duration,comment,state,person.id,person.first_name,person.last_name,project.id,project.name,project.client.id,project.client.name'
const taskFields =
  'id,title,priority,due_date,estimated_seconds,tags,rank,parent,status.id,status.name,status.color,assignees.person.id,assignees.person.first_name,assignees.person.last_name'

/** Directus, with collections of people, clients, projects, time and tasks as somebody would make them there. */
export const directus: Peer = {
  limit: 0.5,
  fill: async (address, database) => {
    const { rows } = await database.query<{ exists: boolean }>(
      `select to_regclass('tasks_people') is not null as exists`,
    )
    if (rows[0]?.exists) return
    await createCollections(address)
    const script = await readFile(new URL('./fill-directus.sql', import.meta.url), 'utf8')
    await database.query(script.replaceAll(/(?<!:):(\w+)/g, (_, name: keyof typeof SIZE) => `${SIZE[name]}`))
  },
  requests: async (address) => {
    const headers = headersOf(address)
    const get = (path: string): LoadRequest => ({ method: 'GET', path, headers })
    const post = (path: string, body: unknown): LoadRequest => ({
      ...{ method: 'POST', path, headers },
      body: JSON.stringify(body),
    })
    const tasksOf = (list: number) =>
      get(`/items/tasks?filter[list][_eq]=${list}&filter[parent][_null]=true&sort=rank&limit=50&fields=${taskFields}`)
    return {
      'log a time entry': (index) =>
        post('/items/time_entries', {
          ...{ person: 1, project: 8, day: daysAgo(60 + (index % 300)), duration: 600 * (1 + (index % 12)) },
          ...{ comment: `Logged while measuring, number ${index}`, state: 'unsubmitted' },
        }),
      'a person’s week': (index) => {
        const { from, to } = weekOf(index)
        return get(
          `/items/time_entries?filter[person][_eq]=1&filter[day][_between]=${from},${to}&sort=day&fields=${entryFields}`,
        )
      },
      '50 entries of a project': (index) =>
        get(
          `/items/time_entries?filter[project][_eq]=8&sort=-day&limit=50&page=${1 + (index % 2)}&fields=${entryFields}`,
        ),
      '25 projects with clients': (index) =>
        get(
          `/items/projects?filter[is_active][_eq]=true&sort=name&limit=25&page=${1 + (index % 5)}&fields=id,name,is_active,client.id,client.name`,
        ),
      'create a task': (index) =>
        post('/items/tasks', { list: 11, title: `Task ${index}`, status: 1, rank: `1${`${index}`.padStart(6, '0')}` }),
      '50 tasks of a board of 5,000': () => tasksOf(11),
      '50 tasks of a board of 500': () => tasksOf(21),
    }
  },
}
