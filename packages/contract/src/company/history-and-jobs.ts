import * as z from 'zod'
import { about, endpoint } from '../protocol/endpoint'
import { pageOf, pageQuery } from '../protocol/page'
import { Id, Moment } from '../protocol/values'

export const HistoryEntry = z
  .strictObject({
    id: Id,
    at: Moment,
    /** Who made the change; null for what Praxis did by itself. */
    by: z.strictObject({ employeeID: Id.nullable(), displayName: z.string() }).nullable(),
    /** Who was at the keyboard, when that was somebody else. */
    impersonatedBy: z.strictObject({ employeeID: Id, displayName: z.string() }).nullable(),
    action: z.string(),
    before: z.record(z.string(), z.unknown()).nullable(),
    after: z.record(z.string(), z.unknown()).nullable(),
  })
  .meta({ id: 'HistoryEntry' })
export type HistoryEntry = z.infer<typeof HistoryEntry>

export const FailedJob = z
  .strictObject({
    id: z.string(),
    task: z.string(),
    attempts: z.int(),
    error: z.string(),
    createdAt: Moment,
    failedAt: Moment,
  })
  .meta({ id: 'FailedJob' })

/** What people need to trust and to run their workspace: its history, its live changes, the work that got stuck. */
export const operations = about('history', {
  getHistory: endpoint({
    method: 'GET',
    path: '/history/{entity}/{id}',
    summary: 'List every change to a record: who, as whom, before and after',
    access: 'employee',
    params: z.strictObject({ entity: z.string().max(60), id: z.string().max(60) }),
    query: z.strictObject(pageQuery(25)),
    response: pageOf(HistoryEntry),
    reasons: ['notFound'],
  }),
  listenToEvents: endpoint({
    method: 'GET',
    path: '/events',
    summary: 'Stream live changes as server-sent events: ready { quietForMs }, change { topic, id }, access, resync',
    access: 'employee',
    response: 'stream',
  }),
  listFailedJobs: endpoint({
    method: 'GET',
    path: '/failedJobs',
    summary: 'List the company’s failed background jobs',
    area: 'failedJobs',
    access: 'employee',
    capability: 'canManageCompany',
    response: z.strictObject({ items: z.array(FailedJob) }),
  }),
  retryFailedJob: endpoint({
    method: 'POST',
    path: '/failedJobs/{id}/retry',
    summary: 'Retry a failed background job',
    area: 'failedJobs',
    access: 'employee',
    capability: 'canManageCompany',
    params: z.strictObject({ id: z.string().regex(/^\d{1,18}$/) }),
    response: 'nothing',
    reasons: ['notFound'],
  }),
})
