import { defaultTheme } from '@praxis/contract/company/theme'
import { expect, it } from 'vitest'
import { contrastFigures } from './contrast-figures'

it('finds nothing wrong with the default colours', () => {
  const figures = contrastFigures(defaultTheme)
  expect(figures.every(({ isEnough }) => isEnough)).toBe(true)
  expect(figures[0]).toMatchObject({ text: 'White text on primary', ratio: 10.4 })
})

it('tells which colour is hard to read on', () => {
  const figures = contrastFigures({ ...defaultTheme, primary: '#888888', background: '#333333' })
  expect(figures.map(({ isEnough }) => isEnough)).toEqual([true, true, false])
  expect(figures[0]?.text).toBe('Black text on primary')
})

it('never rounds up to what would be enough', () => {
  const [figure] = contrastFigures({ ...defaultTheme, primary: '#7f7f7f' })
  expect(figure?.isEnough).toBe((figure?.ratio ?? 0) >= 4.5)
})
