import { at } from '../calder-rowe-address'
import type { DemoPersonalTask } from '../demo-board'

const WEEK = 'This week'
const LATER = 'Later'
const READING = 'To read'

type More = Omit<DemoPersonalTask, 'title' | 'list'>

const thisWeek = (title: string, more: More = {}): DemoPersonalTask => ({ title, list: WEEK, ...more })
const later = (title: string, more: More = {}): DemoPersonalTask => ({ title, list: LATER, ...more })
const toRead = (title: string, more: More = {}): DemoPersonalTask => ({ title, list: READING, ...more })

/** Each person's own tasks, by username, in the order of their lists. */
export const personalTasks: Readonly<Record<string, readonly DemoPersonalTask[]>> = {
  [at('amelia.hart')]: [
    thisWeek('Board papers', {
      dueIn: 2,
      priority: 2,
      remind: true,
      parts: ['Figures from Nadia', 'One page on hiring', 'Send'],
    }),
    thisWeek('Call Halden Bank about next year', { dueIn: 1, priority: 1 }),
    thisWeek('Thank the Leeds team', { isDone: true }),
    later('Think about a second office', { dueIn: 40 }),
    later('Renew the lease or not', { dueIn: 75, remind: true }),
    toRead('Report on consultancy rates'),
  ],
  [at('daniel.osei')]: [
    thisWeek('One-to-ones with the engineers', { dueIn: 3, parts: ['Priya', 'Callum', 'Lewis', 'Marcus'] }),
    thisWeek('Review the telemetry design', { dueIn: 0, priority: 1 }),
    thisWeek('Estimate for the broker portal', { isDone: true }),
    later('Salary review notes', { dueIn: 21, remind: true }),
    toRead('Postgres 18 release notes', { isDone: true }),
    toRead('Paper on late-arriving data'),
  ],
  [at('gareth.lloyd')]: [
    thisWeek('Status report for Severn Rail', { dueIn: 1, priority: 2, remind: true }),
    thisWeek('Approve last week’s time', { dueIn: 0 }),
    thisWeek('Find a delivery lead for Kestrel', { dueIn: 4, priority: 1 }),
    later('Visit Ashdown before the pilot', { dueIn: 16 }),
    later('Handover notes for the holidays', { dueIn: 25 }),
  ],
  [at('priya.nair')]: [
    thisWeek('Submit my time', { dueIn: 1, remind: true }),
    thisWeek('Prepare the demo for network controllers', {
      dueIn: 3,
      priority: 1,
      parts: ['Pick three stories', 'Fresh data', 'Dry run'],
    }),
    thisWeek('Expenses from Bristol', { isDone: true }),
    later('Book annual leave for spring', { dueIn: 30 }),
    later('Certification exam', { dueIn: 55, priority: 1 }),
    toRead('Chapter on slowly changing dimensions'),
    toRead('Forecasting: the pilot’s notes', { isDone: true }),
  ],
  [at('nadia.karim')]: [
    thisWeek('VAT return', { dueIn: 2, priority: 2, remind: true }),
    thisWeek('Chase two late invoices', { dueIn: 1, priority: 1, parts: ['Fairmile', 'Mercer & Gale'] }),
    thisWeek('Reconcile the cards', { isDone: true }),
    later('Budget for next year', { dueIn: 35 }),
  ],
  [at('hannah.whitfield')]: [
    thisWeek('Notes from the theatre workshop', { dueIn: 1 }),
    thisWeek('Ask Rohan about session lengths', { isDone: true }),
    later('Article for the website', { dueIn: 20, priority: -1 }),
  ],
}
