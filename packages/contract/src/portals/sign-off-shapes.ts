import * as z from 'zod'
import { Day, Id } from '../protocol/values'

/** What a client is asked to agree to: what was made, files alone, or the time of weeks. */
export const signOffKinds = ['deliverable', 'document', 'time'] as const
export type SignOffKind = (typeof signOffKinds)[number]

/** Whose turn it is: the client’s, or the firm’s once lines were questioned; approved and withdrawn ones stay as they are. */
export const signOffStates = ['waiting', 'questioned', 'approved', 'withdrawn'] as const
export type SignOffState = (typeof signOffStates)[number]

/** By this a question names the line it is about. */
const key = z.string()

const SignOffLine = z.discriminatedUnion('kind', [
  z.strictObject({
    key,
    kind: z.literal('task'),
    list: z.string(),
    title: z.string(),
    /** Rich text, with nothing in it that could run. */
    description: z.string(),
    subTasks: z.array(z.string()),
  }),
  z.strictObject({
    key,
    kind: z.literal('document'),
    /** The copy that was made when the client was asked. */
    fileID: Id,
    name: z.string(),
    contentType: z.string(),
    size: z.int(),
    /** Of the bytes of the file, in hexadecimal digits. */
    sha256: z.string(),
  }),
  z.strictObject({
    key,
    kind: z.literal('time'),
    /** A Monday. */
    week: Day,
    person: z.string(),
    role: z.string().nullable(),
    /** Approved time in the blocks that it is charged in. */
    seconds: z.int(),
  }),
])
export type SignOffLine = z.infer<typeof SignOffLine>

/**
 * What is put up for approval, as it was then. The hash of a sign-off is the SHA-256 of this as canonical JSON: fields by
 * name, nothing between them, in UTF-8.
 */
export const SignOffContent = z
  .strictObject({
    company: z.string(),
    project: z.string(),
    title: z.string(),
    text: z.string(),
    lines: z.array(SignOffLine),
  })
  .meta({ id: 'SignOffContent' })
export type SignOffContent = z.infer<typeof SignOffContent>
