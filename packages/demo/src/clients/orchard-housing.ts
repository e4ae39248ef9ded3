import { at } from '../calder-rowe-address'
import type { DemoClient } from '../demo-client'
import { call, mail, meeting, note, proposal, review, risk } from '../demo-journal'

export const orchardHousing: DemoClient = {
  name: 'Orchard Housing',
  owner: at('hannah.whitfield'),
  sinceDaysAgo: 745,
  logo: {
    background: '#8a3566',
    sign: '<path stroke-width="2" d="M8 1.8l5.4 3.1v6.2L8 14.2l-5.4-3.1V4.9z"/>',
  },
  email: 'residents@orchard-housing.example',
  landline: '020 7946 0560',
  website: 'https://orchard-housing.example',
  address: { line1: 'Orchard Court', line2: 'Walnut Tree Close', city: 'Guildford', postcode: 'GU1 4UG' },
  details: {
    Sector: 'Housing',
    Framework: 'Consortium lot 2',
    'Framework ends': { endOfMonthIn: 18 },
    Sponsor: { employee: at('gareth.lloyd') },
    'Supplier number': 'OH-2290',
  },
  contacts: [
    {
      firstName: 'Beverley',
      lastName: 'Shaw',
      jobTitle: 'Director of Resident Services',
      type: 'Main',
      email: 'beverley.shaw@orchard-housing.example',
      landline: '020 7946 0561',
    },
    {
      firstName: 'Kwame',
      lastName: 'Asante',
      jobTitle: 'Digital Inclusion Lead',
      email: 'kwame.asante@orchard-housing.example',
    },
    {
      firstName: 'Purchase',
      lastName: 'ledger',
      jobTitle: 'Finance',
      type: 'Billing',
      email: 'purchase.ledger@orchard-housing.example',
    },
  ],
  journal: [
    call(6, 'hannah.whitfield', 'Residents’ evening', 'Kwame shows the new portal himself; we only bring the laptop.'),
    meeting(
      17,
      'sofia.mendes',
      'Accessibility: second audit',
      'From 61 findings to seven. The seven have owners and dates.',
      {
        files: [
          {
            name: 'findings.csv',
            lines: [
              'Finding,Severity,Owner',
              'Focus lost in the date picker,medium,Sofia',
              'Contrast of hints,low,Yasmin',
              'Form errors not announced,high,Sofia',
            ],
          },
        ],
      },
    ),
    mail(32, 'yasmin.haddad', 'Letters in large print', 'Template sent in three sizes.'),
    review(59, 'hannah.whitfield', 'Quarterly review', 'Beverley asks whether the app could follow. Offer to follow.'),
    meeting(78, 'yasmin.haddad', 'Visits at home', 'Six residents at their own kitchen tables.'),
    risk(92, 'hannah.whitfield', 'Portal supplier changes its screens', 'Release held back until our audit is over.'),
    meeting(
      115,
      'sofia.mendes',
      'Accessibility: first audit',
      '61 findings, nine of them serious. No excuses on either side.',
    ),
    note(134, 'hannah.whitfield', 'Tenant portal accessibility begins', 'Fixed price, six months.'),
    proposal(157, 'hannah.whitfield', 'Tenant portal accessibility: accepted', 'Through the consortium.'),
    review(169, 'hannah.whitfield', 'Quarterly review', 'Quiet quarter; their merger with Elm Homes is done.'),
    call(195, 'hannah.whitfield', 'Merger', 'Two portals, one of them must go.'),
    mail(231, 'nadia.karim', 'New company name on invoices', 'From the first of the month.'),
    meeting(258, 'hannah.whitfield', 'Annual meeting of residents', 'Invited, listened, learned.'),
    review(279, 'hannah.whitfield', 'Quarterly review', 'Complaints about repairs down, about letters up.'),
    meeting(311, 'isobel.frame', 'Letters: workshop', 'Forty standard letters become twelve.'),
    note(336, 'hannah.whitfield', 'Letters begin', 'Two weeks of Isobel.'),
    call(364, 'hannah.whitfield', 'Letters', 'Nobody understands the one about service charges. Nor did we.'),
    proposal(412, 'gareth.lloyd', 'Asset register: postponed', 'Until after the merger.'),
    review(450, 'hannah.whitfield', 'Annual review', 'First year together.'),
    risk(495, 'hannah.whitfield', 'Consent for home visits', 'Form rewritten with their lawyer.'),
    meeting(538, 'hannah.whitfield', 'Arrears: results', 'A kind letter works better than a stern one.'),
    note(593, 'hannah.whitfield', 'Arrears begin', 'Trial with two wordings.'),
    call(646, 'gareth.lloyd', 'First call', 'Through the consortium’s list.'),
    meeting(688, 'gareth.lloyd', 'Consortium day', 'Nine associations, two of them interested.'),
  ],
}
