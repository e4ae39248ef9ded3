import { type CompanyColours, companyStyleSheet } from '@praxis/domain/theme/company-theme'
import { useLayoutEffect } from 'react'

let sheet: CSSStyleSheet | undefined

/** A constructed sheet needs no nonce and comes after the linked ones, so its tokens win over the default ones. */
function applyCompanyColours(colours: CompanyColours | null): void {
  if (!sheet) {
    sheet = new CSSStyleSheet()
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  }
  sheet.replaceSync(companyStyleSheet(colours))
}

/** Applies the company's colours while the component is on screen; null is the product's own look. */
export function useCompanyColours(colours: CompanyColours | null): void {
  useLayoutEffect(() => {
    applyCompanyColours(colours)
    return () => applyCompanyColours(null)
  }, [colours])
}
