import { Button } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { type ReactNode, useRef } from 'react'
import { draftTime } from '../drafts/draft-notice'
import { KeyHint } from '../keys/key-hint'
import { Banner } from './banner'
import classes from './banner.module.css'
import { useFocusAfterWait, useFocusKeptByBanner } from './use-focus-kept-by-banner'

interface UnsavedChangesBannerProps {
  /** The changes in a few words: 'new contract period from 01/01/2027'. */
  note?: ReactNode
  /** When the changes were typed, if that was before the page was opened. */
  restoredAt?: number | undefined
  onDiscard: () => void
  onSave: () => void
  isSaving?: boolean
}

export function UnsavedChangesBanner({
  note,
  restoredAt,
  onDiscard,
  onSave,
  isSaving = false,
}: UnsavedChangesBannerProps) {
  const banner = useRef<HTMLDivElement>(null)
  const saveButton = useRef<HTMLButtonElement>(null)
  useFocusKeptByBanner(banner)
  useFocusAfterWait(saveButton, isSaving)
  return (
    <Banner
      ref={banner}
      tone="warning"
      icon={<IconPencil size={18} stroke={1.75} aria-hidden />}
      actions={
        <>
          <Button size="xs" variant="subtle" className={classes.quiet} disabled={isSaving} onClick={onDiscard}>
            Discard
          </Button>
          <Button ref={saveButton} size="xs" loading={isSaving} onClick={onSave}>
            Save
            <KeyHint keys={['Mod', 'Enter']} together />
          </Button>
        </>
      }
    >
      You have unsaved changes{restoredAt !== undefined && ` from ${draftTime(restoredAt)}`}
      {note && <span className={classes.note}> · {note}</span>}
    </Banner>
  )
}
