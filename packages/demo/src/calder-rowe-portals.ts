import type { DemoPortal } from './demo-portal'

/** A client who takes part, and one who looks on. */
export const calderRowePortals: readonly DemoPortal[] = [
  {
    reference: 'northgate-data-platform',
    client: 'Northgate Water',
    project: 'Data platform',
    title: 'Data platform',
    welcomeText: 'Release 3 is ready for your review. Tell us on the tasks themselves what is missing.',
    preset: 'cumulativeRevenueByWeek',
    sharedInfos: [
      ...(['taskListEdit', 'taskCreate', 'taskComment', 'taskAttachFile', 'taskUpdateStatus'] as const),
      ...(['taskUpdatePriority', 'taskListShowTaskProgress', 'showLoggedTime'] as const),
      ...(['documents', 'signOffs', 'invoices'] as const),
    ],
    visitors: ['@northgate.example'],
    visitor: 'r.hale@northgate.example',
    sharedEntries: ['Ingest contracts', 'First full load'],
    documents: [
      {
        name: 'Release 3, acceptance.pdf',
        lines: [
          'Release 3',
          'Accepted when all nine sources load every night',
          'and rejected rows are below one in a thousand.',
        ],
      },
    ],
    signOff: { title: 'Release 3, acceptance', text: 'Please read the criteria before the steering group.' },
  },
  {
    reference: 'kestrel-broker-portal',
    client: 'Kestrel Insurance',
    project: 'Broker portal rebuild',
    title: 'Broker portal',
    welcomeText: 'How the rebuild is going, week by week.',
    preset: 'cumulativeTimeConsumedByWeek',
    sharedInfos: ['taskComment', 'taskListShowTaskProgress', 'showLoggedTime'],
    visitors: ['ewa.nowicka@kestrel-insurance.example', 'louise.tanner@kestrel-insurance.example'],
    visitor: 'ewa.nowicka@kestrel-insurance.example',
    sharedEntries: [],
    documents: [],
  },
]
