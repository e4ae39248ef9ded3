import { isFields } from './earlier-drafts'
import { fits } from './fitting-draft'

/** The values typed into a form, the values they were typed over, and the key they may have been sent with already. */
export interface FormDraft<Values> {
  readonly edits: Partial<Values>
  readonly base: Partial<Values>
  readonly idempotencyKey: string
}

/** The kept draft of a form; undefined for what is none. */
export const readFormDraft = <Values>(kept: unknown): FormDraft<Values> | undefined =>
  isFormDraft<Values>(kept) ? kept : undefined

const isFormDraft = <Values>(kept: unknown): kept is FormDraft<Values> =>
  isFields(kept) && isFields(kept.edits) && isFields(kept.base) && typeof kept.idempotencyKey === 'string'

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

const namesOf = <Values extends object>(values: Partial<Values>) => Object.keys(values) as (keyof Values & string)[]

const pick = <Values extends object>(values: Values, names: readonly (keyof Values & string)[]): Partial<Values> =>
  Object.fromEntries(names.map((name) => [name, values[name]])) as Partial<Values>

export function formDraft<Values extends object>(
  values: Values,
  initial: Values,
  idempotencyKey: string,
  /** Edited fields that somebody else has changed since, with the older values they were edited on. */
  outdated: Partial<Values> = {},
): FormDraft<Values> {
  const names = namesOf<Values>(values).filter((name) => !same(values[name], initial[name]))
  return { edits: pick(values, names), base: pick({ ...initial, ...outdated }, names), idempotencyKey }
}

/** The draft on the values the form begins with now: fields that were not edited are as they are now. */
export function takenUp<Values extends object>(
  initial: Values,
  { value, keptAt }: { readonly value: FormDraft<Values>; readonly keptAt: number },
) {
  const { edits, base, idempotencyKey } = value
  const names = namesOf(edits).filter((name) => name in initial && fits(edits[name], initial[name]))
  return {
    values: Object.fromEntries(names.map((name) => [name, edits[name]])) as Partial<Values>,
    /** Fields edited here and changed by somebody else since, with the values they were edited on. */
    outdated: Object.fromEntries(
      names
        .filter((name) => !same(base[name], initial[name]) && !same(edits[name], initial[name]))
        .map((name) => [name, base[name]]),
    ) as Partial<Values>,
    idempotencyKey,
    keptAt,
  }
}
