import { at } from '../calder-rowe-address'
import type { DemoClient } from '../demo-client'
import { call, mail, meeting, note, proposal, review, risk } from '../demo-journal'

export const fairmileLogistics: DemoClient = {
  name: 'Fairmile Logistics',
  owner: at('amelia.hart'),
  sinceDaysAgo: 735,
  logo: {
    background: '#b14a12',
    sign: '<path fill="currentColor" stroke-width="1" d="M2 4h6.5L14 8l-5.5 4H2l3.4-4z"/>',
  },
  email: 'operations@fairmile.example',
  landline: '0116 496 0250',
  website: 'https://fairmile.example',
  address: { line1: 'Fairmile Distribution Park', line2: 'Royal Oak Way', city: 'Daventry', postcode: 'NN11 8QY' },
  details: {
    Sector: 'Transport',
    Framework: 'Call-off 3',
    'Framework ends': { endOfMonthIn: 11 },
    Sponsor: { employee: at('amelia.hart') },
    'Supplier number': 'F-6614',
  },
  contacts: [
    {
      firstName: 'Graham',
      lastName: 'Tilley',
      jobTitle: 'Operations Director',
      type: 'Main',
      email: 'graham.tilley@fairmile.example',
      landline: '0116 496 0251',
    },
    {
      firstName: 'Zofia',
      lastName: 'Marek',
      jobTitle: 'Depot Manager, Daventry',
      email: 'zofia.marek@fairmile.example',
      landline: '0116 496 0257',
    },
    {
      firstName: 'Invoice',
      lastName: 'desk',
      jobTitle: 'Finance',
      type: 'Billing',
      email: 'invoices@fairmile.example',
    },
  ],
  journal: [
    proposal(
      3,
      'amelia.hart',
      'Yard management: proposal sent',
      'Two options, £58,000 and £76,500. Graham answers after their half-year.',
      {
        files: [
          {
            name: 'yard-management-offer.pdf',
            lines: [
              'Yard management',
              '',
              'Option 1: gate and bays, 58,000 pounds.',
              'Option 2: with trailers, 76,500 pounds.',
            ],
          },
        ],
      },
    ),
    meeting(6, 'tom.okafor', 'Depot dashboards: third depot', 'Zofia showed it to the night shift herself.'),
    note(
      14,
      'chloe.barnett',
      'Screens above the bays',
      'They bought eight. The board must be readable from thirty metres.',
    ),
    call(28, 'rohan.desai', 'Late scans', 'A tenth of the scans arrive an hour late. The board says so now.'),
    meeting(49, 'tom.okafor', 'Depot dashboards: second depot', 'Same board, other habits. Two figures renamed.'),
    risk(
      61,
      'tom.okafor',
      'Works council in the third depot',
      'No individual figures on any board; agreed in writing.',
    ),
    review(75, 'amelia.hart', 'Quarterly review', 'Turnaround down by eleven minutes in Daventry.'),
    mail(99, 'rohan.desai', 'Definitions', 'What counts as loaded: when the seal is on.'),
    meeting(
      120,
      'tom.okafor',
      'Depot dashboards: first depot',
      'On the wall since Monday. Somebody drew a smile on it.',
    ),
    note(151, 'tom.okafor', 'Depot dashboards begin', 'Time and materials; a depot every six weeks.'),
    proposal(174, 'amelia.hart', 'Depot dashboards: accepted', 'Call-off 3 under the agreement.'),
    review(190, 'amelia.hart', 'Quarterly review', 'The cost model is used in every tender now.'),
    meeting(
      217,
      'chloe.barnett',
      'Route cost model: handover',
      'Their analyst changed a rate on her own, which was the test.',
    ),
    call(243, 'amelia.hart', 'Fuel', 'Asked for a second scenario. Done in an afternoon.'),
    meeting(268, 'chloe.barnett', 'Route cost model: first numbers', 'Three routes lose money. They knew of two.'),
    note(299, 'chloe.barnett', 'Route cost model begins', 'Fixed price, three months.'),
    proposal(322, 'amelia.hart', 'Route cost model: proposal', 'Accepted without changes.'),
    mail(358, 'ruth.ellison', 'Agreement', 'Signed by both, two years.'),
    review(383, 'amelia.hart', 'Quarterly review', 'They want to be measured by others, for once.'),
    meeting(446, 'amelia.hart', 'Night in the depot', 'From ten to six with Zofia’s shift.'),
    call(509, 'amelia.hart', 'New operations director', 'Graham Tilley, from parcels.'),
    proposal(571, 'edward.marsh', 'Warehouse review: accepted', 'Two weeks, one report.'),
    meeting(630, 'edward.marsh', 'First visit', 'Four depots in a day.'),
    call(701, 'edward.marsh', 'First call', 'Found us through Bramley Foods.'),
  ],
}
