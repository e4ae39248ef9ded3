import { IconCloudOff, IconRefresh } from '@tabler/icons-react'
import { Banner } from '../feedback/banner'
import { PlainButton } from '../plain/plain-button'
import { reloadPage } from './failed-parts'
import { missingWords, useMissingPart } from './missing-part'

/** Tells of a missing part that has no place of its own, such as a button's action; also on pages for strangers. */
export function MissingBanner() {
  const missing = useMissingPart()
  if (missing === 'newVersion')
    return (
      <Banner
        tone="info"
        icon={<IconRefresh size={18} stroke={1.75} aria-hidden />}
        actions={
          <PlainButton fit variant="default" onClick={reloadPage}>
            Reload
          </PlainButton>
        }
      >
        {missingWords('newVersion')}
      </Banner>
    )
  if (missing !== 'unreachable') return null
  return (
    <Banner tone="warning" icon={<IconCloudOff size={18} stroke={1.75} aria-hidden />}>
      {missingWords('unreachable')}
    </Banner>
  )
}
