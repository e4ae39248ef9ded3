import { screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { RecordHistoryContext } from '../history/record-history-context'
import { ChangedMeanwhile } from './changed-meanwhile'
import { ChangedWhileOpen } from './changed-while-open'
import { renderInKit } from './testing/render-in-kit'

afterEach(() => vi.restoreAllMocks())

const cityChanged = {
  id: '1',
  at: '2026-11-16T10:00:00Z',
  by: { employeeID: 'd', displayName: 'Daniel Okafor' },
  impersonatedBy: null,
  action: 'updated',
  before: { city: 'York' },
  after: { city: 'Leeds' },
}

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

it('names who it was, what they changed and when, where the history tells', () => {
  vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-16T10:02:10Z'))
  renderInKit(
    <RecordHistoryContext value={(record) => (record?.id === 'c' ? [cityChanged] : [])}>
      <ChangedMeanwhile
        labels={labels}
        record={{ entity: 'client', id: 'c' }}
        onChoose={vi.fn()}
        collisions={[
          { path: 'address.city', mine: 'York', theirs: 'Leeds' },
          { path: 'isPublic', mine: true, theirs: false },
        ]}
      />
    </RecordHistoryContext>,
  )
  const texts = screen.getAllByRole('status').map(({ textContent }) => textContent)
  expect(texts[0]).toContain('Daniel Okafor changed City to Leeds 2 minutes ago; yours: York')
  expect(texts[1]).toContain('Public was changed to Off while you were editing; yours: On')
})

it('tells in a dialog every field that was changed, and by whom', () => {
  vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-16T10:02:10Z'))
  renderInKit(
    <RecordHistoryContext value={() => [cityChanged]}>
      <ChangedWhileOpen
        noun="contact"
        before={{ city: 'York', fax: '1', kept: 'a' }}
        after={{ city: 'Leeds', fax: '', kept: 'a' }}
        labels={{ city: 'City', fax: 'Fax', kept: 'Kept' }}
        record={{ entity: 'client', id: 'c' }}
      />
    </RecordHistoryContext>,
  )
  expect(screen.getByRole('status').textContent).toBe(
    'Daniel Okafor changed this contact 2 minutes ago: City to Leeds, Fax cleared. Save to keep your changes, or cancel to see theirs.',
  )
})
