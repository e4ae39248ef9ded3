import * as z from 'zod'
import { EmployeeBrief } from '../people/employees'
import { ofProjects, projectParams } from '../projects/project-access'
import { about, endpoint } from '../protocol/endpoint'
import { pageOf, pageQuery } from '../protocol/page'
import { Day, FileLink, Id, Moment, madeOn, Name, Version } from '../protocol/values'
import { SignOffContent, signOffKinds, signOffStates } from './sign-off-shapes'

const signOffFields = {
  id: Id,
  portal: z.strictObject({ id: Id, title: z.string() }),
  kind: z.enum(signOffKinds),
  title: z.string(),
  state: z.enum(signOffStates),
  askedBy: EmployeeBrief.nullable(),
  askedAt: Moment,
  /** Who approved it, as they called themselves, from which network address; null unless it is approved. */
  approved: z.strictObject({ name: z.string(), email: z.string(), from: z.string(), at: Moment }).nullable(),
  withdrawnAt: Moment.nullable(),
  /** Questions that are not answered. */
  openQuestionCount: z.int(),
  /** What it was asked anew in place of, and what was asked in place of it. */
  previousID: Id.nullable(),
  nextID: Id.nullable(),
  version: Version,
  can: z.strictObject({ edit: z.boolean() }),
}

export const SignOffListItem = z.strictObject(signOffFields).meta({ id: 'SignOffListItem' })
export type SignOffListItem = z.infer<typeof SignOffListItem>

export const SignOffQuestion = z
  .strictObject({
    id: Id,
    /** The key of the line it is about. */
    line: z.string(),
    text: z.string(),
    /** The visitor, and the portal they came by. */
    author: z.string(),
    askedAt: Moment,
    answer: z.string().nullable(),
    answeredBy: EmployeeBrief.nullable(),
    answeredAt: Moment.nullable(),
  })
  .meta({ id: 'SignOffQuestion' })
export type SignOffQuestion = z.infer<typeof SignOffQuestion>

export const SignOff = z
  .strictObject({
    ...signOffFields,
    /** Absent for callers who may not read what it is about: the tasks or the time of the project. */
    content: SignOffContent.optional(),
    /** The copies of its documents; as absent. */
    documents: z.array(FileLink).optional(),
    /** The SHA-256 of the content, in hexadecimal digits. */
    hash: z.string(),
    /** Whether what it was made of is different now; a new sign-off is needed for that. */
    hasChanged: z.boolean(),
    questions: z.array(SignOffQuestion),
  })
  .meta({ id: 'SignOff' })
export type SignOff = z.infer<typeof SignOff>

const NewSignOff = z.strictObject({
  title: Name,
  text: z.string().trim().max(2000).default(''),
  taskIDs: z.array(Id).max(100).default([]),
  /** Lists of tasks: those that are on the board now. */
  taskListIDs: z.array(Id).max(20).default([]),
  /** Documents of the portal, of which copies are made. */
  fileIDs: z.array(Id).max(10).default([]),
  /** Mondays of weeks, whose approved time is put up by person and role; alone, or with files. */
  weeks: z.array(Day).max(53).default([]),
})
export type NewSignOff = z.output<typeof NewSignOff>

const signOffs = '/projects/{id}/signOffs'
const signOff = `${signOffs}/{signOffId}` as const
const ofSignOff = {
  ...ofProjects,
  params: z.strictObject({ ...projectParams.shape, signOffId: Id }),
} as const

/** What the firm puts up for approval in the portals of a project. */
export const projectSignOffs = about('portals', {
  listSignOffs: endpoint({
    method: 'GET',
    path: signOffs,
    summary: 'List what was put up for approval in the portals of a project, latest first',
    ...ofProjects,
    params: projectParams,
    query: z.strictObject({
      ...pageQuery(25),
      portalID: Id.optional(),
      state: z.enum(signOffStates).optional(),
    }),
    response: pageOf(SignOffListItem),
    reasons: ['notFound'],
  }),
  createSignOff: endpoint({
    method: 'POST',
    path: '/projects/{id}/portals/{portalId}/signOffs',
    summary: 'Put tasks, documents or weeks of time up for approval, as they are now',
    ...ofProjects,
    params: z.strictObject({ ...projectParams.shape, portalId: Id }),
    body: NewSignOff,
    response: SignOff,
    reasons: ['notFound', 'portalClosed', 'signOffsNotShared'],
  }),
  getSignOff: endpoint({
    method: 'GET',
    path: signOff,
    summary: 'Get what was put up for approval, with what was asked about it and whether it has changed since',
    ...ofSignOff,
    response: SignOff,
    reasons: ['notFound'],
  }),
  askSignOffAnew: endpoint({
    method: 'POST',
    path: `${signOff}/askAnew`,
    summary: 'Put the same up again as it is now; one that waits is withdrawn, one that was approved stays so',
    ...ofSignOff,
    body: z.strictObject({ text: z.string().trim().max(2000).optional(), ...madeOn }),
    response: SignOff,
    reasons: ['notFound', 'portalClosed', 'signOffsNotShared', 'signOffClosed', 'changedMeanwhile'],
  }),
  withdrawSignOff: endpoint({
    method: 'POST',
    path: `${signOff}/withdraw`,
    summary: 'Withdraw what waits for approval',
    ...ofSignOff,
    body: z.strictObject(madeOn),
    response: SignOff,
    reasons: ['notFound', 'signOffClosed', 'changedMeanwhile'],
  }),
  answerSignOffQuestion: endpoint({
    method: 'POST',
    path: `${signOff}/questions/{questionId}/answer`,
    summary: 'Answer what a visitor asked about a line; once all is answered, it is the client’s turn',
    ...ofSignOff,
    params: z.strictObject({ ...ofSignOff.params.shape, questionId: Id }),
    body: z.strictObject({ answer: z.string().trim().min(1).max(2000) }),
    response: SignOff,
    reasons: ['notFound', 'signOffClosed'],
  }),
})
