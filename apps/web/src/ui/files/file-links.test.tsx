import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderInKit } from '../../testing/render-in-kit'
import { FileLinks } from './file-links'

const file = (name: string, contentType: string) => ({ id: name, name, contentType, size: 2048, url: `/files/${name}` })

it('pictures and PDFs open in place, everything can be downloaded', async () => {
  const files = [
    file('board.png', 'image/png'),
    file('pack.pdf', 'application/pdf'),
    file('drawing.svg', 'image/svg+xml'),
    file('page.html', 'application/octet-stream'),
  ]
  const { person } = renderInKit(<FileLinks files={files} label="Files of the meeting" />)
  const shown = screen.getAllByRole('button', { name: /^Show / }).map((button) => button.getAttribute('aria-label'))
  expect(shown).toEqual(['Show board.png', 'Show pack.pdf'])
  expect(screen.getAllByRole('link', { name: /^Download / })).toHaveLength(4)

  await person.click(screen.getByRole('button', { name: 'Show board.png' }))
  const dialog = await screen.findByRole('dialog', { name: 'board.png' })
  expect(dialog.querySelector('img')?.getAttribute('src')).toBe('/files/board.png')
})
