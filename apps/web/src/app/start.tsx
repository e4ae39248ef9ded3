import { type ReactNode, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { lookAfterFailedParts } from '../ui/late/failed-parts'
import { rememberLanguage } from './language-cookie'
import '../ui/theme/theme.css'

/** Shows the app in the page, once. */
export function start(app: ReactNode): void {
  lookAfterFailedParts(window)
  rememberLanguage(document)
  const root = document.getElementById('root')
  if (!root) throw new Error('index.html has no #root')
  createRoot(root).render(<StrictMode>{app}</StrictMode>)
}
