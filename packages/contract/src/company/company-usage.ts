import * as z from 'zod'
import { endpoint } from '../protocol/endpoint'
import { Id, Moment } from '../protocol/values'
import { manages } from './company-collections'

export const StorageKind = z.enum([
  'task',
  'taskComment',
  'journalEntry',
  'invoiceFile',
  'portalDocument',
  'signOff',
  'asset',
  'image',
  'other',
])
export type StorageKind = z.output<typeof StorageKind>

/** Kinds of e-mail of which a company sends only so many in a period. */
export const limitedMails = [
  'invitation',
  'addressConfirmation',
  'ruleOutside',
  'rule',
  'mention',
  'decision',
  'request',
  'assignment',
  'reminder',
  'invoice',
  'portal',
  'visitor',
  'visitorNews',
] as const
export const LimitedMail = z.enum(limitedMails)
export type LimitedMail = z.output<typeof LimitedMail>

const Bytes = z.int()

export const CompanyUsage = z
  .strictObject({
    storage: z.strictObject({
      used: Bytes,
      quota: Bytes,
      /** The kinds that take most space come first. */
      kinds: z.array(z.strictObject({ kind: StorageKind, bytes: Bytes })),
      /** Projects and clients whose files take most, as far as the caller manages them. */
      largest: z.array(
        z.strictObject({ entity: z.enum(['project', 'client']), id: Id, name: z.string(), bytes: Bytes }),
      ),
    }),
    mails: z.array(
      z.strictObject({
        kind: LimitedMail,
        sent: z.int(),
        most: z.int(),
        /** The period, in seconds, in which at most so many are sent. */
        seconds: z.int(),
        /** E-mails that were refused, held back or sent gathered, because there were too many. */
        beyond: z.int(),
        /** When the count starts afresh; null while nothing is counted. */
        resetsAt: Moment.nullable(),
      }),
    ),
  })
  .meta({ id: 'CompanyUsage' })
export type CompanyUsage = z.output<typeof CompanyUsage>

export const companyUsageEndpoints = {
  getCompanyUsage: endpoint({
    method: 'GET',
    path: '/companyManagement/usage',
    summary: 'Get the storage the company uses, and how many of its e-mails are left',
    ...manages,
    response: CompanyUsage,
  }),
}
