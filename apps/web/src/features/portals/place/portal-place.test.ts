import { expect, it } from 'vitest'
import { portalHref, readPlace } from './portal-place'

const placeOf = (pathname: string, search = '') => readPlace({ pathname, search })

it.each([
  ['/portals/k7Qe', { reference: 'k7Qe', page: 'overview' }],
  ['/portals/k7Qe/', { reference: 'k7Qe', page: 'overview' }],
  ['/portals/k7Qe/documents', { reference: 'k7Qe', page: 'documents' }],
  ['/portals/k%207/documents', { reference: 'k 7', page: 'documents' }],
  ['/portals/k%E0/documents', { reference: 'k%E0', page: 'documents' }],
  ['/portals/k7Qe/taskLists', { reference: 'k7Qe', page: 'tasks', id: undefined }],
  ['/portals/k7Qe/taskLists/11', { reference: 'k7Qe', page: 'tasks', id: '11' }],
  ['/portals/k7Qe/elsewhere', { reference: 'k7Qe', page: undefined }],
  ['/portals/k7Qe/documents/1/2', { reference: 'k7Qe', page: undefined }],
])('%s leads to %j', (pathname, place) => {
  expect(placeOf(pathname)).toMatchObject(place)
})

it.each(['/portals', '/portals/', '/signin'])('%s names no portal', (pathname) => {
  expect(placeOf(pathname)).toBeUndefined()
})

it('makes the addresses that it reads', () => {
  expect(portalHref('k 7')).toBe('/portals/k%207')
  expect(portalHref('k7Qe', 'documents', 'a/b')).toBe('/portals/k7Qe/documents/a%2Fb')
  expect(placeOf(portalHref('k7Qe', 'documents', 'a/b'))?.id).toBe('a/b')
})
