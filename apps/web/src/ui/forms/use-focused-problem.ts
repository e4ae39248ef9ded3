import { useCallback, useEffect, useRef, useState } from 'react'

/** Gives the keyboard to the first refused field, also where it is in a tab that has yet to open. */
export function useFocusedProblem() {
  const current = useRef<HTMLElement>(null)
  const isWanted = useRef(false)
  const [refusals, setRefusals] = useState(0)
  const focus = useCallback(() => {
    const problem = isWanted.current && current.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    if (!problem) return
    isWanted.current = false
    problem.focus()
  }, [])
  useEffect(() => {
    if (refusals > 0) focus()
  }, [refusals, focus])
  const element = useCallback(
    (attached: HTMLElement | null) => {
      current.current = attached
      focus()
    },
    [focus],
  )
  return {
    element,
    elementNow: () => current.current,
    focusProblem: () => {
      isWanted.current = true
      setRefusals((count) => count + 1)
    },
  }
}
