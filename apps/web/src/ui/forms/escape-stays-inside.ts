import type { FocusEvent, KeyboardEvent } from 'react'

/** Spread on a picker's dropdown: Escape closes the picker, and not also the dialog or panel it was opened in. */
export const escapeStaysInside = {
  // Mantine's dialogs listen before anyone else, and let go only of keys pressed on an element with this mark.
  onFocusCapture: (event: FocusEvent) => event.target.setAttribute('data-mantine-stop-propagation', 'true'),
  onKeyDown: (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
  },
}
