import { type Reason, statusOf, textOf } from '@praxis/contract/reasons'

export interface FieldProblem {
  readonly path: string
  readonly message: string
}

/** The one way to say no: a reason from the catalogue, with what the caller needs to understand it. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly status: number

  constructor(
    readonly reason: Reason,
    readonly details: { readonly fields?: readonly FieldProblem[] } & Readonly<Record<string, unknown>> = {},
    /** The refusal is the outcome of a mutation that commits all the same. */
    readonly commits = false,
  ) {
    super(textOf({ reason, ...details }))
    this.status = statusOf(reason)
  }
}

/** Nobody has changed the record since the version that a change was made on; a change that names none takes it as it is. */
export const assertUnchangedSince = (version: number | undefined, current: number): void => {
  if (version !== undefined && version !== current) throw new Refusal('changedMeanwhile')
}

export const invalidField = (path: string, message: string): Refusal =>
  new Refusal('invalidInput', { fields: [{ path, message }] })
