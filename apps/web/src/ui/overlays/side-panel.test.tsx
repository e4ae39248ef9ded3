import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderInKit } from '../../testing/render-in-kit'
import { SidePanel } from './side-panel'

const panel = (
  <SidePanel title="Draw the pipes" onClose={() => undefined}>
    <p>Details</p>
  </SidePanel>
)

it.each([
  { keeps: true, holder: 'Title' },
  { keeps: undefined, holder: 'Draw the pipes' },
])('takes the keyboard unless a row is being typed in ($keeps)', ({ keeps, holder }) => {
  const page = (isOpen: boolean) => (
    <>
      <input aria-label="Title" data-keeps-keyboard={keeps} />
      {isOpen && panel}
    </>
  )
  const { rerender } = renderInKit(page(false))
  screen.getByLabelText('Title').focus()
  rerender(page(true))
  const focused = document.activeElement
  expect(focused).toBe(
    holder === 'Title' ? screen.getByLabelText('Title') : screen.getByRole('region', { name: holder }),
  )
})
