import { id, oneOf, period, text, truth } from '../address-values'

export type Labels<Value extends string> = Readonly<Record<Value, string>>

export interface FilterControl<Value> {
  readonly label: string
  readonly value: Value | undefined
  readonly onChange: (value: Value | undefined) => void
}

interface ChoiceControl<Value extends string> extends FilterControl<Value> {
  readonly choices: { value: Value; label: string }[]
  readonly required?: boolean
}

/** A field of a list's address: how it is read, what its control is called and offers, and how it narrows the list. */
export interface ListField<Value, Asked = Value, Control = FilterControl<Value>> {
  readonly label: string
  /** Reads the field's own part of the address; a day of a period also looks at the other one. */
  readonly read: (given: unknown, search: Readonly<Record<string, unknown>>) => Value | undefined
  /** The words of fixed choices, in the order they are offered; those of yes and no stand for a truth. */
  readonly words?: Labels<string>
  readonly isTruth?: boolean
  /** The value in force while the address names none, where the list always has one. */
  readonly usual?: string
  /** The value that narrows nothing, so the server is not told. */
  readonly everything?: string
  /**
   * A search has a place of its own; a scope says whose list it is, so clearing the filters keeps it; the last day of a
   * period is no filter beside its first.
   */
  readonly role?: 'search' | 'scope' | 'lastDay'
  /** The types of what the server is asked for and of the control's properties, which have no values here. */
  readonly types?: { readonly asked: Asked; readonly control: Control }
}

export const namesOf = <Name extends string>(words: Labels<Name>): Name[] => Object.keys(words) as Name[]

/** A field that is read by a rule of the list's own. */
export const ownField = <Value>(label: string, read: ListField<Value>['read']): ListField<Value> => ({ label, read })

export const searchField = (label: string): ListField<string> => ({ label, read: text, role: 'search' })
export const idField = (label: string): ListField<string> => ({ label, read: id })
export const textField = (label: string): ListField<string> => ({ label, read: text })

/** The two days of a period, which count as one filter, and only together. */
export function periodFields<From extends string, To extends string>(from: From, to: To) {
  const first: ListField<string> = { label: 'Period', read: (given, search) => period(given, search[to]).from }
  const last: ListField<string> = {
    label: 'Period',
    role: 'lastDay',
    read: (given, search) => period(search[from], given).to,
  }
  return { [from]: first, [to]: last } as Readonly<Record<From | To, ListField<string>>>
}

export const choiceField = <Value extends string>(
  label: string,
  words: Labels<Value>,
): ListField<Value, Value, ChoiceControl<Value>> => ({
  label,
  words,
  read: (given) => oneOf(namesOf(words), given),
})

export const truthField = (
  label: string,
  words: Labels<'yes' | 'no'>,
): ListField<boolean, boolean, ChoiceControl<'yes' | 'no'>> => ({ label, words, isTruth: true, read: truth })

/** A choice that is always made and narrows the list, but for the value that stands for everything. */
export const stateField = <Value extends string, Usual extends Value, Everything extends Value>(
  label: string,
  words: Labels<Value>,
  usual: Usual,
  everything?: Everything,
): ListField<Exclude<Value, Usual>, Exclude<Value, Everything>, ChoiceControl<Value>> => ({
  label,
  words,
  usual,
  everything,
  // Its usual value stays out of the address.
  read: (given) => namesOf(words).find((value): value is Exclude<Value, Usual> => value === given && value !== usual),
})

/** A choice that is always made and says whose list it is. */
export const scopeField = <Value extends string, Usual extends Value>(
  label: string,
  words: Labels<Value>,
  usual: Usual,
): ListField<Exclude<Value, Usual>, Value, ChoiceControl<Value>> => ({
  ...stateField<Value, Usual, never>(label, words, usual),
  role: 'scope',
})
