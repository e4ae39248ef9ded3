import { IconHourglass } from '@tabler/icons-react'
import { useIsBusy } from '../../api/busy'
import { Banner } from '../../ui/feedback/banner'

/** Why what is on its way takes longer. */
export function BusyBanner() {
  if (!useIsBusy()) return null
  return (
    <Banner tone="info" icon={<IconHourglass size={18} stroke={1.75} aria-hidden />}>
      Praxis is busy. Trying again…
    </Banner>
  )
}
