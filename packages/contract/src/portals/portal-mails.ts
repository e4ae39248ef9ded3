import * as z from 'zod'
import { about, endpoint } from '../protocol/endpoint'
import { ofVisitors } from './portal-access'
import { visitorMails } from './portal-rules'

const VisitorMails = z.array(z.enum(visitorMails))

export const ChosenVisitorMails = z
  .strictObject({
    /** What the visitor wants to be mailed of. */
    mails: VisitorMails,
    /** What there is to choose from: what the portal shares. */
    offered: VisitorMails,
  })
  .meta({ id: 'ChosenVisitorMails' })
export type ChosenVisitorMails = z.infer<typeof ChosenVisitorMails>

const mails = '/portals/{projectId}/mails'
const token = z.strictObject({
  token: z.string().min(1).max(1000),
  /** All mails of the portal, not only those that the mail with this token is one of. */
  all: z.literal('true').optional(),
})

/** Which mails a visitor gets. */
export const portalMails = about('portals', {
  getVisitorMails: endpoint({
    method: 'GET',
    path: mails,
    summary: 'Get what the visitor is mailed of',
    ...ofVisitors,
    response: ChosenVisitorMails,
  }),
  setVisitorMails: endpoint({
    method: 'PUT',
    path: mails,
    summary: 'Choose what to be mailed of',
    ...ofVisitors,
    body: z.strictObject({ mails: VisitorMails.max(visitorMails.length) }),
    response: ChosenVisitorMails,
  }),
  showUnsubscribing: endpoint({
    method: 'GET',
    path: '/portals/unsubscribe',
    summary: 'Show a page on which a visitor stops mails, as each of these links to',
    access: 'public',
    query: token,
    response: 'binary',
    reasons: ['invalidToken', 'tooManyRequests'],
  }),
  unsubscribe: endpoint({
    method: 'POST',
    path: '/portals/unsubscribe',
    summary: 'Stop mails to a visitor, by a button of the page or of the mail program (RFC 8058)',
    access: 'public',
    query: token,
    ignoresBody: true,
    repeatable: true,
    response: 'binary',
    reasons: ['invalidToken', 'tooManyRequests'],
  }),
})
