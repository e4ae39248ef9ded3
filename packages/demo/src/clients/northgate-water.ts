import { at } from '../calder-rowe-address'
import type { DemoClient } from '../demo-client'
import { call, mail, meeting, note, proposal, review, risk } from '../demo-journal'

export const northgateWater: DemoClient = {
  name: 'Northgate Water',
  owner: at('amelia.hart'),
  sinceDaysAgo: 2072,
  logo: {
    background: '#0b6fa4',
    sign: '<path stroke-width="2" d="M1.5 6.5q3.25-3 6.5 0t6.5 0M1.5 11q3.25-3 6.5 0t6.5 0"/>',
  },
  email: 'data.office@northgate.example',
  landline: '0161 496 0110',
  website: 'https://northgate.example',
  address: { line1: 'Lakeside House', line2: 'Kingfisher Way', city: 'Warrington', postcode: 'WA3 7XJ' },
  details: {
    Sector: 'Utilities, regulated',
    Framework: 'NW-ICT-2025/07',
    'Framework ends': { endOfMonthIn: 20 },
    Sponsor: { employee: at('ruth.ellison') },
    'Supplier number': 'V-2201877',
  },
  contacts: [
    {
      firstName: 'Rachel',
      lastName: 'Hale',
      jobTitle: 'Head of Data',
      type: 'Main',
      email: 'r.hale@northgate.example',
      landline: '0161 496 0114',
    },
    {
      firstName: 'Stephen',
      lastName: 'Orr',
      jobTitle: 'Programme Director',
      email: 's.orr@northgate.example',
      landline: '0161 496 0121',
    },
    { firstName: 'Leanne', lastName: 'Duffy', jobTitle: 'Asset Information Lead', email: 'l.duffy@northgate.example' },
    {
      firstName: 'Accounts',
      lastName: 'payable',
      jobTitle: 'Finance',
      type: 'Billing',
      email: 'accounts@northgate.example',
      landline: '0161 496 0190',
    },
  ],
  journal: [
    review(
      2,
      'amelia.hart',
      'Steering group 5',
      'Scope for phase 2 <strong>agreed in principle</strong>. Rachel will confirm the budget line before the next board. Two risks carried forward.',
      {
        points: ['Telemetry feed: mitigation accepted', 'Data owners: three areas still without one'],
        files: [
          {
            name: 'steering-pack-5.pdf',
            lines: [
              'Northgate Water - Data platform',
              'Steering group 5',
              '',
              '1. Progress since the last meeting: 212 of 240 fields agreed.',
              '2. Budget: 59% of revenue used, margin above plan.',
              '3. Risks: telemetry feed, data ownership.',
              '4. Phase 2: options and recommendation.',
            ],
          },
          {
            name: 'actions.csv',
            lines: [
              'Action,Owner,State',
              'Confirm budget line,Rachel Hale,open',
              'Name data owners for the network areas,Stephen Orr,open',
              'Share nightly export schedule,Daniel Osei,done',
            ],
          },
        ],
      },
    ),
    risk(
      5,
      'daniel.osei',
      'Telemetry feed may slip two weeks',
      'The supplier has lost an engineer. Mitigation: load from the nightly export until the feed is there.',
    ),
    meeting(
      9,
      'amelia.hart',
      'Asset owners, workshop 2',
      '212 of 240 fields agreed. The rest by e-mail this week. Leanne keeps the list.',
    ),
    call(17, 'gareth.lloyd', 'Renewal of design authority', 'Happy with the cover; wants the same days next year.'),
    proposal(
      24,
      'amelia.hart',
      'Phase 2 outline sent',
      'Three options, £148,000 to £212,000. They lean to the middle one.',
      {
        files: [
          {
            name: 'phase-2-outline.pdf',
            lines: [
              'Data platform, phase 2: outline',
              '',
              'Option A: leakage reporting only, 148,000 pounds.',
              'Option B: leakage and pressure, 176,000 pounds.',
              'Option C: all network areas, 212,000 pounds.',
            ],
          },
        ],
      },
    ),
    mail(38, 'priya.nair', 'Access to the works management extract', 'Granted for three months, read only.'),
    meeting(
      52,
      'daniel.osei',
      'Architecture board',
      'Lakehouse pattern approved. They ask for a note on how long raw readings are kept.',
    ),
    review(
      93,
      'amelia.hart',
      'Steering group 4',
      'On plan. Stephen asks us to show the cost of each source separately from now on.',
    ),
    call(110, 'nadia.karim', 'Invoice references', 'Every invoice needs the purchase order on its first line.'),
    meeting(
      128,
      'hannah.whitfield',
      'Asset owners, workshop 1',
      'First pass through the asset register: 96 fields agreed, 40 that nobody recognises.',
    ),
    note(140, 'amelia.hart', 'Kick-off', 'Data platform began today with the whole team on site in Warrington.'),
    mail(158, 'gareth.lloyd', 'Purchase order for the data platform', 'Arrived, for the full amount and nine months.'),
    proposal(
      183,
      'amelia.hart',
      'Data platform: proposal accepted',
      'They chose capped time and materials over a fixed price. Start in six weeks.',
    ),
    review(
      205,
      'amelia.hart',
      'Account review',
      'They would like to see more of our senior people on site, and fewer changes of names.',
    ),
    call(247, 'peter.lindqvist', 'Regulator’s data request', 'Talked through what the new annual return will ask for.'),
    meeting(
      281,
      'daniel.osei',
      'Telemetry discovery: closing session',
      'Presented the findings to twelve people. The map of feeds is already on their wall.',
    ),
    risk(
      316,
      'daniel.osei',
      'No test environment for telemetry',
      'We work on copies until there is one. Closed a month later.',
    ),
    meeting(
      338,
      'daniel.osei',
      'Telemetry discovery: kick-off',
      'Six weeks, four feeds, one question: what can be trusted?',
    ),
    review(389, 'amelia.hart', 'Steering group 3', 'Design authority extended for a year without discussion.'),
    call(431, 'amelia.hart', 'Change of sponsor', 'Rachel Hale takes over as Head of Data; she knows us from Severn.'),
    meeting(477, 'gareth.lloyd', 'Framework onboarding', 'Rates, reporting days and security clearance settled.'),
    note(505, 'amelia.hart', 'On the framework', 'Awarded lot 3. The award letter is with Ruth.'),
    mail(560, 'edward.marsh', 'Framework questions answered', 'Eleven clarifications, all answered a day early.'),
    proposal(602, 'edward.marsh', 'Framework tender submitted', 'Lot 3, data and integration.'),
    meeting(
      655,
      'amelia.hart',
      'Data strategy, closing',
      'The strategy goes to their board with our names on the cover.',
    ),
    call(713, 'amelia.hart', 'First talk about a data strategy', 'They want someone who isn’t selling a product.'),
  ],
}
