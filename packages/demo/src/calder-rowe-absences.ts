import { at } from './calder-rowe-address'
import type { DemoAbsence, DemoAdjustment, DemoMarking } from './demo-absence'

/** What people asked for around now; what lies further behind follows from habits. */
export const calderRoweAbsences: readonly DemoAbsence[] = [
  { who: at('priya.nair'), week: 2, weekday: 1, state: 'waitingForApproval', comment: 'Moving house' },
  { who: at('priya.nair'), week: 3, weekday: 3, part: 'pm', comment: 'School play' },
  { who: at('priya.nair'), week: 7, weekday: 1, length: 5 },
  {
    who: at('priya.nair'),
    ...{ week: -4, weekday: 1, state: 'denied', comment: 'A long weekend', decision: 'Go-live of the Data platform' },
  },
  { who: at('imran.sheikh'), week: 0, weekday: 1, length: 2, reason: 'Sick leave' },
  { who: at('imran.sheikh'), week: 5, weekday: 1, length: 12 },
  // This clashes with Imran's leave, and with Marcus's.
  { who: at('callum.reid'), week: 5, weekday: 3, length: 15, state: 'waitingForApproval', comment: 'Visiting family' },
  { who: at('callum.reid'), week: 1, weekday: 2, part: 'am' },
  // A contractor has no annual leave.
  { who: at('marcus.webb'), week: 6, weekday: 1, length: 5, reason: 'Unpaid leave' },
  { who: at('grace.adeyemi'), week: 0, weekday: 4, length: 9 },
  { who: at('lewis.carver'), week: 0, weekday: 5, part: 'pm' },
  { who: at('lewis.carver'), week: 8, weekday: 1, length: 5, state: 'waitingForApproval' },
  { who: at('rohan.desai'), week: 0, weekday: 2, reason: 'Study leave' },
  { who: at('tom.okafor'), week: 0, weekday: 3, length: 3 },
  { who: at('hannah.whitfield'), week: 4, weekday: 1, length: 4, state: 'waitingForApproval' },
  { who: at('sofia.mendes'), week: 6, weekday: 1, length: 12, state: 'waitingForApproval', comment: 'Lisbon' },
  { who: at('megan.price'), week: 1, weekday: 1, length: 5 },
  { who: at('bethan.rees'), week: 2, weekday: 4, length: 2, state: 'waitingForApproval' },
  { who: at('gareth.lloyd'), week: 3, weekday: 1, length: 5, deputy: at('tom.okafor') },
  { who: at('chloe.barnett'), week: 1, weekday: 5, reason: 'Compassionate leave', comment: 'A funeral' },
]

export const calderRoweMarkings: readonly DemoMarking[] = [
  { who: at('priya.nair'), week: 4, weekday: 2, length: 3, text: 'Training', color: '#3d4fa1', takesTime: true },
  { who: at('callum.reid'), week: 0, weekday: 2, length: 3, text: 'On site', color: '#3d4fa1' },
  { who: at('lewis.carver'), week: 3, weekday: 1, length: 4, text: 'On site', color: '#3d4fa1' },
  { who: at('marcus.webb'), week: 1, weekday: 3, part: 'am', text: 'From home', color: '#56646b' },
  { who: at('tom.okafor'), week: 2, weekday: 1, length: 5, text: 'On site', color: '#3d4fa1' },
]

export const calderRoweAdjustments: readonly DemoAdjustment[] = [
  { who: at('priya.nair'), by: at('ruth.ellison'), days: 1, reason: 'Worked on a Saturday for the migration' },
  { who: at('oliver.grant'), by: at('ruth.ellison'), days: -0.5, reason: 'Half a day taken twice' },
]
