import { at } from '../calder-rowe-address'
import type { DemoClient } from '../demo-client'
import { call, mail, meeting, note, proposal, review, risk } from '../demo-journal'

/** This client merged with a larger firm and is inactive since. */
export const mercerGale: DemoClient = {
  name: 'Mercer & Gale LLP',
  owner: at('gareth.lloyd'),
  sinceDaysAgo: 910,
  isActive: false,
  logo: { background: '#4d4d57', sign: '<circle cx="8" cy="8" r="4.8" stroke-width="3"/>' },
  email: 'office@mercer-gale.example',
  landline: '020 7946 0520',
  website: 'https://mercer-gale.example',
  address: { line1: '9 Carey Lane', city: 'London', postcode: 'EC2V 8AE' },
  details: {
    Sector: 'Professional services',
    Sponsor: { employee: at('gareth.lloyd') },
    'Supplier number': 'MG/0418',
  },
  contacts: [
    {
      firstName: 'Victoria',
      lastName: 'Gale',
      jobTitle: 'Managing Partner',
      type: 'Main',
      email: 'victoria.gale@mercer-gale.example',
      landline: '020 7946 0521',
    },
    {
      firstName: 'Simon',
      lastName: 'Prior',
      jobTitle: 'Cashier',
      type: 'Billing',
      email: 'simon.prior@mercer-gale.example',
    },
  ],
  journal: [
    note(
      143,
      'gareth.lloyd',
      'Deactivated',
      'Merged with a firm that has its own people for this. Victoria will call if that changes.',
    ),
    mail(150, 'nadia.karim', 'Last invoice paid', 'Nothing outstanding.'),
    call(161, 'gareth.lloyd', 'The merger', 'Announced tomorrow. She wanted us to hear it from her.'),
    review(176, 'gareth.lloyd', 'Quarterly review', 'New matters opened in a day rather than a week.'),
    meeting(203, 'gareth.lloyd', 'Matter intake: handover', 'Two secretaries run it, and train the others.'),
    meeting(227, 'callum.reid', 'Matter intake: conflict check', 'Finds a conflict under a former name. Applause.'),
    risk(
      249,
      'callum.reid',
      'Old matters without a client number',
      'Four hundred of them matched by hand over two weekends.',
    ),
    review(267, 'gareth.lloyd', 'Quarterly review', 'Partners impatient, staff content.'),
    meeting(288, 'isobel.frame', 'Matter intake: forms', 'From eleven forms to three.'),
    note(312, 'gareth.lloyd', 'Matter intake begins', 'Fixed price, four months.'),
    proposal(335, 'gareth.lloyd', 'Matter intake: accepted', 'The partners voted nine to two.', {
      files: [
        {
          name: 'matter-intake.pdf',
          lines: [
            'Matter intake workflow',
            '',
            'One form for a new matter.',
            'A conflict check that takes minutes.',
            'Fixed price: 44,000 pounds.',
          ],
        },
      ],
    }),
    call(351, 'gareth.lloyd', 'Who decides', 'All eleven partners, on a Wednesday.'),
    meeting(377, 'gareth.lloyd', 'Walk through the office', 'Followed one new matter from desk to desk: six days.'),
    review(404, 'gareth.lloyd', 'Annual review', 'They think of us first, and call us second.'),
    mail(433, 'gareth.lloyd', 'Guide for remote work', 'Updated at no charge.'),
    meeting(479, 'sofia.mendes', 'Intranet: closing', 'Forty pages instead of nine hundred.'),
    risk(506, 'sofia.mendes', 'Nobody owns the content', 'Each practice named an editor.'),
    meeting(
      534,
      'sofia.mendes',
      'Intranet: card sorting',
      'Twelve people, two hours, one surprise: they look for the menu.',
    ),
    proposal(572, 'gareth.lloyd', 'Intranet: accepted', 'Six weeks.'),
    call(603, 'gareth.lloyd', 'Intranet', 'Nobody finds the holiday form.'),
    meeting(648, 'gareth.lloyd', 'Remote work: closing', 'Everyone signed in from home on the same day.'),
    note(712, 'gareth.lloyd', 'Remote work begins', 'Small and urgent.'),
  ],
}
