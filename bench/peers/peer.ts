import type pg from 'pg'
import type { HotCallName } from '../hot/hot-calls'
import type { LoadRequest } from '../load'

/** What every system is asked: what people do most, in any of them. */
export const works = [
  'log a time entry',
  'a person’s week',
  '50 entries of a project',
  '25 projects with clients',
  'create a task',
  '50 tasks of a board of 5,000',
  '50 tasks of a board of 500',
] as const satisfies readonly HotCallName[]

export type Work = (typeof works)[number]

/** The size of every system: 100 entries of each person make 200,000. */
export const SIZE = { people: 2_000, clients: 200, projects: 200, entries: 100, tasks: 5_000 }

/** Where a system answers on this machine, and the database it uses. */
export interface PeerAddress {
  readonly url: string
  readonly token: string
  /** The database through which the system is filled and its server's processes are found. */
  readonly database: string
}

type PeerRequests = Readonly<Record<Work, (index: number) => LoadRequest>>

/** How another system is filled, and which requests do the compared work in it. */
export interface Peer {
  /** How many times its CPU ours may be: half of Directus and a tenth of Redmine. */
  readonly limit: number
  /** Fills the system the first time. */
  readonly fill: (address: PeerAddress, database: pg.Client) => Promise<void>
  readonly requests: (address: PeerAddress, database: pg.Client) => Promise<PeerRequests>
}

const DAY = 86_400_000

/** The day this many days ago. */
export const daysAgo = (days: number): string => new Date(Date.now() - days * DAY).toISOString().slice(0, 10)

/** The week that a request is about: one of the last six. */
export const weekOf = (index: number) => ({ from: daysAgo(7 * (index % 6) + 6), to: daysAgo(7 * (index % 6)) })
