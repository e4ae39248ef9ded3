import { at } from '../calder-rowe-address'
import type { DemoClient } from '../demo-client'
import { call, mail, meeting, note, proposal, review, risk } from '../demo-journal'

export const tidewaterMarine: DemoClient = {
  name: 'Tidewater Marine',
  owner: at('tom.okafor'),
  sinceDaysAgo: 720,
  currency: 'USD',
  logo: {
    background: '#0d6e78',
    sign: '<circle cx="8" cy="3.4" r="1.7" stroke-width="1.6"/><path stroke-width="1.8" d="M8 5.2v9M2.8 9.2c.3 3.2 2.2 5 5.2 5s4.9-1.8 5.2-5M5.6 7.6h4.8"/>',
  },
  email: 'fleet@tidewater-marine.example',
  landline: '0117 496 0600',
  website: 'https://tidewater-marine.example',
  address: { line1: 'Dock Offices', line2: 'Bar Road', city: 'Falmouth', postcode: 'TR11 4BD' },
  details: {
    Sector: 'Marine',
    Sponsor: { employee: at('tom.okafor') },
    'Supplier number': 'TWM-0093',
  },
  contacts: [
    {
      firstName: 'Captain Ross',
      lastName: 'Penrose',
      jobTitle: 'Fleet Superintendent',
      type: 'Main',
      email: 'ross.penrose@tidewater-marine.example',
      landline: '0117 496 0601',
    },
    {
      firstName: 'Marisol',
      lastName: 'Vega',
      jobTitle: 'Vessel Manager, Gulf',
      email: 'marisol.vega@tidewater-marine.example',
    },
    {
      firstName: 'Accounts',
      lastName: 'Houston',
      jobTitle: 'Finance',
      type: 'Billing',
      email: 'accounts.houston@tidewater-marine.example',
      landline: '+1 202 555 0143',
    },
  ],
  journal: [
    note(6, 'tom.okafor', 'Two ships in dry dock', 'Captain Penrose is on board until Thursday; questions by e-mail.'),
    call(
      10,
      'tom.okafor',
      'Maintenance planner: spares',
      'Lead times differ by port. Chloe adds a column, and a warning.',
    ),
    mail(30, 'chloe.barnett', 'List of vessels', 'Twenty-three, of which two are sold.'),
    meeting(
      44,
      'tom.okafor',
      'Maintenance planner: first plan',
      'Five years for one ship on one page. The engineers corrected it in pencil.',
      {
        files: [
          {
            name: 'first-plan.csv',
            lines: [
              'Vessel,Work,Port,Weeks',
              'Tide Runner,Hull,Falmouth,3',
              'Tide Runner,Main engine,Rotterdam,5',
              'Gulf Star,Survey,Galveston,1',
            ],
          },
        ],
      },
    ),
    review(64, 'tom.okafor', 'Quarterly review', 'Marisol would like the Gulf vessels in the first release too.'),
    risk(83, 'marcus.webb', 'No network at sea', 'The planner works without it and catches up in port.'),
    meeting(109, 'tom.okafor', 'On board', 'A day on Tide Runner between two surveys.'),
    note(129, 'tom.okafor', 'Maintenance planner begins', 'Time and materials, in dollars.'),
    proposal(152, 'tom.okafor', 'Maintenance planner: accepted', 'Signed in Houston, countersigned in Falmouth.'),
    call(166, 'tom.okafor', 'Who pays', 'Houston pays, Falmouth decides.'),
    review(185, 'tom.okafor', 'Quarterly review', 'They compare us with their class society, kindly.'),
    proposal(211, 'tom.okafor', 'Maintenance planner: proposal', 'At $68,000, in two steps.'),
    meeting(237, 'tom.okafor', 'Survey data: closing', 'Eleven years of surveys in one place.'),
    risk(264, 'chloe.barnett', 'Reports from before the merger', 'On paper in a cellar. Scanned by a student.'),
    mail(289, 'nadia.karim', 'Invoices in dollars', 'To Houston, with the vessel’s name.'),
    review(310, 'tom.okafor', 'Quarterly review', 'First one by video, from three time zones.'),
    meeting(333, 'chloe.barnett', 'Survey data: halfway', 'Six of eleven years.'),
    note(361, 'tom.okafor', 'Survey data begins', 'Small; time and materials.'),
    proposal(388, 'tom.okafor', 'Survey data: accepted', 'A first piece of work to see whether we fit.'),
    call(429, 'tom.okafor', 'What hurts', 'Nobody knows when a ship is due before she is late.'),
    meeting(492, 'edward.marsh', 'Falmouth', 'Harbour, coffee, and a list of worries.'),
    mail(555, 'edward.marsh', 'After the fair', 'Sent three references from transport.'),
    meeting(
      627,
      'edward.marsh',
      'Work boat fair',
      'Captain Penrose asked what consultants know of ships. Little, we said.',
    ),
  ],
}
