import { Button } from '@mantine/core'
import { Row } from '../layout/box'
import { reloadPage } from './failed-parts'
import classes from './late.module.css'
import { missingWords, useMissingPart } from './missing-part'

/** Stands where the missing part would: what is around it stays as it is. */
export function MissingNotice({ onRetry }: { onRetry: () => void }) {
  const missing = useMissingPart()
  if (missing === 'lookedInto' || missing === 'reloading') return null
  // Without a known reason the part counts as broken.
  const reason = missing ?? 'broken'
  return (
    <Row wrap className={classes.missing} data-missing-part role="alert">
      <span>{missingWords(reason)}</span>
      <Button size="xs" variant="default" onClick={reason === 'newVersion' ? reloadPage : onRetry}>
        {reason === 'newVersion' ? 'Reload' : 'Retry'}
      </Button>
    </Row>
  )
}
