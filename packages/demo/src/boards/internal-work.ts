import { type DemoBoard, done, inProgress, list, task, toDo } from '../demo-board'

const statuses = [toDo, inProgress, done]

export const practiceOperations: DemoBoard = {
  statuses,
  lists: [
    list(
      'Every month',
      task('Chase missing time', 3, { priority: 1, says: ['Three people left, all on site this week.'] }),
      task('Send the invoices', 10, { priority: 2, parts: ['Check time and expenses', 'Draft', 'Send'] }),
      task('Utilisation for the board', 4),
      task('Close the month', 6, { tags: ['finance'] }),
    ),
    list(
      'Office',
      task('Renew the insurance', 5, { tags: ['contracts'], parts: ['Three quotes', 'Compare', 'Sign'] }),
      task('Replace the meeting room screen', 4, { priority: -1 }),
      task('Fire drill', 2),
      task('New starter kit for two people', 6),
    ),
    list(
      'Improvements',
      task('One form for expenses and mileage', 8),
      task('Write down how we approve holidays', 4, { tags: ['documentation'] }),
      task('Ask everyone what slows them down', 6, { says: ['Twenty-one answers. The wi-fi wins.'] }),
    ),
  ],
}

export const learningAndDevelopment: DemoBoard = {
  statuses,
  lists: [
    list(
      'Courses',
      task('Choose a facilitation course', 4, { parts: ['Ask who wants it', 'Compare three'] }),
      task('Cloud certification for four people', 60, { tags: ['certification'] }),
      task('First aid refresher', 8),
    ),
    list(
      'Mentoring',
      task('Match mentors for the half year', 5, { priority: 1 }),
      task('Half-way conversations', 12),
      task('Collect what people learned', 6, { priority: -1 }),
    ),
    list(
      'Friday talks',
      task('What we got wrong in the telemetry work', 3, { says: ['Packed room. Recording is on the drive.'] }),
      task('Writing for people in a hurry', 3),
      task('Estimating without pretending', 3),
      task('Plan the spring talks', 4),
    ),
  ],
}

export const cyberEssentials: DemoBoard = {
  statuses,
  lists: [
    list(
      'Questionnaire',
      task('Answer the questionnaire', 12, {
        priority: 2,
        parts: ['Firewalls', 'Settings', 'Accounts', 'Malware', 'Updates'],
      }),
      task('Have the answers checked', 4),
    ),
    list(
      'Devices',
      task('List every laptop and phone', 6, {
        files: [
          { name: 'devices.csv', lines: ['device,owner,updates', 'CR-014,office,no longer', 'CR-022,marcus,yes'] },
        ],
      }),
      task('Replace three laptops', 5, { priority: 1, says: ['Ordered. Two weeks.'] }),
      task('Turn on automatic updates everywhere', 4),
    ),
    list(
      'Accounts',
      task('Two-factor sign-in for everyone', 8, { priority: 1, tags: ['security'] }),
      task('Remove accounts of people who left', 3, { tags: ['security'] }),
      task('Book the assessor', 1),
    ),
  ],
}

export const bidsAndProposals: DemoBoard = {
  statuses: [toDo, inProgress, { name: 'Submitted', color: '#8a3ffc', progress: 'inProgress' }, done],
  lists: [
    list(
      'Being written',
      task('Regional transport data framework', 40, {
        priority: 2,
        parts: ['Read everything', 'Method', 'Team and references', 'Price', 'Second pair of eyes'],
        tags: ['framework'],
      }),
      task('Kestrel: claims intake, phase 3', 16, { priority: 1 }),
      task('Orchard Housing: repairs forecasting', 12, { says: ['They want fixed price. Keep the scope small.'] }),
    ),
    list(
      'To decide on',
      task('Coastal flood warning service', 3),
      task('Museum collections search', 2, { priority: -1 }),
      task('Fleet electrification study', 3),
    ),
    list(
      'Toolbox',
      task('Fresh references from this year', 6, { tags: ['content'] }),
      task('Short biographies, one page each', 5, { tags: ['content'] }),
      task('What we say about carbon', 4),
    ),
  ],
}

export const officeMove: DemoBoard = {
  statuses,
  lists: [
    list(
      'Before',
      task('Choose between the two buildings', 10, { priority: 1 }),
      task('Sign the lease', 6, {
        files: [
          {
            name: 'lease-summary.pdf',
            lines: ['Lease summary', '', 'Five years, break after three', 'Twenty-two desks'],
          },
        ],
      }),
      task('Order lines and access points', 8, { tags: ['network'] }),
    ),
    list(
      'Moving day',
      task('Label everything', 6),
      task('Move in one weekend', 20, { parts: ['Friday: pack', 'Saturday: carry', 'Sunday: connect'] }),
    ),
    list(
      'Afterwards',
      task('Tell clients and suppliers', 4),
      task('Get the deposit back', 3, { says: ['Back in full, after two reminders.'] }),
      task('Housewarming', 4, { priority: -1 }),
    ),
  ],
}
