import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/app'
import { rememberLanguage } from './app/language-cookie'
import { lookAfterFailedParts } from './ui/late/failed-parts'

lookAfterFailedParts(window)
rememberLanguage(document)

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
