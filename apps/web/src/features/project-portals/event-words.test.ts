import type { PortalEvent } from '@praxis/contract/portals/project-portals'
import { expect, it } from 'vitest'
import { eventText } from './event-words'

const event = (more: Partial<PortalEvent>): PortalEvent => ({
  ...{ id: 'e1', at: '2026-11-12T08:50:00.000Z', email: 's.orr@northgate.example', kind: 'changed' },
  ...more,
})

it.each([
  [event({ kind: 'visited' }), 'opened the portal'],
  [event({ kind: 'refused', attempts: 1 }), 'wasn’t let in'],
  [event({ kind: 'refused', attempts: 1_207 }), 'wasn’t let in, 1,207 attempts'],
  [event({ change: { entity: 'task', id: 't1', action: 'commented' } }), 'commented on a task'],
  [
    event({ change: { entity: 'task', id: 't1', action: 'commented', title: 'Telemetry loader' } }),
    'commented on “Telemetry loader”',
  ],
  [event({ change: { entity: 'signOff', id: 's1', action: 'approved', title: 'Release 3' } }), 'approved “Release 3”'],
  [event({ change: { entity: 'signOff', id: 's1', action: 'approved' } }), 'approved what you put up'],
  [event({ change: { entity: 'taskBoard', id: 'p1', action: 'listRenamed' } }), 'changed the task lists'],
])('%j is told as %s', (given, words) => {
  expect(eventText(given)).toBe(words)
})
