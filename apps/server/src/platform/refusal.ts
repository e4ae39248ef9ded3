import { type Reason, statusOf, textOf } from '@praxis/contract/protocol/reasons'

export interface FieldProblem {
  readonly path: string
  readonly message: string
}

/** The one way to refuse: a reason from the catalogue, with the details that the caller needs to understand it. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly status: number

  constructor(
    readonly reason: Reason,
    readonly details: { readonly fields?: readonly FieldProblem[] } & Readonly<Record<string, unknown>> = {},
    /** Whether the mutation commits all the same, with this refusal as its outcome. */
    readonly commits = false,
  ) {
    super(textOf({ reason, ...details }))
    this.status = statusOf(reason)
  }
}

/** Refuses a change if the record has another version than the one it was made on; without a version it passes. */
export const assertUnchangedSince = (version: number | undefined, current: number): void => {
  if (version !== undefined && version !== current) throw new Refusal('changedMeanwhile')
}

export const invalidField = (path: string, message: string): Refusal =>
  new Refusal('invalidInput', { fields: [{ path, message }] })
