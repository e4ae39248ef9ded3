import * as z from 'zod'
import { about, endpoint } from '../protocol/endpoint'
import { pageOf, pageQuery } from '../protocol/page'
import { Id, Moment, Name, Version } from '../protocol/values'
import { ofVisitors, portalParams } from './portal-access'
import { SignOffContent, signOffKinds, signOffStates } from './sign-off-shapes'

const signOffFields = {
  id: Id,
  kind: z.enum(signOffKinds),
  title: z.string(),
  state: z.enum(signOffStates),
  askedBy: z.string(),
  askedAt: Moment,
  /** Who approved it, as they called themselves; null unless it is approved. */
  approved: z.strictObject({ name: z.string(), at: Moment }).nullable(),
  openQuestionCount: z.int(),
  /** What it was asked anew in place of. */
  previousID: Id.nullable(),
  version: Version,
}

export const VisitorSignOffListItem = z.strictObject(signOffFields).meta({ id: 'VisitorSignOffListItem' })
export type VisitorSignOffListItem = z.infer<typeof VisitorSignOffListItem>

export const VisitorSignOff = z
  .strictObject({
    ...signOffFields,
    /** As it was when the client was asked. */
    content: SignOffContent,
    /** The SHA-256 of the content, in hexadecimal digits. */
    hash: z.string(),
    questions: z.array(
      z.strictObject({
        id: Id,
        /** The key of the line it is about. */
        line: z.string(),
        text: z.string(),
        author: z.string(),
        askedAt: Moment,
        answer: z.string().nullable(),
        answeredBy: z.string().nullable(),
        answeredAt: Moment.nullable(),
      }),
    ),
    can: z.strictObject({ approve: z.boolean(), question: z.boolean() }),
  })
  .meta({ id: 'VisitorSignOff' })
export type VisitorSignOff = z.infer<typeof VisitorSignOff>

const signOffs = '/portals/{projectId}/signOffs'
const signOff = `${signOffs}/{signOffId}` as const
const shared = { ...ofVisitors, sharedInfo: 'signOffs' } as const
const ofSignOff = { ...shared, params: portalParams.extend({ signOffId: Id }) } as const

/** Of two visitors who answer at once, the second is told that there is an answer. */
const answers = {
  ...ofSignOff,
  response: VisitorSignOff,
  reasons: ['notFound', 'signOffClosed', 'signOffQuestioned', 'changedMeanwhile'],
} as const

/** What visitors are asked to approve. */
export const portalSignOffs = about('portals', {
  listVisitorSignOffs: endpoint({
    method: 'GET',
    path: signOffs,
    summary: 'List what the client is asked to approve, latest first, without what was withdrawn',
    ...shared,
    query: z.strictObject(pageQuery(25)),
    response: pageOf(VisitorSignOffListItem),
  }),
  getVisitorSignOff: endpoint({
    method: 'GET',
    path: signOff,
    summary: 'Get what the client is asked to approve, as it was when they were asked',
    ...ofSignOff,
    response: VisitorSignOff,
    reasons: ['notFound'],
  }),
  getVisitorSignOffContent: endpoint({
    method: 'GET',
    path: `${signOff}/content`,
    summary: 'Download what the client is asked to approve: the very bytes that the hash is of',
    ...ofSignOff,
    response: 'binary',
    reasons: ['notFound'],
  }),
  getVisitorSignOffDocument: endpoint({
    method: 'GET',
    path: `${signOff}/documents/{fileId}`,
    summary: 'Download a document that the client is asked to approve, as it was when they were asked',
    ...ofSignOff,
    params: portalParams.extend({ signOffId: Id, fileId: Id }),
    response: 'binary',
    reasons: ['notFound'],
  }),
  approveSignOff: endpoint({
    method: 'POST',
    path: `${signOff}/approve`,
    summary: 'Approve; name, address, time and hash are kept',
    ...answers,
    body: z.strictObject({
      /** Who approves, as they call themselves. */
      name: Name.max(120),
      /** The hash of what they saw. */
      hash: z.string().regex(/^[0-9a-f]{64}$/),
      version: Version,
    }),
  }),
  questionSignOff: endpoint({
    method: 'POST',
    path: `${signOff}/questions`,
    summary: 'Question single lines, each with a comment',
    ...answers,
    body: z.strictObject({
      questions: z
        .array(z.strictObject({ line: z.string().max(200), text: z.string().trim().min(1).max(2000) }))
        .min(1)
        .max(50),
      version: Version,
    }),
  }),
})
