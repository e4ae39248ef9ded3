import { at } from '../calder-rowe-address'
import type { DemoClient } from '../demo-client'
import { call, mail, meeting, note, proposal, review, risk } from '../demo-journal'

export const ashdownBoroughCouncil: DemoClient = {
  name: 'Ashdown Borough Council',
  owner: at('gareth.lloyd'),
  sinceDaysAgo: 860,
  logo: {
    background: '#5a4a8a',
    sign: '<path stroke-width="2" d="M2.5 14V6.5L8 2l5.5 4.5V14M6 14v-3.5a2 2 0 0 1 4 0V14"/>',
  },
  email: 'transformation@ashdown-council.example',
  landline: '020 7946 0410',
  website: 'https://ashdown-council.example',
  address: { line1: 'Southover House', line2: 'Southover Road', city: 'Lewes', postcode: 'BN7 1AB' },
  details: {
    Sector: 'Local government',
    Framework: 'ABC/2025/DS-04',
    'Framework ends': { endOfMonthIn: 5 },
    Sponsor: { employee: at('ruth.ellison') },
    'Supplier number': '30051196',
  },
  contacts: [
    {
      firstName: 'Deborah',
      lastName: 'Quill',
      jobTitle: 'Head of Customer Services',
      type: 'Main',
      email: 'deborah.quill@ashdown-council.example',
      landline: '020 7946 0411',
    },
    {
      firstName: 'Neil',
      lastName: 'Abbott',
      jobTitle: 'Repairs Manager',
      email: 'neil.abbott@ashdown-council.example',
    },
    {
      firstName: 'Creditors',
      lastName: 'team',
      jobTitle: 'Exchequer services',
      type: 'Billing',
      email: 'creditors@ashdown-council.example',
      landline: '020 7946 0418',
    },
  ],
  journal: [
    meeting(
      3,
      'gareth.lloyd',
      'Repairs portal: show and tell',
      'Tenants booked a plumber in under two minutes. Neil wants photographs next.',
    ),
    call(10, 'hannah.whitfield', 'Council tax: wording', 'Their legal team accepts plain English, with one exception.'),
    meeting(
      27,
      'yasmin.haddad',
      'Tenants’ panel',
      'Eight tenants, two of them with screen readers. Their list is ahead of ours.',
      {
        files: [
          {
            name: 'tenants-panel.txt',
            lines: ['Say when someone will come, not only that they will.', 'Let us cancel.', 'Bigger buttons.'],
          },
        ],
      },
    ),
    risk(
      41,
      'gareth.lloyd',
      'Framework ends in a few months',
      'Deborah asks for an extension; decision at the next cabinet.',
    ),
    review(62, 'gareth.lloyd', 'Quarterly review', 'Calls about repairs down by a fifth. She will say so in public.'),
    mail(79, 'isobel.frame', 'Process maps', 'All nine agreed by e-mail, without a meeting.'),
    note(95, 'hannah.whitfield', 'Council tax self-service begins', 'Fixed price, four months.'),
    proposal(
      119,
      'gareth.lloyd',
      'Council tax self-service: proposal accepted',
      'Cheapest of three, and they say the clearest.',
    ),
    meeting(136, 'gareth.lloyd', 'Repairs portal: first booking', 'A real one, by a real tenant, at half past seven.'),
    review(154, 'gareth.lloyd', 'Quarterly review', 'Slow start forgiven. They like the weekly page.'),
    call(177, 'imran.sheikh', 'Test devices', 'Borrowed six old phones from the housing office.'),
    risk(
      188,
      'gareth.lloyd',
      'Contractor’s calendar is closed',
      'Their contractor opened it after a letter from the chief executive.',
    ),
    meeting(213, 'gareth.lloyd', 'Repairs portal: kick-off', 'The whole repairs team came, all nineteen.'),
    proposal(241, 'gareth.lloyd', 'Repairs portal: proposal', 'Time and materials, capped at £118,000.'),
    review(255, 'gareth.lloyd', 'Quarterly review', 'Elections behind them; new portfolio holder met.'),
    call(298, 'gareth.lloyd', 'Before the election', 'Nothing will be decided for six weeks.'),
    meeting(
      342,
      'hannah.whitfield',
      'Customer journeys: results',
      'Repairs and council tax come first, by a distance.',
    ),
    note(371, 'hannah.whitfield', 'Customer journeys begin', 'Five weeks in three offices.'),
    mail(396, 'nadia.karim', 'Purchase order number changed', 'Their system was replaced; all open orders renumbered.'),
    meeting(455, 'gareth.lloyd', 'Lunch with Deborah', 'She wants fewer projects and finished ones.'),
    proposal(514, 'edward.marsh', 'Parking permits: not pursued', 'Too small for us; recommended a local firm.'),
    review(548, 'gareth.lloyd', 'Annual review', 'Renewed for two years under the framework.'),
    meeting(619, 'tom.okafor', 'Contact centre: closing', 'Opening hours changed on our advice.'),
    call(700, 'gareth.lloyd', 'Contact centre: first talk', 'They lose one call in four at lunchtime.'),
  ],
}
