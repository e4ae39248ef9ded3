import { useEffect, useState } from 'react'

/** A list gets its place, and then its name, a drawing after it was opened. */
const DRAWINGS_UNTIL_NAMED = 3

/** Draws a field again until it names the list it has opened: for those who cannot see it. */
export function useOpenList() {
  const [drawings, setDrawings] = useState<number>()
  useEffect(() => {
    if (drawings !== undefined && drawings < DRAWINGS_UNTIL_NAMED) setDrawings(drawings + 1)
  }, [drawings])
  return { onDropdownOpen: () => setDrawings(0), onDropdownClose: () => setDrawings(undefined) }
}
