import { ApiError } from '@praxis/contract/protocol/caller'
import type { Reason } from '@praxis/contract/protocol/reasons'
import type { SubmissionValues } from './submission-values'

type FieldName = keyof SubmissionValues

const FIELD_OF_REASON: { readonly [Name in Reason]?: FieldName } = {
  timeSheetCommentRequired: 'comment',
  nonChargeableTimeNotAllowed: 'chargeable',
  invalidClientProjectRole: 'role',
  projectInactive: 'attachment',
  opportunityLocked: 'attachment',
  projectMandatoryForTimeSheets: 'attachment',
  notWithinTimeConstraint: 'day',
  pastProjectEndDate: 'day',
}

/** The names that the server has for the fields of the form. */
const FIELD_OF_PATH: Readonly<Record<string, FieldName>> = {
  from: 'day',
  to: 'toTime',
  projectID: 'attachment',
  opportunityID: 'attachment',
  clientID: 'attachment',
  chargeableDuration: 'chargeable',
  roleID: 'role',
  title: 'taskTitle',
}

const nameOfPath = (path: string): string => {
  const known = path.split('.').findLast((part) => FIELD_OF_PATH[part] !== undefined)
  return known === undefined ? path : (FIELD_OF_PATH[known] ?? path)
}

/** A refusal with the form's own names, so that it stands at the field it is about. */
function inTermsOfForm(error: unknown): unknown {
  if (!(error instanceof ApiError)) return error
  const field = FIELD_OF_REASON[error.reason as Reason]
  const told = error.refusal.fields?.map(({ path, message }) => ({ path: nameOfPath(path), message }))
  const fields = told?.length ? told : field && [{ path: field, message: error.message }]
  return fields ? new ApiError(error.status, { ...error.refusal, fields }) : error
}

export async function refusingOnFields<T>(attempt: Promise<T>): Promise<T> {
  try {
    return await attempt
  } catch (error) {
    throw inTermsOfForm(error)
  }
}
