import { type DemoTemplate, done, inProgress, list, task, toDo } from '../demo-board'
import { portalWork } from './portal-work'
import { reviewWork } from './review-work'

export const calderRoweTemplates: readonly DemoTemplate[] = [
  {
    name: 'Review',
    isActive: true,
    board: reviewWork({ subject: 'how the work is done', readers: 'the sponsor' }),
    assignsAt: inProgress,
    projects: [
      'Telemetry discovery',
      'Information governance review',
      'Ticket refund review',
      'Operational resilience review',
    ],
  },
  {
    name: 'Self-service portal',
    isActive: true,
    board: portalWork({ errand: 'do it themselves', users: 'customers', backend: 'the system of record' }),
    assignsAt: inProgress,
    projects: ['Housing repairs portal', 'Council tax self-service', 'Broker portal rebuild'],
  },
  {
    name: 'Data migration (2024)',
    isActive: false,
    board: {
      statuses: [toDo, inProgress, done],
      lists: [
        list('Prepare', task('Count what is there', 8), task('Agree what is left behind', 4, { priority: 1 })),
        list('Rehearse', task('First rehearsal', 16, { parts: ['Load', 'Reconcile'] }), task('Second rehearsal', 12)),
        list('Move', task('The weekend itself', 20, { priority: 2 }), task('Switch off the old system', 4)),
      ],
    },
  },
]
