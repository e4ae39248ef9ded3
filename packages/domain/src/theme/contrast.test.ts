import { describe, expect, it } from 'vitest'
import { brightness, contrastRatio, readable, textOn } from './contrast'

describe('textOn', () => {
  it('is white on dark colours and black on bright ones', () => {
    expect(textOn('#61227a')).toBe('#ffffff')
    expect(textOn('#cc0000')).toBe('#ffffff')
    expect(textOn('#e58a00')).toBe('#000000')
    expect(textOn('#ffffff')).toBe('#000000')
  })

  it('turns at brightness 128', () => {
    expect(brightness('#808080')).toBe(128)
    expect(textOn('#808080')).toBe('#ffffff')
    expect(textOn('#818181')).toBe('#000000')
  })
})

describe('contrastRatio', () => {
  it('is 21 between black and white, in either order, and 1 of a colour with itself', () => {
    expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21)
    expect(contrastRatio('#ffffff', '#000000')).toBeCloseTo(21)
    expect(contrastRatio('#123456', '#123456')).toBe(1)
  })
})

describe('readable', () => {
  it('leaves a colour that reads as it is', () => {
    expect(readable('#61227a', ['#ffffff'], 4.5, 'darker')).toBe('#61227a')
  })

  it('darkens a pale colour until it reads on every background', () => {
    const shade = readable('#ffd54a', ['#ffffff', '#fff6d8'], 4.5, 'darker')
    expect(contrastRatio(shade, '#ffffff')).toBeGreaterThanOrEqual(4.5)
    expect(contrastRatio(shade, '#fff6d8')).toBeGreaterThanOrEqual(4.5)
  })

  it('lightens a dark colour for a dark surface', () => {
    expect(contrastRatio(readable('#101040', ['#181e21'], 3, 'lighter'), '#181e21')).toBeGreaterThanOrEqual(3)
  })
})
