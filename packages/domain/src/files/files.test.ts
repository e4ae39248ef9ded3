import { expect, test } from 'vitest'
import { clipboardFileName, clipboardFileTypes, isClipboardFileType } from './clipboard-file'
import { formatFileSize } from './file-size'
import { isImageFileName } from './image-file'

test('pictures are known by their extension', () => {
  for (const name of ['a.jpg', 'a.JPEG', 'a.b.png', 'a.gif', 'a.bmp']) expect(isImageFileName(name)).toBe(true)
  for (const name of ['a.svg', 'a.webp', 'png', 'a.png.exe', '']) expect(isImageFileName(name)).toBe(false)
})

test('png, jpeg, json and pdf may be pasted, named by the moment', () => {
  const moment = new Date('2026-11-12T09:18:03.250Z')
  expect(clipboardFileTypes.map((type) => clipboardFileName(type, moment))).toEqual([
    'clipboard_2026-11-12_09-18-03-250.png',
    'clipboard_2026-11-12_09-18-03-250.jpeg',
    'clipboard_2026-11-12_09-18-03-250.json',
    'clipboard_2026-11-12_09-18-03-250.pdf',
  ])
  expect(isClipboardFileType('image/svg+xml')).toBe(false)
  expect(isClipboardFileType('toString')).toBe(false)
})

test.each([
  [0, '0 bytes'],
  [1, '1 byte'],
  [1023, '1023 bytes'],
  [1536, '1.5 KB'],
  [10 * 1024 * 1024, '10 MB'],
])('%i bytes are shown as %s', (bytes, text) => {
  expect(formatFileSize(bytes)).toBe(text)
})
