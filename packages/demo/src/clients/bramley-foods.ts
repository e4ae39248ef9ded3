import { at } from '../calder-rowe-address'
import type { DemoClient } from '../demo-client'
import { call, mail, meeting, note, proposal, review, risk } from '../demo-journal'

export const bramleyFoods: DemoClient = {
  name: 'Bramley Foods',
  owner: at('edward.marsh'),
  sinceDaysAgo: 760,
  logo: {
    background: '#3d7333',
    sign: '<path stroke-width="1.8" d="M3 13.5C1.8 6.8 6.6 2.3 13.8 2.3c.2 7.2-4 12-10.8 11.2zM3 13.5l5.4-5.7"/>',
  },
  email: 'supply@bramley-foods.example',
  landline: '0113 496 0220',
  website: 'https://bramley-foods.example',
  address: { line1: 'Unit 7, Crossgreen Park', line2: 'Pontefract Lane', city: 'Leeds', postcode: 'LS9 0PX' },
  details: {
    Sector: 'Food and retail',
    Sponsor: { employee: at('edward.marsh') },
    'Supplier number': 'BF-10377',
  },
  contacts: [
    {
      firstName: 'Kate',
      lastName: 'Ormond',
      jobTitle: 'Supply Chain Director',
      type: 'Main',
      email: 'kate.ormond@bramley-foods.example',
      landline: '0113 496 0221',
    },
    { firstName: 'Jamie', lastName: 'Hirst', jobTitle: 'Demand Planner', email: 'jamie.hirst@bramley-foods.example' },
    {
      firstName: 'Sandra',
      lastName: 'Booth',
      jobTitle: 'Accounts',
      type: 'Billing',
      email: 'sandra.booth@bramley-foods.example',
    },
  ],
  journal: [
    call(
      4,
      'edward.marsh',
      'After the pilot',
      'Kate takes the results to her board. She would start with chilled, if they agree.',
    ),
    meeting(
      16,
      'hannah.whitfield',
      'Forecasting pilot: results',
      'Forecast error down from 31 to 22 per cent on the forty lines we chose.',
      {
        files: [
          {
            name: 'pilot-results.pdf',
            lines: [
              'Demand forecasting pilot: results',
              '',
              'Lines in the pilot: 40.',
              'Error before: 31 per cent. Error now: 22 per cent.',
              'Waste avoided over eight weeks: 3.4 tonnes.',
            ],
          },
        ],
      },
    ),
    mail(
      33,
      'rohan.desai',
      'Promotions calendar',
      'Without it the model is blind in the weeks that matter. Sent on the same day.',
    ),
    meeting(
      51,
      'priya.nair',
      'Data from the tills',
      'Two years of sales in one file of four gigabytes. Loaded overnight.',
    ),
    review(68, 'edward.marsh', 'Quarterly review', 'Jamie trusts the numbers, which is more than we hoped for by now.'),
    risk(82, 'hannah.whitfield', 'Weather data expires', 'Licence renewed by them for another year.'),
    note(106, 'hannah.whitfield', 'Forecasting pilot begins', 'Forty lines, one depot, fourteen weeks.'),
    proposal(
      125,
      'edward.marsh',
      'Forecasting pilot: accepted',
      'Fixed price; a stop after six weeks if nothing comes of it.',
    ),
    call(148, 'edward.marsh', 'What would convince the board', 'Waste in tonnes, not error in per cent.'),
    review(163, 'edward.marsh', 'Quarterly review', 'Allergen data is clean, and stays so.'),
    meeting(187, 'tom.okafor', 'Allergen data: closing', 'Last 60 of 2,300 recipes corrected together.'),
    risk(
      214,
      'tom.okafor',
      'Two recipes with the same code',
      'Sold in the north only; labels stopped within the hour.',
    ),
    meeting(236, 'tom.okafor', 'Allergen data: halfway', '1,150 recipes checked, 38 wrong, none dangerous.'),
    mail(259, 'chloe.barnett', 'Rules for new recipes', 'One page, and it hangs in the kitchen.'),
    note(285, 'tom.okafor', 'Allergen data begins', 'Time and materials, two people.'),
    proposal(301, 'edward.marsh', 'Allergen data: proposal', 'Urgent; answered within two days.'),
    call(308, 'edward.marsh', 'After the recall', 'They want to know how it could happen, and that it cannot again.'),
    review(347, 'edward.marsh', 'Quarterly review', 'First real one: they ask more than they tell.'),
    meeting(418, 'edward.marsh', 'Site visit', 'Depot, bakery and a very good pie.'),
    mail(476, 'edward.marsh', 'References', 'Sent two, one of them by telephone.'),
    proposal(541, 'edward.marsh', 'Depot layout: lost', 'To a firm with its own software.'),
    call(598, 'edward.marsh', 'Depot layout: questions', 'Kate would have liked us to win.'),
    meeting(652, 'amelia.hart', 'Introduction', 'Kate heard Amelia speak in Harrogate.'),
  ],
}
