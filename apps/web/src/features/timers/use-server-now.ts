import { useEffect, useState } from 'react'
import { serverNow } from '../../api/server-clock'

const SECOND_MS = 1000

/** The time by the server's clock, every second while a timer runs, and at once when the page is looked at again. */
export function useServerNow(isRunning: boolean): number {
  const [now, setNow] = useState(serverNow)
  useEffect(() => {
    if (!isRunning) return
    const look = () => setNow(serverNow())
    look()
    const ticking = setInterval(look, SECOND_MS)
    // A sleeping tab misses its ticks.
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(ticking)
      document.removeEventListener('visibilitychange', look)
    }
  }, [isRunning])
  return now
}
