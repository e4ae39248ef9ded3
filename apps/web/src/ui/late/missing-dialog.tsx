import { CloseButton, FocusTrap } from '@mantine/core'
import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
import { createPortal } from 'react-dom'
import { usePageKeysHeld } from '../keys/page-keys'
import dialog from '../overlays/dialog.module.css'
import { useFocusGivenBack } from '../overlays/use-focus-given-back'
import classes from './missing-dialog.module.css'

/**
 * Stands where a dialog would that has not arrived. What dialogs are made of comes with the first of them; this is part of
 * the page, because nothing can be fetched when it is needed.
 */
export function MissingDialog({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null)
  const titleId = useId()
  useFocusGivenBack(true, frame)
  usePageKeysHeld(true)
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation()
    if (event.key === 'Escape') onClose()
  }
  return createPortal(
    // biome-ignore lint/a11y/noStaticElementInteractions: a press beside it closes it
    <div
      className={classes.overlay}
      onKeyDown={onKeyDown}
      // The second half of a double click belongs to the button that was to open the dialog.
      onClick={({ target, currentTarget, detail }) => target === currentTarget && detail < 2 && onClose()}
    >
      <FocusTrap>
        <div ref={frame} className={classes.frame} role="dialog" aria-modal aria-labelledby={titleId} tabIndex={-1}>
          <div className={classes.header}>
            <h2 className={dialog.title} id={titleId}>
              Not loaded yet
            </h2>
            <CloseButton aria-label="Close" onClick={onClose} />
          </div>
          <div className={dialog.main}>{children}</div>
        </div>
      </FocusTrap>
    </div>,
    document.body,
  )
}
