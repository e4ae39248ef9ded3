import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { ChangedMeanwhile } from './changed-meanwhile'
import { renderInKit } from './testing/render-in-kit'

const labels = { 'address.city': 'City', isPublic: 'Public' }

it('says what each field was changed to and what was typed, and asks for each', async () => {
  const onChoose = vi.fn()
  const user = renderInKit(
    <ChangedMeanwhile
      labels={labels}
      onChoose={onChoose}
      collisions={[
        { path: 'address.city', mine: 'York', theirs: 'Leeds' },
        { path: 'isPublic', mine: true, theirs: false },
        { path: 'rows.Sector', mine: { key: 'Sector', value: 'Rail' }, theirs: undefined },
        { path: 'address.line1', mine: '', theirs: 'Lakeside' },
      ]}
    />,
  )
  const texts = screen.getAllByRole('status').map(({ textContent }) => textContent)
  expect(texts[0]).toContain('City was changed to Leeds while you were editing; yours: York')
  expect(texts[1]).toContain('Public was changed to Off while you were editing; yours: On')
  expect(texts[2]).toContain('Sector was removed while you were editing; yours: Rail')
  expect(texts[3]).toContain('line1 was changed to Lakeside while you were editing; you cleared it')
  await user.click(screen.getByRole('button', { name: 'Keep mine: City' }))
  await user.click(screen.getByRole('button', { name: 'Take theirs: Sector' }))
  expect(onChoose.mock.calls).toEqual([
    ['address.city', 'mine'],
    ['rows.Sector', 'theirs'],
  ])
})

it('is not there when nothing collides', () => {
  renderInKit(<ChangedMeanwhile labels={labels} onChoose={vi.fn()} collisions={[]} />)
  expect(screen.queryByRole('status')).toBeNull()
})
