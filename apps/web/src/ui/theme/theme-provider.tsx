import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core'
import type { ReactNode } from 'react'
import { mantineTheme, mantineVariables } from './mantine-theme'
import './mantine-styles.css'

/** The same key is read by public/colour-scheme.js before the first paint. */
const colorSchemeManager = localStorageColorSchemeManager({ key: 'praxis-colour-scheme' })

/** The server writes a fresh nonce into the page; styles made at run time must carry it. */
function styleNonce(): string {
  return document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? ''
}

// The scroll lock of dialogs makes its own style tag and asks for the nonce by this name.
Object.assign(globalThis, { __webpack_nonce__: styleNonce() })

export function ThemeProvider({ children }: { children: ReactNode }) {
  return (
    <MantineProvider
      theme={mantineTheme}
      cssVariablesResolver={mantineVariables}
      colorSchemeManager={colorSchemeManager}
      defaultColorScheme="auto"
      getStyleNonce={styleNonce}
      deduplicateInlineStyles
    >
      {children}
    </MantineProvider>
  )
}
