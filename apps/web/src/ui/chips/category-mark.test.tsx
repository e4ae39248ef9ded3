import { contrastRatio } from '@praxis/domain/theme/contrast'
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderInKit } from '../../testing/render-in-kit'
import { CategoryMark } from './category-mark'

describe('the mark of a category', () => {
  it.each(['#000000', '#ffffff', '#ffff00', '#808080', '#0a7ea4', '#61227a'])(
    'reads in both schemes on %s',
    (color) => {
      renderInKit(<CategoryMark category={{ name: 'Meeting', initials: 'MT', color }} />)
      const { style } = screen.getByRole('img', { name: 'Meeting' })
      for (const scheme of ['light', 'dark'])
        expect(
          contrastRatio(style.getPropertyValue(`--${scheme}-ink`), style.getPropertyValue(`--${scheme}-tint`)),
        ).toBeGreaterThanOrEqual(4.5)
    },
  )

  it('is not read out where its name stands beside it', () => {
    renderInKit(<CategoryMark category={{ name: 'Meeting', initials: 'MT', color: '#0a7ea4' }} decorative />)
    expect(screen.queryByRole('img')).toBeNull()
    expect(screen.getByText('MT')).toBeTruthy()
  })
})
