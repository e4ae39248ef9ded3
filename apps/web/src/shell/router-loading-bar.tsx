import { useRouterState } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { LoadingBar } from '../ui/feedback/loading-bar'

/** Navigation to a page that is loaded already takes less than this and shows nothing. */
const NOTICEABLE = 120

export function RouterLoadingBar() {
  const isLoading = useRouterState({ select: (state) => state.isLoading })
  const [isNoticed, setIsNoticed] = useState(false)
  useEffect(() => {
    if (!isLoading) return
    const timer = setTimeout(() => setIsNoticed(true), NOTICEABLE)
    return () => {
      clearTimeout(timer)
      setIsNoticed(false)
    }
  }, [isLoading])
  return <LoadingBar active={isLoading && isNoticed} />
}
