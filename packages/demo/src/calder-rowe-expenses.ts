import { at } from './calder-rowe-address'
import type { DemoExpense, DemoPlace, DemoSpending } from './demo-expense'

const leeds: DemoPlace = { label: 'Leeds', latitude: 53.797, longitude: -1.544 }
const warrington: DemoPlace = { label: 'Warrington', latitude: 53.39, longitude: -2.597 }
const cardiff: DemoPlace = { label: 'Cardiff', latitude: 51.482, longitude: -3.179 }

/** Claims that stand on the pages of those one signs in as; what lies further behind follows from habits. */
export const calderRoweExpenses: readonly DemoExpense[] = [
  {
    ...{ who: at('priya.nair'), daysAgo: 7, name: 'Hotel, Rotterdam', type: 'Accommodation', project: 'Data platform' },
    ...{ amount: 18_400, currency: 'EUR', billed: true },
    receipt: ['HOTEL MAASZICHT', 'Boompjes 55, Rotterdam', '', 'TOTAAL EUR 184,00'],
  },
  {
    ...{ who: at('priya.nair'), daysAgo: 7, name: 'Lunch with telemetry supplier', type: 'Subsistence' },
    ...{ project: 'Data platform', amount: 2_150, currency: 'EUR', billed: true },
    receipt: ['CAFE DE KADE', 'Rotterdam', '', 'TOTAAL EUR 21,50'],
  },
  {
    ...{ who: at('priya.nair'), daysAgo: 9, name: 'Rail, Leeds to London', type: 'Travel', project: 'Tariff explorer' },
    ...{ amount: 9_780, billed: true },
  },
  {
    ...{ who: at('priya.nair'), daysAgo: 15, name: 'Leeds – Warrington, return', project: 'Data platform' },
    ...{ places: [leeds, warrington], isReturn: true, billed: true },
  },
  {
    ...{ who: at('priya.nair'), daysAgo: 17, name: 'Load-test credits', type: 'Software' },
    ...{ project: 'Practice operations', amount: 4_860, card: 'Office Visa' },
    receipt: ['CLOUDSTORM', 'Load-test credits', '', 'TOTAL GBP 48.60'],
  },
  {
    ...{ who: at('priya.nair'), daysAgo: 22, submittedDaysAgo: 21, name: 'Train to Pennine workshop', type: 'Travel' },
    ...{ project: 'Data platform', amount: 6_420, billed: true },
    receipt: ['TRANSPENNINE', 'Leeds - Huddersfield', '', 'TOTAL GBP 64.20'],
  },
  {
    ...{ who: at('priya.nair'), daysAgo: 27, submittedDaysAgo: 21, name: 'Taxi, late finish', type: 'Travel' },
    ...{ project: 'Practice operations', amount: 2_150, state: 'approved' },
    receipt: ['CITY CABS', '', 'FARE GBP 21.50'],
  },
  {
    ...{ who: at('priya.nair'), daysAgo: 30, submittedDaysAgo: 21, name: 'Headphones', type: 'Other' },
    ...{ project: 'Practice operations', amount: 8_900, state: 'denied' },
    decision: 'IT has headphones for everybody: ask Marcus',
    receipt: ['SOUND & CO', 'Headphones', '', 'TOTAL GBP 89.00'],
  },
  {
    ...{ who: at('callum.reid'), daysAgo: 6, submittedDaysAgo: 4, name: 'Hotel, Johannesburg', type: 'Accommodation' },
    ...{ project: 'Data platform', amount: 312_000, currency: 'ZAR', billed: true },
    receipt: ['THE PARKTONIAN', 'Johannesburg', '', 'TOTAL ZAR 3,120.00'],
  },
  {
    ...{ who: at('callum.reid'), daysAgo: 5, submittedDaysAgo: 4, name: 'Airport transfer', type: 'Travel' },
    ...{ project: 'Data platform', amount: 64_000, currency: 'ZAR', billed: true },
    receipt: ['GAUTRAIN', '', 'ZAR 640.00'],
  },
  {
    ...{ who: at('lewis.carver'), daysAgo: 3, submittedDaysAgo: 2, name: 'Conference ticket', type: 'Other' },
    ...{ project: 'Learning and development', amount: 29_900, currency: 'USD' },
    receipt: ['DATA SUMMIT', 'One ticket', '', 'USD 299.00'],
  },
  {
    ...{ who: at('gareth.lloyd'), daysAgo: 19, submittedDaysAgo: 13, name: 'Leeds – Cardiff, return' },
    ...{ project: 'Timetable portal', places: [leeds, cardiff], isReturn: true, billed: true, state: 'approved' },
  },
  {
    ...{ who: at('gareth.lloyd'), daysAgo: 18, submittedDaysAgo: 13, name: 'Hotel, Cardiff', type: 'Accommodation' },
    ...{ project: 'Timetable portal', amount: 11_850, billed: true, state: 'approved' },
    receipt: ['THE BAY HOTEL', 'Cardiff', '', 'TOTAL GBP 118.50'],
  },
]

export const calderRoweSpending: readonly DemoSpending[] = [
  {
    ...{ type: 'Travel', from: 1_250, to: 14_800, share: 8 },
    names: [
      'Rail, Leeds to London',
      'Rail, Leeds to Manchester',
      'Taxi from the station',
      'Rail, Leeds to York',
      'Parking',
    ],
  },
  {
    ...{ type: 'Subsistence', from: 620, to: 6_400, share: 6 },
    names: ['Workshop lunch', 'Dinner while travelling', 'Breakfast on the train', 'Coffee for the client'],
  },
  {
    ...{ type: 'Accommodation', from: 7_900, to: 17_500, share: 3 },
    names: ['Hotel, London', 'Hotel, Manchester', 'Hotel, Bristol', 'Hotel, Newcastle'],
  },
  {
    type: 'Accommodation',
    from: 11_000,
    to: 21_000,
    share: 1,
    currency: 'EUR',
    names: ['Hotel, Rotterdam', 'Hotel, Dublin'],
  },
  {
    type: 'Software',
    from: 1_200,
    to: 9_900,
    share: 1,
    currency: 'USD',
    names: ['Diagram tool, a month', 'Test devices'],
  },
  { type: 'Other', from: 500, to: 4_000, share: 2, names: ['Workshop prints', 'Whiteboard pens', 'Postage'] },
]
