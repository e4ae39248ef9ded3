import { expect, test } from 'vitest'
import { harmlessFileName } from './file-name'

test.each([
  ['Quarterly report.pdf', 'Quarterly report.pdf'],
  ['Übersicht – März.xlsx', 'Übersicht – März.xlsx'],
  ['../../etc/passwd', 'passwd'],
  ['C:\\Users\\me\\scan.png', 'scan.png'],
  ['invoice\u202Egnp.exe', 'invoicegnp.exe'],
  ['a\r\nset-cookie: x.txt', 'aset-cookie: x.txt'],
  ['nul\0byte.txt', 'nulbyte.txt'],
  ['half \ud83d pair.txt', 'half  pair.txt'],
  ['.htaccess', 'htaccess'],
  ['trailing. . ', 'trailing'],
  ['..', 'file'],
  ['', 'file'],
  ['folder/', 'file'],
])('%j is kept as %j', (given, kept) => {
  expect(harmlessFileName(given)).toBe(kept)
})

test('a long name is shortened and keeps its extension', () => {
  const name = harmlessFileName(`${'long '.repeat(100)}.docx`)
  expect([...name]).toHaveLength(180)
  expect(name.endsWith('.docx')).toBe(true)
})

test('characters outside the basic plane are never cut in half', () => {
  expect([...harmlessFileName('🎉'.repeat(300))]).toHaveLength(180)
  expect(() => encodeURIComponent(harmlessFileName('🎉'.repeat(300)))).not.toThrow()
})
