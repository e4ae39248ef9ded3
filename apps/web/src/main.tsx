import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/app'
import { rememberLanguage } from './app/language-cookie'
import { keepDraftsOf } from './ui/drafts/drafts'
import { lookAfterFailedParts } from './ui/late/failed-parts'

lookAfterFailedParts(window)
keepDraftsOf(window)
rememberLanguage(document)

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
