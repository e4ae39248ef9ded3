import type { IOptions } from 'sanitize-html'

export interface CleaningRules {
  readonly kept: IOptions
  readonly deepestCleaned: number
  readonly mostElements: number
}

export type CleanedHtml = { readonly clean: string; readonly problem?: undefined } | { readonly problem: string }

export function cleanedHtml(html: string, rules: CleaningRules): CleanedHtml
