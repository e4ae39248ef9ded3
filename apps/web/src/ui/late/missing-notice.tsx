import { Button } from '@mantine/core'
import { IconCloudOff, IconRefresh } from '@tabler/icons-react'
import { Banner } from '../feedback/banner'
import { reloadPage } from './failed-parts'
import classes from './late.module.css'
import { missingWords, useMissingPart } from './missing-part'

/** Stands where the part would: what is around it stays as it is. */
export function MissingNotice({ onRetry }: { onRetry: () => void }) {
  const missing = useMissingPart()
  if (missing === 'lookedInto' || missing === 'reloading') return null
  // Whatever it was is over when nothing is missing any more.
  const reason = missing ?? 'broken'
  return (
    <div className={classes.missing} data-missing-part role="alert">
      <span>{missingWords(reason)}</span>
      <Button size="xs" variant="default" onClick={reason === 'newVersion' ? reloadPage : onRetry}>
        {reason === 'newVersion' ? 'Reload' : 'Retry'}
      </Button>
    </div>
  )
}

/** Tells of a missing part over the page, for what has no place of its own: something that a button set off. */
export function MissingBanner() {
  const missing = useMissingPart()
  if (missing === 'newVersion')
    return (
      <Banner
        tone="info"
        icon={<IconRefresh size={18} stroke={1.75} aria-hidden />}
        actions={
          <Button size="xs" variant="default" onClick={reloadPage}>
            Reload
          </Button>
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
