const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** Whether two values are equal, however deep; a field that is missing equals an undefined one, as in a kept draft. */
export const same = (one: unknown, other: unknown): boolean => {
  if (!isObject(one) || !isObject(other) || Array.isArray(one) !== Array.isArray(other)) return Object.is(one, other)
  return Object.keys({ ...one, ...other }).every((key) => same(Reflect.get(one, key), Reflect.get(other, key)))
}

/** The names of the fields that differ between the two. */
export const differingNames = <Values extends object>(one: Values, other: Values): (keyof Values & string)[] =>
  (Object.keys({ ...one, ...other }) as (keyof Values & string)[]).filter((name) => !same(one[name], other[name]))

/** The changed fields, and only those. */
export const changedFields = <Values extends object>(before: Values, after: Values): Partial<Values> =>
  Object.fromEntries(differingNames(before, after).map((name) => [name, after[name]])) as Partial<Values>

/** The changed fields; undefined when there are none, or nothing was edited at all. */
export function changesIfAny<Values extends object>(
  before: Values,
  after: Values | undefined,
): Partial<Values> | undefined {
  const changed = after && changedFields(before, after)
  return changed && Object.keys(changed).length > 0 ? changed : undefined
}

/** The parts of an input that say something; undefined when none does. */
export function inputIfAny<Input extends object>(
  parts: {
    readonly [Name in keyof Input]?: Input[Name] | undefined
  },
): Partial<Input> | undefined {
  const said = Object.entries(parts).filter(([, part]) => part !== undefined)
  return said.length > 0 ? (Object.fromEntries(said) as Partial<Input>) : undefined
}
