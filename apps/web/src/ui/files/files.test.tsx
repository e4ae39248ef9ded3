import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Held, renderInKit } from '../forms/testing/render-in-kit'
import { FileField } from './file-field'
import { ImageUploadDialog } from './image-upload-dialog'
import { filesOfClipboard } from './pasted-files'

const pdf = (name: string, size = 4) => new File(['x'.repeat(size)], name, { type: 'application/pdf' })
const picture = new File(['png'], 'image.png', { type: 'image/png' })

async function renderFiles(props: { multiple?: boolean; accept?: readonly string[]; maxBytes?: number } = {}) {
  const onChange = vi.fn()
  const user = renderInKit(
    <Held<readonly File[]> initial={[]} onChange={onChange}>
      {(field) => <FileField label="Attachments" {...props} {...field} />}
    </Held>,
  )
  const choose = await screen.findByRole('button', { name: /^Choose Attachments/ })
  const input = screen.getByLabelText<HTMLInputElement>('Attachments')
  const namesOf = () => onChange.mock.lastCall?.[0].map((file: File) => file.name)
  return { user, choose, input, onChange, namesOf }
}

test('files are chosen, listed with their size, and removed', async () => {
  const { user, input, namesOf } = await renderFiles()
  await user.upload(input, [pdf('one.pdf'), pdf('two.pdf', 2048)])
  const list = await screen.findByRole('list', { name: 'Attachments added' })
  expect(within(list).getByText('2 KB')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Remove one.pdf' }))
  expect(namesOf()).toEqual(['two.pdf'])
})

test('a file too large is told with the limit, and the ones that fit are taken', async () => {
  const { user, input, namesOf } = await renderFiles({ maxBytes: 1024 })
  await user.upload(input, [pdf('small.pdf'), pdf('large.pdf', 1025)])
  expect(await screen.findByText('File too large (max size: 1 KB)')).toBeDefined()
  expect(namesOf()).toEqual(['small.pdf'])
})

test('a file of another kind is refused', async () => {
  const { choose, onChange } = await renderFiles({ accept: ['image/png'] })
  fireEvent.paste(choose, { clipboardData: { files: [pdf('one.pdf')] } })
  expect(await screen.findByText('Invalid file extension')).toBeDefined()
  expect(onChange).not.toHaveBeenCalled()
})

test('a pasted picture is named by the moment', async () => {
  const { choose, namesOf } = await renderFiles()
  fireEvent.paste(choose, { clipboardData: { files: [picture, picture] } })
  await waitFor(() => expect(namesOf()).toHaveLength(2))
  const names = namesOf()
  expect(names[0]).toMatch(/^clipboard_\d{4}-\d{2}-\d{2}_\d{2}-\d{2}-\d{2}-\d{3}\.png$/)
  expect(names[1]).not.toBe(names[0])
})

test('a paste without a usable file says so', async () => {
  const { choose, onChange } = await renderFiles()
  fireEvent.paste(choose, { clipboardData: { files: [new File(['a'], 'a.txt', { type: 'text/plain' })] } })
  expect(screen.getByText('No compatible data was found in clipboard')).toBeDefined()
  expect(onChange).not.toHaveBeenCalled()
})

test('the button pastes too, and says so when the clipboard may not be read', async () => {
  const { user } = await renderFiles()
  vi.spyOn(navigator.clipboard, 'read').mockRejectedValueOnce(new DOMException('denied'))
  await user.click(screen.getByRole('button', { name: 'Paste from clipboard' }))
  expect(await screen.findByText('No compatible data was found in clipboard')).toBeDefined()
})

test('the clipboard gives png, jpeg, json and pdf', async () => {
  const item = (type: string) => new ClipboardItem({ 'text/html': '<p>', [type]: new Blob(['x'], { type }) })
  const items = ['image/png', 'text/plain', 'image/jpeg', 'application/json', 'application/pdf'].map(item)
  const clipboard = { read: async () => items }
  const files = await filesOfClipboard(clipboard, new Date('2026-11-12T09:18:03.250Z'))
  expect(files.map(({ name }) => name)).toEqual([
    'clipboard_2026-11-12_09-18-03-250.png',
    'clipboard_2026-11-12_09-18-03-252.jpeg',
    'clipboard_2026-11-12_09-18-03-253.json',
    'clipboard_2026-11-12_09-18-03-254.pdf',
  ])
})

test('only one file is kept where one is asked for', async () => {
  const { choose, namesOf } = await renderFiles({ multiple: false })
  fireEvent.paste(choose, { clipboardData: { files: [picture] } })
  fireEvent.paste(choose, { clipboardData: { files: [picture] } })
  await waitFor(() => expect(namesOf()).toHaveLength(1))
})

test('an image is selected and stands there as original', async () => {
  const user = renderInKit(<ImageUploadDialog title="Profile image" opened onClose={() => {}} onSave={vi.fn()} />)
  expect(screen.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', true)
  await user.upload(screen.getByLabelText('Image file'), picture)
  expect(await screen.findByRole('region', { name: 'Original' })).toBeDefined()
  expect(screen.getByRole('region', { name: 'Preview' })).toBeDefined()
  expect(await screen.findByAltText('Original image')).toBeDefined()
  expect(screen.getByRole('button', { name: 'Select another image' })).toBeDefined()
})
