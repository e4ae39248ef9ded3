import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderInKit } from '../../testing/render-in-kit'
import { useAttaching } from './use-attaching'

const picture = new File(['png'], 'image.png', { type: 'image/png' })
const archive = new File(['zip'], 'all.zip', { type: 'application/zip' })
const UNUSABLE = 'No compatible data was found in clipboard'

function Area({ onChange }: { onChange: (files: readonly File[]) => void }) {
  const attaching = useAttaching({ files: [], onChange, maxBytes: 1024 })
  return (
    <div {...attaching.areaProps}>
      <p>Files</p>
      <textarea aria-label="Comment" />
      {attaching.problem && <p role="alert">{attaching.problem}</p>}
    </div>
  )
}

const paste = (target: Element, types: string[], files: File[]) =>
  fireEvent.paste(target, { clipboardData: { types, files } })

test('a pasted file of a kind that is not taken is told, until one is', () => {
  const onChange = vi.fn()
  renderInKit(<Area onChange={onChange} />)
  paste(screen.getByText('Files'), ['Files'], [archive])
  expect(screen.getByRole('alert').textContent).toBe(UNUSABLE)
  expect(onChange).not.toHaveBeenCalled()
  paste(screen.getByText('Files'), ['Files'], [picture])
  expect(onChange).toHaveBeenCalledOnce()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('text pasted beside every field is nothing usable', () => {
  renderInKit(<Area onChange={vi.fn()} />)
  paste(screen.getByText('Files'), ['text/plain'], [])
  expect(screen.getByRole('alert').textContent).toBe(UNUSABLE)
})

test('text pasted into a field stays text, also with a picture of itself', () => {
  const onChange = vi.fn()
  renderInKit(<Area onChange={onChange} />)
  paste(screen.getByRole('textbox'), ['text/plain'], [])
  paste(screen.getByRole('textbox'), ['text/plain', 'Files'], [picture])
  expect(screen.queryByRole('alert')).toBeNull()
  expect(onChange).not.toHaveBeenCalled()
  paste(screen.getByRole('textbox'), ['Files'], [archive])
  expect(screen.getByRole('alert').textContent).toBe(UNUSABLE)
})
