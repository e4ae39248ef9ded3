import { ApiError } from '@praxis/contract/protocol/caller'
import type { Reason } from '@praxis/contract/protocol/reasons'

export type FieldOfReason = { readonly [Name in Reason]?: string }

/** A refusal that is about one field without naming it is shown at that field. */
function refusalOnField(error: unknown, fieldOfReason: FieldOfReason): unknown {
  if (!(error instanceof ApiError) || error.refusal.fields?.length) return error
  const path = fieldOfReason[error.reason as Reason]
  if (path === undefined) return error
  return new ApiError(error.status, { ...error.refusal, fields: [{ path, message: error.message }] })
}

/** Awaits a call to the server whose refusals belong to fields. */
export async function refusingOnField<T>(attempt: Promise<T>, fieldOfReason: FieldOfReason): Promise<T> {
  try {
    return await attempt
  } catch (error) {
    throw refusalOnField(error, fieldOfReason)
  }
}
