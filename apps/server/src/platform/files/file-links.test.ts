import { expect, test } from 'vitest'
import { FileLinks } from './file-links'

const address = { companyId: '7d0c9f9e-6a39-4b52-9d5d-8a3a4f1d2c11', fileId: '0b1c7f7e-1a39-4b52-9d5d-8a3a4f1d2c22' }
const at = (time: string) => new FileLinks('a secret of the tests', () => new Date(time))

const partsOf = (link: string) => {
  const { pathname, searchParams } = new URL(link, 'http://praxis.test')
  return { pathname, expires: Number(searchParams.get('expires')), signature: searchParams.get('signature') ?? '' }
}

test('a link opens its file for at least ten and at most twenty minutes', () => {
  const { pathname, expires, signature } = partsOf(at('2026-11-12T09:18:00Z').linkTo(address))
  expect(pathname).toBe(`/files/${address.companyId}/${address.fileId}`)
  expect(at('2026-11-12T09:28:00Z').opens(address, expires, signature)).toBe(true)
  expect(at('2026-11-12T09:38:00Z').opens(address, expires, signature)).toBe(false)
})

test('the same file has the same link for some minutes, so that it can be cached', () => {
  expect(at('2026-11-12T09:10:01Z').linkTo(address)).toBe(at('2026-11-12T09:19:59Z').linkTo(address))
  expect(at('2026-11-12T09:20:01Z').linkTo(address)).not.toBe(at('2026-11-12T09:19:59Z').linkTo(address))
})

test('a link opens nothing but its file, company and time', () => {
  const links = at('2026-11-12T09:18:00Z')
  const { expires, signature } = partsOf(links.linkTo(address))
  expect(links.opens({ ...address, fileId: address.companyId }, expires, signature)).toBe(false)
  expect(links.opens({ ...address, companyId: address.fileId }, expires, signature)).toBe(false)
  expect(links.opens(address, expires + 600, signature)).toBe(false)
  expect(links.opens(address, expires, '')).toBe(false)
  expect(links.opens(address, expires, `${signature.slice(0, -2)}AA`)).toBe(false)
})

test('another secret signs other links', () => {
  const { expires, signature } = partsOf(at('2026-11-12T09:18:00Z').linkTo(address))
  const other = new FileLinks('another secret', () => new Date('2026-11-12T09:18:00Z'))
  expect(other.opens(address, expires, signature)).toBe(false)
})
