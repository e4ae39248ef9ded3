import { IconHourglass } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useIsBusy } from '../../api/busy'
import { Banner } from '../../ui/feedback/banner'

/** Mostly the first try after that succeeds, and nobody needs to hear of it. */
const APPEARS_AFTER_MS = 1500
/** One call after the other may be turned away: the page does not jump up and down with each. */
const LEAVES_AFTER_MS = 1000

function useSteady(isOn: boolean): boolean {
  const [isShown, setIsShown] = useState(false)
  useEffect(() => {
    if (isOn === isShown) return
    const timer = setTimeout(() => setIsShown(isOn), isOn ? APPEARS_AFTER_MS : LEAVES_AFTER_MS)
    return () => clearTimeout(timer)
  }, [isOn, isShown])
  return isShown
}

/** Why what is on its way takes longer. */
export function BusyBanner() {
  if (!useSteady(useIsBusy())) return null
  return (
    <Banner tone="info" icon={<IconHourglass size={18} stroke={1.75} aria-hidden />}>
      Praxis is busy. Trying again…
    </Banner>
  )
}
