import { IconHourglass } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useIsBusy } from '../../api/busy'
import { Banner } from '../../ui/feedback/banner'

/** Mostly the first retry succeeds before this, and nobody needs to hear of it. */
const APPEARS_AFTER_MS = 1500
/** Several calls may be turned away one after the other: the banner stays, so that the page does not jump with each. */
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

/** Says why loading takes longer. */
export function BusyBanner() {
  if (!useSteady(useIsBusy())) return null
  return (
    <Banner tone="info" icon={<IconHourglass size={18} stroke={1.75} aria-hidden />}>
      Praxis is busy. Trying again…
    </Banner>
  )
}
