import { describe, expect, it } from 'vitest'
import { openedText } from './opened-text'

describe('when a workspace was opened', () => {
  const now = new Date('2026-11-12T00:30:00Z')

  it('is told in the reader’s own days', () => {
    expect(openedText('2026-11-11T23:30:00Z', now, 'Europe/Berlin')).toBe('Last opened today')
    expect(openedText('2026-11-11T23:30:00Z', now, 'Europe/London')).toBe('Opened 11/11/2026')
  })

  it('may be never', () => {
    expect(openedText(null, now, 'Europe/London')).toBe('Not opened yet')
  })
})
