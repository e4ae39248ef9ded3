import { useEffect, useId, useState } from 'react'

/** Which of several choices Enter takes: the one the arrows have led to, otherwise the preferred one. */
export function useActiveChoice(values: readonly string[], preferred: string | undefined) {
  const idPrefix = useId()
  const [moved, setMoved] = useState<string>()
  const active = [moved, preferred].find((value) => value !== undefined && values.includes(value))
  const idOf = (value: string) => `${idPrefix}-${value}`
  const activeId = active === undefined ? undefined : idOf(active)

  useEffect(() => {
    if (activeId !== undefined) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [activeId])

  return {
    active,
    activeId,
    idOf,
    move: (step: 1 | -1) => {
      const from = active === undefined ? -1 : values.indexOf(active)
      const next = from === -1 && step === -1 ? values.length - 1 : (from + step + values.length) % values.length
      setMoved(values[next])
    },
    /** Makes the preferred choice active again, as when other words are typed. */
    forget: () => setMoved(undefined),
  }
}
