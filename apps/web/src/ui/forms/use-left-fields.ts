import { useState } from 'react'

/** The fields that were left: they show their problem then, not while they are typed in for the first time. */
export function useLeftFields<Field extends string>() {
  const [left, setLeft] = useState<ReadonlySet<Field>>(new Set())
  return {
    has: (field: Field) => left.has(field),
    add: (field: Field) => setLeft((current) => new Set([...current, field])),
  }
}
