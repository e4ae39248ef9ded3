import type { HistoryEntry } from '@praxis/contract/company/history-and-jobs'
import { expect, it } from 'vitest'
import { whoChanged } from './who-changed'

const daniel = { employeeID: 'd', displayName: 'Daniel Okafor' }
const entry = (over: Partial<HistoryEntry>): HistoryEntry => ({
  id: '1',
  at: '2026-11-16T10:00:00Z',
  by: daniel,
  impersonatedBy: null,
  action: 'updated',
  before: null,
  after: null,
  ...over,
})
const by = { name: 'Daniel Okafor', at: '2026-11-16T10:00:00Z' }

it.each([
  ['a field of a part', 'address.city', 'Bristol', 'Bristol', { city: 'York' }, { city: 'Bristol' }],
  [
    'a custom field',
    'dynamicDetails.Sector',
    { value: 'Rail' },
    'Rail',
    { dynamicDetails: {} },
    { dynamicDetails: { Sector: 'Rail' } },
  ],
  ['somebody by name', 'leadID', { id: 'e' }, 'Tom Hale', { lead: 'Ann Lee' }, { lead: 'Tom Hale' }],
  [
    'a setting',
    'isStrict',
    true,
    'On',
    { 'timeSheetSettings.isStrict': false },
    { 'timeSheetSettings.isStrict': true },
  ],
  ['what was cleared', 'contact.fax', '', '', { fax: '1' }, { fax: '' }],
  [
    'what was removed',
    'dynamicDetails.Sector',
    undefined,
    '',
    { dynamicDetails: { Sector: 'Rail' } },
    { dynamicDetails: {} },
  ],
])('knows who changed %s', (_, path, theirs, text, before, after) => {
  expect(whoChanged([entry({ before, after })], { path, theirs, text })).toEqual(by)
})

it.each([
  ['changed something else', { city: 'York', name: 'A' }, { city: 'York', name: 'B' }],
  ['changed it to something that it no longer is', { city: 'York' }, { city: 'Leeds' }],
])('names nobody for an entry that %s', (_, before, after) => {
  expect(
    whoChanged([entry({ before, after })], { path: 'address.city', theirs: 'Bristol', text: 'Bristol' }),
  ).toBeUndefined()
})

it('takes the newest, the name of the history, and who was at the keyboard', () => {
  const history = [
    entry({
      before: { title: 'A' },
      after: { title: 'B' },
      impersonatedBy: { employeeID: 'r', displayName: 'Rachel Adeyemi' },
    }),
    entry({ id: '2', before: { title: 'C' }, after: { title: 'B' } }),
  ]
  expect(whoChanged(history, { path: 'text', theirs: 'B', text: 'B' }, 'title')).toMatchObject({
    name: 'Rachel Adeyemi',
  })
})
