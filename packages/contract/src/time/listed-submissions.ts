import * as z from 'zod'
import { ClientBrief } from '../clients/clients'
import { EmployeeBrief } from '../people/employees'
import { Day, Id } from '../protocol/values'
import { LoggedOpportunity, LoggedProject, TimeSheetSubmission } from './time-sheet-shapes'

const Reference = z.strictObject({ id: Id })

const shape = TimeSheetSubmission.shape
const request = shape.request.shape
const amendment = shape.amendment.unwrap().shape
const can = shape.can.shape

/**
 * A submission as lists send it: people and clients stand once beside the list, and a field that is absent means none,
 * no, or what its comment says.
 */
export const ListedSubmission = z
  .strictObject({
    id: Id,
    /** Absent: the list’s usual employee. */
    employee: Reference.optional(),
    day: Day,
    from: shape.from,
    to: shape.to,
    duration: z.int(),
    isFullyChargeable: z.literal(true).optional(),
    chargeableDuration: z.int(),
    /** Absent: the same as the chargeable duration. */
    chargedDuration: z.int().optional(),
    /** Absent: the same as the duration. */
    roundedDuration: z.int().optional(),
    project: LoggedProject.extend({ isInternal: z.literal(true).optional() }).optional(),
    opportunity: LoggedOpportunity.optional(),
    client: Reference.optional(),
    task: shape.task.unwrap().optional(),
    roleID: Id.optional(),
    roleName: z.string().optional(),
    /** Null where there is no rate; absent for callers who may not see rates. */
    roleHourlyCharge: shape.roleHourlyCharge,
    roleHourlyCost: shape.roleHourlyCost,
    comment: z.string().optional(),
    tags: shape.tags.optional(),
    dynamicDetails: shape.dynamicDetails.optional(),
    trackerID: Id.optional(),
    linkedCalendarEventID: z.string().optional(),
    /** A request has no id here: it is the submission’s. */
    request: z.strictObject({
      state: request.state,
      /** Absent: the list’s usual approver, once it is submitted. */
      approver: Reference.nullable().optional(),
      submittedAt: request.submittedAt.unwrap().optional(),
      decidedAt: request.decidedAt.unwrap().optional(),
      comment: z.string().optional(),
      isAutoApproved: z.literal(true).optional(),
    }),
    correctionOf: Reference.optional(),
    correctedBy: Reference.optional(),
    amendment: z.strictObject({ ...amendment, by: Reference }).optional(),
    invoiceItemID: Id.optional(),
    updatedAt: shape.updatedAt,
    can: z
      .strictObject({
        edit: z.literal(true),
        delete: z.literal(true),
        submit: z.literal(true),
        correct: z.literal(true),
        decide: z.literal(true),
        reopen: z.literal(true),
      } satisfies Record<keyof typeof can, unknown>)
      .partial()
      .optional(),
  })
  .meta({ id: 'ListedSubmission' })
export type ListedSubmission = z.infer<typeof ListedSubmission>

/** What the submissions of an answer refer to, sent once beside them. */
export const besideSubmissions = {
  people: z.array(EmployeeBrief),
  clients: z.array(ClientBrief),
  /** The employee and the approver of most of the submissions. */
  usual: z.strictObject({ employee: Reference.optional(), approver: Reference.optional() }),
}
const BesideSubmissions = z.strictObject(besideSubmissions)
export type BesideSubmissions = z.infer<typeof BesideSubmissions>

const byId = <Item extends { readonly id: string }>(items: readonly Item[], wanted: string): Item => {
  const item = items.find(({ id }) => id === wanted)
  if (!item) throw new Error(`the answer refers to ${wanted}, which it does not tell`)
  return item
}

type Referred = { readonly id: string } | undefined
export const personAmong = (people: readonly EmployeeBrief[], reference: Referred): EmployeeBrief =>
  byId(people, reference?.id ?? '')

/** The whole submission, as it comes when it is read on its own. */
export const unfoldedSubmission = (
  sent: ListedSubmission,
  { people, clients, usual }: BesideSubmissions,
): TimeSheetSubmission => {
  const person = (reference: Referred) => personAmong(people, reference)
  const { employee, day, from, to, duration, chargeableDuration, project, amendment, request, ...rest } = sent
  const decides = request.approver === undefined ? usual.approver : request.approver
  return {
    id: sent.id,
    employee: person(employee ?? usual.employee),
    day,
    from,
    ...(to !== undefined && { to }),
    duration,
    chargeableDuration,
    isFullyChargeable: rest.isFullyChargeable ?? false,
    chargedDuration: rest.chargedDuration ?? chargeableDuration,
    roundedDuration: rest.roundedDuration ?? duration,
    project: project ? { ...project, isInternal: project.isInternal ?? false } : null,
    opportunity: rest.opportunity ?? null,
    client: rest.client ? byId(clients, rest.client.id) : null,
    task: rest.task ?? null,
    roleID: rest.roleID ?? null,
    roleName: rest.roleName ?? null,
    ...(rest.roleHourlyCharge !== undefined && { roleHourlyCharge: rest.roleHourlyCharge }),
    ...(rest.roleHourlyCost !== undefined && { roleHourlyCost: rest.roleHourlyCost }),
    comment: rest.comment ?? '',
    tags: rest.tags ?? [],
    dynamicDetails: rest.dynamicDetails ?? [],
    trackerID: rest.trackerID ?? null,
    linkedCalendarEventID: rest.linkedCalendarEventID ?? null,
    request: {
      id: sent.id,
      state: request.state,
      approver: request.state === 'unsubmitted' || decides === null ? null : person(decides),
      submittedAt: request.submittedAt ?? null,
      decidedAt: request.decidedAt ?? null,
      comment: request.comment ?? '',
      isAutoApproved: request.isAutoApproved ?? false,
    },
    correctionOf: rest.correctionOf ?? null,
    correctedBy: rest.correctedBy ?? null,
    amendment: amendment ? { ...amendment, by: person(amendment.by) } : null,
    ...(rest.invoiceItemID !== undefined && { invoiceItemID: rest.invoiceItemID }),
    updatedAt: rest.updatedAt,
    can: {
      edit: rest.can?.edit ?? false,
      delete: rest.can?.delete ?? false,
      submit: rest.can?.submit ?? false,
      correct: rest.can?.correct ?? false,
      decide: rest.can?.decide ?? false,
      reopen: rest.can?.reopen ?? false,
    },
  }
}
