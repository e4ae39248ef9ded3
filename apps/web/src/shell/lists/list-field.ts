import { id, oneOf, text, truth } from '../address-values'

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

/** A field of a list's address: how it is read, which properties its control has, and how it narrows the list. */
export interface ListField<Value, Asked = Value, Control = FilterControl<Value>> {
  readonly read: (given: unknown) => Value | undefined
  // A method, so that fields of any values make one list.
  control(value: Value | undefined, onChange: (value: Value | undefined) => void): Control
  /** The value in force while the address names none, where the list always has one. */
  readonly usual?: string
  /** The value that narrows nothing, so the server is not told. */
  readonly everything?: string
  /** A search has a place of its own; a scope says whose list it is, so clearing the filters keeps it. */
  readonly role?: 'search' | 'scope'
  /** The type of what the server is asked for, which has no value here. */
  readonly asked?: Asked
}

export const namesOf = <Name extends string>(words: Labels<Name>): Name[] => Object.keys(words) as Name[]

const choicesOf = <Value extends string>(words: Labels<Value>) =>
  namesOf(words).map((value) => ({ value, label: words[value] }))

/** A field that is read by a rule of the list's own. */
export const ownField = <Value>(label: string, read: ListField<Value>['read']): ListField<Value> => ({
  read,
  control: (value, onChange) => ({ label, value, onChange }),
})

export const searchField = (label: string): ListField<string> => ({ ...ownField(label, text), role: 'search' })
export const idField = (label: string): ListField<string> => ownField(label, id)
export const textField = (label: string): ListField<string> => ownField(label, text)

export const choiceField = <Value extends string>(
  label: string,
  words: Labels<Value>,
): ListField<Value, Value, ChoiceControl<Value>> => ({
  read: (given) => oneOf(namesOf(words), given),
  control: (value, onChange) => ({ label, choices: choicesOf(words), value, onChange }),
})

const YES = 'yes'

export const truthField = (
  label: string,
  words: Labels<'yes' | 'no'>,
): ListField<boolean, boolean, ChoiceControl<'yes' | 'no'>> => ({
  read: truth,
  control: (value, onChange) => ({
    label,
    choices: choicesOf(words),
    value: value === undefined ? undefined : value ? YES : 'no',
    onChange: (choice) => onChange(choice && choice === YES),
  }),
})

/** A choice that is always made; its usual value stays out of the address. */
export const scopeField = <Value extends string, Usual extends Value>(
  label: string,
  words: Labels<Value>,
  usual: Usual,
): ListField<Exclude<Value, Usual>, Value, ChoiceControl<Value>> => {
  const isOther = (value: Value | undefined): value is Exclude<Value, Usual> => value !== undefined && value !== usual
  return {
    read: (given) => oneOf(namesOf(words).filter(isOther), given),
    control: (value, onChange) => ({
      label,
      required: true,
      choices: choicesOf(words),
      value: value ?? usual,
      onChange: (next) => onChange(isOther(next) ? next : undefined),
    }),
    usual,
    role: 'scope',
  }
}

/** A choice that is always made and narrows the list, but for the value that stands for everything. */
export const stateField = <Value extends string, Usual extends Value, Everything extends Value>(
  label: string,
  words: Labels<Value>,
  usual: Usual,
  everything: Everything,
): ListField<Exclude<Value, Usual>, Exclude<Value, Everything>, ChoiceControl<Value>> => {
  const { read, control } = scopeField(label, words, usual)
  return { read, control, usual, everything }
}
