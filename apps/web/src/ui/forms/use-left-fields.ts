import { useState } from 'react'

/** Fields tell their problem once they were left, not while they are typed in for the first time. */
export function useLeftFields<Field extends string>() {
  const [left, setLeft] = useState<ReadonlySet<Field>>(new Set())
  return {
    has: (field: Field) => left.has(field),
    add: (field: Field) => setLeft((current) => new Set([...current, field])),
  }
}
