import { describe, expect, it } from 'vitest'
import { rememberLanguage } from './language-cookie'

describe('rememberLanguage', () => {
  it('keeps en for 365 days', () => {
    const page = { cookie: '' }
    rememberLanguage(page)
    expect(page.cookie).toBe('language=en; path=/; max-age=31536000; samesite=lax')
  })
})
