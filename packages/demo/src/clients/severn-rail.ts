import { at } from '../calder-rowe-address'
import type { DemoClient } from '../demo-client'
import { call, mail, meeting, note, proposal, review, risk } from '../demo-journal'

export const severnRail: DemoClient = {
  name: 'Severn Rail',
  owner: at('gareth.lloyd'),
  sinceDaysAgo: 1490,
  logo: {
    background: '#a3232f',
    sign: '<path stroke-width="1.8" d="M4.5 1.5v13M11.5 1.5v13M4.5 4.5h7M4.5 8h7M4.5 11.5h7"/>',
  },
  email: 'digital@severn-rail.example',
  landline: '0117 496 0140',
  website: 'https://severn-rail.example',
  address: { line1: 'The Engine Shed', line2: 'Bruton Way', city: 'Gloucester', postcode: 'GL1 1DE' },
  details: {
    Sector: 'Transport',
    Framework: 'SR-DIG-118',
    'Framework ends': { endOfMonthIn: 9 },
    Sponsor: { employee: at('gareth.lloyd') },
    'Supplier number': 'SR-40923',
  },
  contacts: [
    {
      firstName: 'Joanna',
      lastName: 'Pike',
      jobTitle: 'Head of Passenger Information',
      type: 'Main',
      email: 'joanna.pike@severn-rail.example',
      landline: '0117 496 0142',
    },
    {
      firstName: 'Dev',
      lastName: 'Malhotra',
      jobTitle: 'Product Owner, Timetables',
      email: 'dev.malhotra@severn-rail.example',
    },
    {
      firstName: 'Carol',
      lastName: 'Finch',
      jobTitle: 'Purchase Ledger',
      type: 'Billing',
      email: 'purchase.ledger@severn-rail.example',
      landline: '0117 496 0149',
    },
  ],
  journal: [
    meeting(
      1,
      'gareth.lloyd',
      'Sprint review 9',
      'Journey planner shown on a phone for the first time. Dev asks for larger platform numbers.',
      { points: ['Accept: live departures', 'Accept: saved journeys', 'Return: alerts, wording unclear'] },
    ),
    risk(
      8,
      'tom.okafor',
      'Station data arrives in two formats',
      'Half of the stations still send spreadsheets. Agreed to convert them ourselves until they are ready.',
    ),
    meeting(
      15,
      'gareth.lloyd',
      'Sprint review 8',
      'Live departures accepted with one remark about delays under a minute.',
    ),
    call(22, 'tom.okafor', 'Step-free routes', 'Their access panel would like to test with us; two half days.'),
    mail(31, 'nadia.karim', 'Second milestone invoiced', 'Paid within nine days, as always.'),
    review(
      58,
      'gareth.lloyd',
      'Quarterly review',
      'Joanna is pleased with the pace, less with the number of meetings. We drop the Thursday call.',
      {
        files: [
          {
            name: 'review-notes.txt',
            lines: ['Keep: demos on a phone.', 'Stop: the Thursday call.', 'Start: a one-page summary each month.'],
          },
        ],
      },
    ),
    meeting(
      86,
      'callum.reid',
      'Performance of the departures feed',
      'Cached for ten seconds; their servers are calm again.',
    ),
    note(104, 'gareth.lloyd', 'New product owner', 'Dev Malhotra replaces Lucy Farr from this week.'),
    mail(121, 'imran.sheikh', 'Accessibility findings', 'Fourteen points sent, none of them blocking.'),
    meeting(143, 'gareth.lloyd', 'Sprint review 3', 'First search results with real timetables.'),
    review(150, 'gareth.lloyd', 'Quarterly review', 'They think of extending the portal to group bookings.'),
    meeting(
      172,
      'gareth.lloyd',
      'Timetable portal: kick-off',
      'Fixed price, three milestones, a review every other week.',
    ),
    proposal(
      199,
      'edward.marsh',
      'Timetable portal: proposal',
      'Fixed at £92,000. Accepted with a change to the second milestone.',
      {
        files: [
          {
            name: 'milestones.csv',
            lines: ['Milestone,Share,Due', 'Search,30%,month 2', 'Live departures,40%,month 5', 'Launch,30%,month 8'],
          },
        ],
      },
    ),
    call(226, 'gareth.lloyd', 'What happens after refunds', 'They have budget for passenger information next.'),
    review(240, 'gareth.lloyd', 'Quarterly review', 'Refund review praised by their finance director.'),
    meeting(262, 'tom.okafor', 'Refund review: recommendations', 'Nine of eleven recommendations taken as they are.'),
    risk(
      295,
      'tom.okafor',
      'Refund data of the first months incomplete',
      'We say so in the report rather than estimate.',
    ),
    meeting(
      327,
      'tom.okafor',
      'Refund review: interviews',
      'Twelve interviews at three stations, two of them at night.',
    ),
    note(352, 'gareth.lloyd', 'Refund review begins', 'Two people for ten weeks.'),
    mail(398, 'nadia.karim', 'Supplier record updated', 'New remittance address; confirmed by telephone.'),
    review(421, 'gareth.lloyd', 'Quarterly review', 'Quiet quarter. Their reorganisation is nearly over.'),
    call(489, 'gareth.lloyd', 'Reorganisation', 'Passenger information moves under the commercial director.'),
    meeting(566, 'edward.marsh', 'Meet the new team', 'Lunch in Gloucester with Joanna and two of hers.'),
    proposal(618, 'edward.marsh', 'Crew rostering: proposal declined', 'They chose a package. Kept the door open.'),
    meeting(681, 'gareth.lloyd', 'Disruption workshop', 'Facilitated a day for thirty people from four departments.'),
  ],
}
