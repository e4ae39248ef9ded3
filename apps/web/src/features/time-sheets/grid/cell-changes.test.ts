import { expect, it } from 'vitest'
import { bodyOfCell, changesOfCell } from './cell-changes'

const project = { id: 'p', details: { name: 'Data platform' }, isInternal: false }
const subject = { project, opportunity: null, client: null, task: null }
const typed = { duration: 5400, comment: ' Sizing ', isChargeable: undefined }

it('a typed cell is logged on its day, without a time of day', () => {
  expect(bodyOfCell(subject, '2026-11-13', { ...typed, isChargeable: true }, 'r')).toEqual({
    from: '2026-11-13T00:00:00.000Z',
    to: null,
    duration: 5400,
    projectID: 'p',
    opportunityID: null,
    clientID: null,
    taskID: null,
    roleID: 'r',
    comment: 'Sizing',
    isFullyChargeable: true,
  })
})

it('nothing is said of chargeability where there is none', () => {
  const personal = { project: null, opportunity: null, client: null, task: null }
  expect(bodyOfCell(personal, '2026-11-13', { ...typed, isChargeable: true }, null)).not.toHaveProperty(
    'isFullyChargeable',
  )
})

it('only what differs is changed', () => {
  const entry = { from: '2026-11-13T00:00:00.000Z', duration: 5400, comment: 'Sizing' }
  expect(changesOfCell(entry, typed)).toEqual({})
  expect(changesOfCell(entry, { ...typed, duration: 3600 })).toEqual({ duration: 3600 })
})

it('an entry with a time of day keeps its beginning', () => {
  const entry = { from: '2026-11-13T09:00:00.000Z', to: '2026-11-13T10:30:00.000Z', duration: 5400, comment: 'Sizing' }
  expect(changesOfCell(entry, { ...typed, duration: 7200 })).toEqual({
    from: '2026-11-13T09:00:00.000Z',
    to: '2026-11-13T11:00:00.000Z',
  })
})
