import { expect, test } from 'vitest'
import { FileLinks } from './file-links'

const address = { companyId: '7d0c9f9e-6a39-4b52-9d5d-8a3a4f1d2c11', fileId: '0b1c7f7e-1a39-4b52-9d5d-8a3a4f1d2c22' }
const at = (time: string) => new FileLinks('a secret of the tests', () => new Date(time))

const holder = { sessionId: 'session', employeeId: 'employee', impersonatorId: null }

const partsOf = (link: string) => {
  const { pathname, searchParams } = new URL(link, 'http://praxis.test')
  const given = (name: string) => searchParams.get(name) ?? ''
  return {
    pathname,
    given: { expires: Number(given('expires')), holder: given('holder'), signature: given('signature') },
  }
}

test('a link opens its file for at least ten and at most twenty minutes', () => {
  const { pathname, given } = partsOf(at('2026-11-12T09:18:00Z').linkTo(address, holder))
  expect(pathname).toBe(`/files/${address.companyId}/${address.fileId}`)
  expect(at('2026-11-12T09:28:00Z').holderOf(address, given)).toEqual(holder)
  expect(at('2026-11-12T09:38:00Z').holderOf(address, given)).toBeUndefined()
})

test('the same file has the same link for some minutes, so that it need not be loaded again', () => {
  expect(at('2026-11-12T09:10:01Z').linkTo(address, holder)).toBe(at('2026-11-12T09:19:59Z').linkTo(address, holder))
  expect(at('2026-11-12T09:20:01Z').linkTo(address, holder)).not.toBe(
    at('2026-11-12T09:19:59Z').linkTo(address, holder),
  )
})

test('it knows who acts for whom', () => {
  const links = at('2026-11-12T09:18:00Z')
  const impersonating = { ...holder, impersonatorId: 'impersonator' }
  const { given } = partsOf(links.linkTo(address, impersonating))
  expect(links.holderOf(address, given)).toEqual(impersonating)
})

test('a link opens nothing but its file, company and time, for nobody else', () => {
  const links = at('2026-11-12T09:18:00Z')
  const { given } = partsOf(links.linkTo(address, holder))
  expect(links.holderOf({ ...address, fileId: address.companyId }, given)).toBeUndefined()
  expect(links.holderOf({ ...address, companyId: address.fileId }, given)).toBeUndefined()
  expect(links.holderOf(address, { ...given, expires: given.expires + 600 })).toBeUndefined()
  expect(links.holderOf(address, { ...given, holder: 'session.another' })).toBeUndefined()
  expect(links.holderOf(address, { ...given, signature: '' })).toBeUndefined()
  expect(links.holderOf(address, { ...given, signature: `${given.signature.slice(0, -2)}AA` })).toBeUndefined()
})

test('another secret signs other links', () => {
  const { given } = partsOf(at('2026-11-12T09:18:00Z').linkTo(address, holder))
  const other = new FileLinks('another secret', () => new Date('2026-11-12T09:18:00Z'))
  expect(other.holderOf(address, given)).toBeUndefined()
})
