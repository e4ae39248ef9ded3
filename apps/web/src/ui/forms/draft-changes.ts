const isSame = (one: unknown, other: unknown): boolean => {
  if (Object.is(one, other)) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false
  const keys = Object.keys(one)
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => Object.hasOwn(other, key) && isSame(Reflect.get(one, key), Reflect.get(other, key)))
  )
}

const namesOf = <Values extends object>(values: Values) => Object.keys(values) as (keyof Values & string)[]

/** The names of the fields that differ between the two. */
export const differingNames = <Values extends object>(one: Values, other: Values): (keyof Values & string)[] =>
  namesOf(one).filter((name) => !isSame(one[name], other[name]))

/** The changed fields, and only those. */
export const changedFields = <Values extends object>(before: Values, after: Values): Partial<Values> =>
  Object.fromEntries(differingNames(before, after).map((name) => [name, after[name]])) as Partial<Values>
