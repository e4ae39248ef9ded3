import { useEffect, useRef, useState } from 'react'

const PAUSE_MS = 500

/** The settled value: a change after a pause counts at once; of quick changes only the last does, after a pause. */
export function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value)
  const changedAt = useRef(Number.NEGATIVE_INFINITY)
  useEffect(() => {
    const sinceChange = performance.now() - changedAt.current
    changedAt.current = performance.now()
    if (sinceChange >= PAUSE_MS) return setSettled(value)
    const timer = setTimeout(() => setSettled(value), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
