import { act } from '@testing-library/react'
import { drafts } from '../drafts'

/** Reloads as a browser does: everything on the page is gone, what is stored on the device is not. */
export function reloadDrafts(): void {
  act(() => drafts.write())
  const kept = { ...localStorage }
  drafts.clear()
  for (const [key, text] of Object.entries(kept)) localStorage.setItem(key, text)
}
