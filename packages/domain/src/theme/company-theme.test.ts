import { describe, expect, it } from 'vitest'
import { companyStyleSheet, companyTokens, DEFAULT_COLOURS } from './company-theme'
import { contrastRatio, textOn } from './contrast'

const SECOND_PALETTE = {
  ...DEFAULT_COLOURS,
  primary: '#333465',
  accent: '#2ba693',
  secondary: '#333333',
  info: '#1fa2a9',
  warning: '#ff9900',
}

describe('companyTokens', () => {
  it('says nothing about colours that are the defaults, however they are written', () => {
    expect(companyTokens(DEFAULT_COLOURS)).toEqual({ light: {}, dark: {} })
    expect(companyTokens({ ...DEFAULT_COLOURS, primary: '#61227A' })).toEqual({ light: {}, dark: {} })
    expect(companyStyleSheet(DEFAULT_COLOURS)).toBe('')
    expect(companyStyleSheet(null)).toBe('')
  })

  it('gives each changed colour a scale with the colour at its place', () => {
    const { light } = companyTokens(SECOND_PALETTE)
    expect(light['primary-7']).toBe('#333465')
    expect(light['accent-6']).toBe('#2ba693')
    expect(light['warning-5']).toBe('#ff9900')
    expect(light['error-6']).toBeUndefined()
  })

  it('puts black or white on the primary by its brightness', () => {
    expect(companyTokens(SECOND_PALETTE).light['text-on-primary']).toBe('#ffffff')
    expect(companyTokens({ ...DEFAULT_COLOURS, primary: '#ffd54a' }).light['text-on-primary']).toBe('#000000')
  })

  it.each(['#333465', '#ffd54a', '#ff0000', '#000000', '#00e5ff', '#777777'])(
    'keeps text readable in both schemes for %s',
    (colour) => {
      const { light, dark } = companyTokens({ ...DEFAULT_COLOURS, primary: colour, warning: colour })
      for (const name of ['primary', 'warning', 'st-waiting']) {
        expect(contrastRatio(light[`${name}-text`] ?? '', '#ffffff')).toBeGreaterThanOrEqual(4.5)
        expect(contrastRatio(light[`${name}-text`] ?? '', light[`${name}-soft`] ?? '')).toBeGreaterThanOrEqual(4.5)
        expect(contrastRatio(dark[`${name}-text`] ?? '', '#181e21')).toBeGreaterThanOrEqual(4.5)
        expect(contrastRatio(dark[`${name}-text`] ?? '', dark[`${name}-soft`] ?? '')).toBeGreaterThanOrEqual(4.5)
      }
      expect(contrastRatio(light.focus ?? '', '#ffffff')).toBeGreaterThanOrEqual(3)
      expect(contrastRatio(dark.focus ?? '', '#181e21')).toBeGreaterThanOrEqual(3)
      expect(dark['text-on-primary']).toBe(textOn(dark.primary ?? ''))
    },
  )

  it('lets the request states follow the status colours', () => {
    const { light } = companyTokens(SECOND_PALETTE)
    expect(light['st-waiting']).toBe('#ff9900')
    expect(light['st-waiting-soft']).toBe(light['warning-soft'])
  })
})

describe('companyStyleSheet', () => {
  it('writes both schemes as custom properties', () => {
    const sheet = companyStyleSheet({ ...DEFAULT_COLOURS, primary: '#333465', background: '#fafafa' })
    expect(sheet).toContain(':root{--canvas:#fafafa;')
    expect(sheet).toContain('--primary-7:#333465')
    expect(sheet).toContain(':root[data-mantine-color-scheme="dark"]{')
  })
})
