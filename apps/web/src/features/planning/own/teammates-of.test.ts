import { expect, it } from 'vitest'
import { idOf, PROJECT, samplePage, sampleRole } from '../testing/sample-planning'
import { teamsOf } from './teammates-of'

const target = {
  id: PROJECT,
  name: 'Data platform',
  clientName: null,
  imageURL: null,
  startDate: null,
  endDate: null,
  projectID: PROJECT,
  opportunityID: null,
  daily: {},
  weekly: {},
  monthly: {},
}

it('names the others on what one is booked on, with their roles, and nobody’s role that is still open', () => {
  const page = samplePage([
    { place: 1, name: 'Ada' },
    { place: 2, name: 'Ben' },
  ])
  const roleInfos = {
    own: sampleRole('own', idOf(1)),
    other: sampleRole('other', idOf(2), { name: 'Lead' }),
    open: sampleRole('open', null),
  }
  const roles = Object.keys(roleInfos).map((roleID) => ({ roleID, bookingIDs: [] }))
  const alone = { ...target, id: 'alone', roles: [{ roleID: 'own', bookingIDs: [] }] }
  const teams = teamsOf({ ...page, roleInfos, targetables: [{ ...target, roles }, alone] })
  expect(teams.map(({ target: { name }, others }) => [name, others])).toEqual([
    ['Data platform', [{ id: 'other', name: 'Ben', role: 'Lead' }]],
  ])
})
