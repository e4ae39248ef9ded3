import { act } from '@testing-library/react'
import { drafts } from '../drafts'

/** As a browser does it: everything on the page is gone, what lies on the device is not. */
export function reloadDrafts(): void {
  act(() => drafts.write())
  const kept = { ...localStorage }
  drafts.clear()
  for (const [key, text] of Object.entries(kept)) localStorage.setItem(key, text)
}
