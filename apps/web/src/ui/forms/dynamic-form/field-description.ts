import type { Currency } from '@praxis/contract/protocol/values'
import type { DateRange } from '@praxis/domain/calendar/date-range'
import type { Day } from '@praxis/domain/calendar/day'
import type { PhoneCountry } from '@praxis/domain/phones/phone'
import type { Rule } from '@praxis/domain/validation/rule'
import type { OptionSource } from '../field-option'

interface Described<Kind extends string, Name extends string> {
  readonly kind: Kind
  readonly name: Name
  readonly label: string
  readonly hint?: string
  readonly placeholder?: string
  readonly required?: boolean
  readonly optional?: boolean
  readonly disabled?: boolean
  /** Rules on top of those of the kind itself. */
  readonly rules?: readonly Rule[]
}

type Text<Name extends string, Kind = 'text' | 'email' | 'url' | 'textarea' | 'richText'> = Kind extends string
  ? Described<Kind, Name> & { readonly maxLength?: number }
  : never
type Password<Name extends string> = Described<'password', Name> & {
  readonly autoComplete: 'current-password' | 'new-password'
}
type Numeric<Name extends string> = Described<'number', Name> & {
  readonly min?: number
  readonly max?: number
  readonly step?: number
  readonly suffix?: string
  readonly isInteger?: boolean
}
type Money<Name extends string> = Described<'money', Name> & { readonly currency?: Currency }
type Duration<Name extends string> = Described<'duration', Name> & { readonly allowNegative?: boolean }
type OneDay<Name extends string> = Described<'date', Name> & {
  readonly min?: Day
  readonly max?: Day
  readonly today?: Day
  /** The day must lie after this one. */
  readonly after?: Day
}
type Days<Name extends string> = Described<'dateRange', Name> & {
  readonly today?: Day
  readonly holidayYearStart?: Day
}
type Month<Name extends string> = Described<'month', Name> & {
  readonly today?: Day
}
type Time<Name extends string> = Described<'time', Name> & { readonly withSeconds?: boolean }
type Files<Name extends string> = Described<'file', Name> & {
  readonly multiple?: boolean
  readonly accept?: readonly string[]
  readonly maxBytes?: number
}
type Select<Name extends string> = Described<'select', Name> & OptionSource & { readonly clearable?: boolean }
type Multi<Name extends string> = Described<'multi', Name> & OptionSource
type Combo<Name extends string> = Described<'combo', Name> & { readonly suggestions: readonly string[] }
type Tags<Name extends string> = Described<'tags', Name> & { readonly suggestions?: readonly string[] }
type Phone<Name extends string> = Described<'phone', Name> & { readonly country?: PhoneCountry }
type Colour<Name extends string> = Described<'colour', Name> & { readonly swatches?: readonly string[] }
type Plain<Name extends string, Kind = 'checkbox' | 'switch' | 'search'> = Kind extends string
  ? Described<Kind, Name>
  : never

/** Everything a form can be made of. */
export type FieldDescription<Name extends string = string> =
  | Text<Name>
  | Password<Name>
  | Numeric<Name>
  | Money<Name>
  | Duration<Name>
  | OneDay<Name>
  | Days<Name>
  | Month<Name>
  | Time<Name>
  | Files<Name>
  | Select<Name>
  | Multi<Name>
  | Combo<Name>
  | Tags<Name>
  | Phone<Name>
  | Colour<Name>
  | Plain<Name>

export type FieldKind = FieldDescription['kind']

export interface ValueByKind {
  text: string
  email: string
  url: string
  textarea: string
  richText: string
  password: string
  number: number | null
  money: number | null
  duration: number | null
  date: string | null
  dateRange: DateRange | null
  month: string | null
  time: string | null
  file: readonly File[]
  select: string | null
  multi: readonly string[]
  combo: string
  tags: readonly string[]
  phone: string
  colour: string
  search: string
  checkbox: boolean
  switch: boolean
}

export type FieldValue = ValueByKind[FieldKind]

/** The values of a form by the names in its descriptions, each of the type its kind holds. */
export type ValuesOf<Fields extends readonly FieldDescription[]> = {
  [Field in Fields[number] as Field['name']]: ValueByKind[Field['kind']]
}

const NOTHING: ValueByKind = {
  text: '',
  email: '',
  url: '',
  textarea: '',
  richText: '',
  password: '',
  number: null,
  money: null,
  duration: null,
  date: null,
  dateRange: null,
  month: null,
  time: null,
  file: [],
  select: null,
  multi: [],
  combo: '',
  tags: [],
  phone: '',
  colour: '',
  search: '',
  checkbox: false,
  switch: false,
}

export const emptyValues = (fields: readonly FieldDescription[]): Record<string, FieldValue> =>
  Object.fromEntries(fields.map(({ name, kind }) => [name, NOTHING[kind]]))
