import { at } from '../calder-rowe-address'
import type { DemoClient } from '../demo-client'
import { call, mail, meeting, note, proposal, review, risk } from '../demo-journal'

export const lumenEnergy: DemoClient = {
  name: 'Lumen Energy',
  owner: at('edward.marsh'),
  sinceDaysAgo: 1105,
  currency: 'EUR',
  logo: {
    background: '#a86200',
    sign: '<path fill="currentColor" stroke-width=".8" d="M9.2 1.5L3 9.2h4.2L6.4 14.5 13 6.8H8.6z"/>',
  },
  email: 'hello@lumen-energy.example',
  landline: '029 2018 0330',
  website: 'https://lumen-energy.example',
  address: { line1: 'Harbour Point', line2: 'Bute Crescent', city: 'Cardiff', postcode: 'CF10 5AN' },
  details: {
    Sector: 'Energy',
    Sponsor: { employee: at('peter.lindqvist') },
    'Supplier number': 'LE-IE-5520',
  },
  contacts: [
    {
      firstName: 'Aoife',
      lastName: 'Brennan',
      jobTitle: 'Director of Retail Products',
      type: 'Main',
      email: 'aoife.brennan@lumen-energy.example',
      landline: '029 2018 0331',
    },
    { firstName: 'Gwyn', lastName: 'Morris', jobTitle: 'Tariff Analyst', email: 'gwyn.morris@lumen-energy.example' },
    {
      firstName: 'Group',
      lastName: 'finance',
      jobTitle: 'Dublin office',
      type: 'Billing',
      email: 'group.finance@lumen-energy.example',
    },
  ],
  journal: [
    call(
      4,
      'edward.marsh',
      'Tariff explorer: over budget',
      'Told Aoife before she saw it in the report. The two extra weeks are ours; the new comparison page is not in the price.',
    ),
    risk(
      9,
      'gareth.lloyd',
      'Fixed price is used up',
      'Remaining work listed and halved. Edward agrees the rest with Aoife.',
    ),
    meeting(
      18,
      'sofia.mendes',
      'Tariff explorer: test with customers',
      'Five customers, four found a cheaper tariff within a minute.',
    ),
    mail(29, 'priya.nair', 'Half-hourly readings', 'The second load is complete: 1.2 million rows and no gaps.'),
    meeting(
      46,
      'gareth.lloyd',
      'Tariff explorer: comparison page',
      'They ask for a page that was never in the offer. Sketch sent with a price.',
      {
        files: [
          {
            name: 'comparison-page.txt',
            lines: ['Three tariffs side by side.', 'Cost of a year by own readings.', 'Estimate: 9 days.'],
          },
        ],
      },
    ),
    review(
      66,
      'edward.marsh',
      'Quarterly review',
      'Aoife defends the budget inside; needs a date from us, and has it.',
    ),
    call(
      87,
      'priya.nair',
      'Formats of readings',
      'Gwyn explains what the seven columns mean. Two are empty on purpose.',
    ),
    note(118, 'gareth.lloyd', 'Tariff explorer begins', 'Fixed price in euro, five months.'),
    proposal(
      139,
      'edward.marsh',
      'Tariff explorer: proposal accepted',
      'At €56,000 after a long talk about the exchange rate.',
    ),
    review(158, 'edward.marsh', 'Quarterly review', 'Rollout support ended well; their people carry on.'),
    meeting(180, 'megan.price', 'Rollout support: last day', 'Handed over the plan, the tracker and a cake.'),
    mail(207, 'nadia.karim', 'Payment in euro', 'Their bank sends to the new account from now on.'),
    risk(
      233,
      'megan.price',
      'Installers short in the north',
      'Appointments moved by three weeks; customers told in time.',
    ),
    review(249, 'edward.marsh', 'Quarterly review', 'Happy. Would recommend us to their Dublin colleagues.'),
    meeting(276, 'megan.price', 'Rollout: weekly', 'Appointments kept rise to nine of ten.'),
    call(318, 'peter.lindqvist', 'Price cap', 'What the next change of the cap would mean for their tariffs.'),
    meeting(345, 'megan.price', 'Rollout support: kick-off', 'Three days a week in Cardiff for half a year.'),
    proposal(372, 'edward.marsh', 'Rollout support: proposal', 'Time and materials, one consultant.'),
    note(407, 'edward.marsh', 'Bought by an Irish group', 'They trade in euro from now on; so do we with them.'),
    review(441, 'edward.marsh', 'Annual review', 'Small account, good people.'),
    meeting(497, 'peter.lindqvist', 'Regulation briefing', 'Half a day for their product team.'),
    mail(553, 'edward.marsh', 'Newsletter', 'Aoife asks to be on it. She is.'),
    call(617, 'edward.marsh', 'Customer research', 'No budget this year; try again later.'),
    meeting(696, 'peter.lindqvist', 'Energy breakfast', 'Met Aoife after the panel.'),
  ],
}
