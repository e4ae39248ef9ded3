import { Row } from '../layout/box'
import { PlainButton } from '../plain/plain-button'
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
      <PlainButton variant="default" fit onClick={reason === 'newVersion' ? reloadPage : onRetry}>
        {reason === 'newVersion' ? 'Reload' : 'Retry'}
      </PlainButton>
    </Row>
  )
}
