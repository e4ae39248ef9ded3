import { at } from '../calder-rowe-address'
import type { DemoClient } from '../demo-client'
import { call, mail, meeting, note, proposal, review, risk } from '../demo-journal'

export const haldenBank: DemoClient = {
  name: 'Halden Bank',
  owner: at('daniel.osei'),
  sinceDaysAgo: 690,
  logo: { background: '#1d5b45', sign: '<path stroke-width="2.6" d="M3.2 13V8.5M8 13V3M12.8 13V6.2"/>' },
  email: 'supplier.management@halden-bank.example',
  landline: '0131 496 0280',
  website: 'https://halden-bank.example',
  address: { line1: '22 St Andrew Square', city: 'Edinburgh', postcode: 'EH2 1AF' },
  details: {
    Sector: 'Financial services',
    Framework: 'HB preferred supplier, tier 2',
    'Framework ends': { endOfMonthIn: 26 },
    Sponsor: { employee: at('daniel.osei') },
    'Supplier number': '4400-2193',
  },
  contacts: [
    {
      firstName: 'Fraser',
      lastName: 'Innes',
      jobTitle: 'Head of Operational Resilience',
      type: 'Main',
      email: 'fraser.innes@halden-bank.example',
      landline: '0131 496 0281',
    },
    { firstName: 'Morven', lastName: 'Clyne', jobTitle: 'Supplier Manager', email: 'morven.clyne@halden-bank.example' },
    {
      firstName: 'Payables',
      lastName: 'centre',
      jobTitle: 'Shared services',
      type: 'Billing',
      email: 'payables@halden-bank.example',
    },
  ],
  journal: [
    proposal(
      4,
      'daniel.osei',
      'Payments observability: second round',
      'One of two left. Presentation in Edinburgh with Grace and Marcus; they ask about nights and weekends.',
    ),
    review(
      11,
      'daniel.osei',
      'Quarterly review',
      'Nothing open between us. Fraser keeps a seat free for the next programme.',
    ),
    call(
      23,
      'grace.adeyemi',
      'Payments observability: questions',
      'Twenty questions, most of them about the audit trail.',
    ),
    proposal(36, 'daniel.osei', 'Payments observability: proposal', '£164,000 over nine months, time and materials.', {
      files: [
        {
          name: 'approach.pdf',
          lines: [
            'Payments observability',
            '',
            'One trace from order to settlement.',
            'Alerts that someone answers.',
            'Evidence for the regulator.',
          ],
        },
      ],
    }),
    mail(57, 'ruth.ellison', 'Supplier assurance', '184 questions answered; two policies renewed on the way.'),
    risk(71, 'daniel.osei', 'Insurance below their new minimum', 'Raised with our broker; certificate sent.'),
    review(
      103,
      'daniel.osei',
      'Quarterly review',
      'Resilience review went to the regulator and came back with thanks.',
    ),
    meeting(127, 'daniel.osei', 'Resilience review: board', 'Fifteen minutes planned, forty used.'),
    meeting(
      149,
      'chloe.barnett',
      'Resilience review: exercise',
      'A day without the card system, on paper. Three gaps found.',
    ),
    risk(170, 'daniel.osei', 'Names in the exercise script', 'Replaced by roles before it was printed.'),
    call(184, 'daniel.osei', 'Impact tolerances', 'Two of nine are guesses. They measure them.'),
    review(198, 'daniel.osei', 'Quarterly review', 'Good start; wants shorter papers.'),
    meeting(221, 'daniel.osei', 'Resilience review: interviews', 'Nineteen in eight days.'),
    note(246, 'daniel.osei', 'Resilience review begins', 'Fixed price, four months.'),
    proposal(274, 'daniel.osei', 'Resilience review: accepted', 'They liked that we name who does the work.'),
    mail(302, 'edward.marsh', 'On the supplier list', 'Tier 2, after eleven months.'),
    meeting(340, 'edward.marsh', 'Supplier day', 'Morven explained the ladder, and where we stand on it.'),
    call(395, 'daniel.osei', 'Data centre move', 'Not this year.'),
    review(430, 'edward.marsh', 'Getting to know each other', 'Quarterly from now on, work or none.'),
    proposal(488, 'edward.marsh', 'Branch analytics: declined by us', 'Not our field; said so.'),
    mail(529, 'ruth.ellison', 'Confidentiality agreement', 'Signed by both.'),
    meeting(577, 'daniel.osei', 'Round table on resilience', 'Fraser chaired, Daniel spoke.'),
    call(634, 'edward.marsh', 'First call', 'Introduced by the conference.'),
  ],
}
