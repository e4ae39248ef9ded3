import { type DemoBoard, done, inProgress, inReview, list, task, toDo, withClient } from '../demo-board'

interface Words {
  /** What people come to do, such as 'report a repair'. */
  readonly errand: string
  /** Who the people are that use the site. */
  readonly users: string
  /** What the site talks to behind the scenes. */
  readonly backend: string
}

/** The board of a project that builds a site on which people do something for themselves. */
export const portalWork = ({ errand, users, backend }: Words): DemoBoard => ({
  statuses: [toDo, inProgress, inReview, withClient, done],
  lists: [
    list(
      'Research',
      task(`Talk to eight ${users}`, 16, {
        parts: ['Find them', 'Talk', 'Write up what they said'],
        tags: ['research'],
      }),
      task(`Map how ${users} ${errand} today`, 10, { says: ['Eleven steps, three of them on paper.'] }),
      task('Agree what the first release leaves out', 4, { priority: 1 }),
    ),
    list(
      'Design',
      task(`Sketch how people ${errand}`, 18, {
        tags: ['design'],
        parts: ['On paper', 'As a prototype', 'Tried by five people'],
      }),
      task('Write the copy for every page', 14, {
        tags: ['content'],
        says: ['Nobody knows what "service request" means. Using "problem".'],
      }),
      task('Check colours and contrast', 5, { tags: ['accessibility'], priority: 1 }),
      task('Get the design signed off', 3),
    ),
    list(
      'Build',
      task('Sign in with an e-mail and a code', 20, {
        priority: 2,
        parts: ['Send the code', 'Limit the attempts', 'Stay signed in on a trusted device'],
      }),
      task(`Let people ${errand}`, 40, {
        priority: 1,
        tags: ['core'],
        parts: ['The form', 'Photos and files', 'Reference number', 'Confirmation e-mail'],
        about: 'The shortest way first: three pages, each with one question.',
      }),
      task(`Talk to ${backend}`, 28, {
        tags: ['integration'],
        parts: ['Read', 'Write', 'Handle outages'],
        says: ['Their test system is down on Fridays, it seems.', 'Confirmed: a nightly copy that ends at noon.'],
        files: [
          {
            name: 'interface-notes.pdf',
            lines: ['Interface notes', '', 'Reads: every 15 minutes', 'Writes: at once, with a receipt'],
          },
        ],
      }),
      task('Show the status of each request', 16),
      task('Pages that work without JavaScript', 8, { priority: -1, tags: ['accessibility'] }),
    ),
    list(
      'Test',
      task('Try it with a screen reader', 8, { tags: ['accessibility'], priority: 1 }),
      task('Load test with a thousand people', 10, {
        tags: ['performance'],
        says: ['Answers within 300 ms at 1,200.'],
      }),
      task('Penetration test', 12, { tags: ['security'] }),
      task('Fix what testing found', 24, { parts: ['Serious', 'Annoying', 'Cosmetic'] }),
    ),
    list(
      'Release',
      task(`Open it to fifty ${users}`, 6),
      task('Watch figures and complaints for two weeks', 10),
      task('Open it to everyone', 4, { priority: 1 }),
      task('Hand over to the support team', 8, { tags: ['documentation'] }),
    ),
  ],
})
