import { expect, it } from 'vitest'
import { previewAddress, previewIn } from './preview-address'

it('brings a preview behind the hash of an address', () => {
  const { hash, pathname } = new URL(previewAddress('k7Qe', 'to.ken'), 'https://praxis.example')
  expect(pathname).toBe('/portals/k7Qe')
  expect(previewIn(hash)).toBe('to.ken')
  expect(previewIn('#elsewhere')).toBeUndefined()
})
