import type { AreaName, Topic } from '@praxis/contract/protocol/topics'
import type { Query, QueryClient } from '@tanstack/react-query'

/** Topics of live updates that make a query stale besides those its key starts with. */
export type LiveMeta = {
  /** A topic alone, or with the id of the one record that the query shows something of. */
  readonly topics?: readonly (Topic | `${Topic}/${string}`)[]
  /** Topics of which the query only shows names, so that changes concern it only of the records among its data. */
  readonly names?: readonly Topic[]
  /** The record that the query is about: changes of others do not concern it. */
  readonly subject?: string | undefined
}

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: LiveMeta
  }
}

/** What answers of each area show of other topics: names of people, time that was logged, settings of the company. */
export const shownIn: Readonly<Record<AreaName, readonly Topic[]>> = {
  // What is left comes from the contract, the company's settings and bank holidays.
  absences: ['requests', 'approvals', 'user', 'employees', 'companyManagement', 'workspace', 'deputies'],
  approvals: ['requests', 'user', 'employees', 'projects'],
  // Bookings are requests, and named after people.
  assets: ['requests', 'approvals', 'user', 'employees'],
  // Rules name the statuses of their board.
  automations: ['tasks'],
  bankAccounts: ['payments', 'user', 'employees'],
  // Lines are shown with the invoices and clients that they may be about.
  bankStatements: ['invoices', 'clients', 'user', 'employees'],
  calendarFeeds: [],
  clients: ['user', 'employees', 'journalEntries'],
  // Names and images come from the user behind the employment, rights and preferences from the employment.
  company: ['user', 'workspace'],
  companyManagement: [],
  deputies: ['absences', 'user', 'employees'],
  employees: ['user', 'invitations'],
  expenses: ['requests', 'approvals', 'projects', 'companyManagement', 'user', 'employees'],
  failedJobs: [],
  figures: ['timeSheetSubmissions', 'requests'],
  history: [],
  // Numbers, terms and VAT come from the settings; drafts move with what they are made of.
  invoices: ['clients', 'projects', 'companyManagement', 'user', 'employees'],
  // Categories are the company's.
  journalEntries: ['user', 'workspace'],
  notificationSettings: ['workspace'],
  notifications: ['user'],
  // Values come from budget plans, stages from the settings, what was sold from logged time.
  opportunities: [
    'plans',
    'projects',
    'companyManagement',
    'timeSheetSubmissions',
    'requests',
    'user',
    'employees',
    'clients',
  ],
  payments: ['expenses', 'requests', 'approvals', 'projects', 'companyManagement', 'user', 'employees'],
  planners: [],
  // Bookings are shown beside leave, contracts and bank holidays; those of a scenario say so with its id.
  planning: ['projects', 'opportunities', 'companyManagement', 'user', 'employees', 'teamAbsences'],
  // A scenario is shown against the real plan.
  planningScenarios: [
    'planning',
    'projects',
    'opportunities',
    'companyManagement',
    'user',
    'employees',
    'teamAbsences',
  ],
  portals: ['projects', 'user', 'employees'],
  plans: [
    'planning',
    'projects',
    'opportunities',
    'timeSheetSubmissions',
    'requests',
    'expenses',
    'companyManagement',
    'user',
    'employees',
    'teamAbsences',
  ],
  // Templates change with their boards, and their counts with the projects made from them.
  projectTemplates: ['tasks', 'automations', 'projects'],
  projects: ['user', 'employees', 'clients'],
  requests: ['approvals', 'user', 'employees', 'projects'],
  tasks: ['user', 'employees'],
  teamAbsences: ['absences', 'user', 'employees', 'companyManagement'],
  timeReports: ['timeSheetSubmissions', 'requests', 'user', 'employees', 'tasks', 'teamAbsences'],
  // Contracted time comes from the contract and the company's bank holidays.
  timeSheetSubmissions: [
    'user',
    'employees',
    'companyManagement',
    'projects',
    'clients',
    'tasks',
    'requests',
    'absences',
  ],
  // Logging the time of a timer ends it.
  timeTrackers: ['timeSheetSubmissions'],
  user: [],
}

export interface Change {
  readonly topic: Topic | AreaName
  readonly id?: string | undefined
}

/**
 * Whether a change makes a query stale: one whose key starts with the change's topic, unless it is about another
 * record; one that lists the topic, alone or with the record's id; or one that only shows names of the topic, when the
 * changed record is among its data.
 */
export function concerns({ topic, id }: Change, { queryKey, meta, state }: Query): boolean {
  if (queryKey[0] === topic) return id === undefined || meta?.subject === undefined || meta.subject === id
  const isListed = (topics: readonly string[] | undefined, name: string) => topics?.includes(name) === true
  if (isListed(meta?.topics, topic) || isListed(meta?.topics, `${topic}/${id}`)) return true
  return isListed(meta?.names, topic) && (id === undefined || isIn(state.data, id))
}

/** Whether the data has the id; data that has not arrived may. */
const isIn = (data: unknown, id: string): boolean => data === undefined || JSON.stringify(data).includes(id)

type Which = (query: Query) => boolean

/**
 * Fetches what is on screen of these queries again, and the rest once it is shown. A first answer that is on its way may
 * have left the server before what has just changed, and whoever asks for it meanwhile gets that one: it is asked for
 * again once it is there.
 */
export async function fetchStale(
  queryClient: QueryClient,
  isStale: Which = () => true,
  refetchType: 'active' | 'none' = 'active',
): Promise<void> {
  const onTheirWay = queryClient
    .getQueryCache()
    .findAll({ fetchStatus: 'fetching', predicate: (query) => query.state.data === undefined && isStale(query) })
  await queryClient.invalidateQueries({ predicate: isStale, refetchType })
  if (onTheirWay.length === 0) return
  await Promise.allSettled(onTheirWay.map(({ promise }) => promise))
  const hasArrived: Which = (query) => onTheirWay.includes(query) && query.state.data !== undefined
  await queryClient.invalidateQueries({ predicate: hasArrived, refetchType })
}

/** The same of all queries that show one of these topics. */
export const fetchAgain = (
  queryClient: QueryClient,
  topics: readonly (Topic | AreaName)[],
  refetchType: 'active' | 'none' = 'active',
): Promise<void> => fetchStale(queryClient, (query) => topics.some((topic) => concerns({ topic }, query)), refetchType)
