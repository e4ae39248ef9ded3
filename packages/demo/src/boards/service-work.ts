import { type DemoBoard, done, inProgress, list, task, toDo, withClient } from '../demo-board'

interface Words {
  /** What comes in, such as 'a claim'. */
  readonly item: string
  /** Who deals with the item. */
  readonly staff: string
  /** Where the pilot is. */
  readonly place: string
}

/** The board of a project that designs a service anew, tries it in one place and then brings it everywhere. */
export const serviceWork = ({ item, staff, place }: Words): DemoBoard => ({
  statuses: [toDo, inProgress, withClient, done],
  lists: [
    list(
      'Understand',
      task(`Follow ${item} from beginning to end`, 14, {
        tags: ['research'],
        says: ['Touched by seven people, waits for four of them.'],
      }),
      task(`Sit with ${staff} for two days`, 16, { tags: ['research'], parts: ['Early shift', 'Late shift'] }),
      task('Measure how long each step takes', 10, { tags: ['analysis'] }),
    ),
    list(
      'Design the service',
      task('Agree what good looks like', 5, { priority: 1 }),
      task(`Decide which ${item.replace(/^an? /, '')}s need a person`, 12, {
        priority: 2,
        tags: ['rules'],
        parts: ['Collect the rules in use', 'Drop any nobody can explain', 'Try the rest on last month'],
        about: 'Name every judgement call and who makes it.',
      }),
      task(`Prototype the screen ${staff} work on`, 20, {
        tags: ['design'],
        says: ['They want fewer colours and a bigger list.'],
      }),
      task('Write the letters and messages', 8, { tags: ['content'], priority: -1 }),
    ),
    list(
      'Build and configure',
      task('Set up queues and who sees which', 14),
      task(`Take in ${item} from every channel`, 30, {
        priority: 1,
        tags: ['integration'],
        parts: ['Form', 'E-mail', 'Telephone', 'Scanned post'],
      }),
      task('Warn before a deadline passes', 9, { tags: ['rules'] }),
      task('Figures for the weekly meeting', 12, { tags: ['reporting'] }),
    ),
    list(
      `Pilot in ${place}`,
      task('Train the first twelve people', 8, {
        files: [
          {
            name: 'training-plan.pdf',
            lines: ['Training plan', '', 'Two hours, six people at a time', 'Practice cases from last month'],
          },
        ],
      }),
      task('Run the old and the new side by side', 20, { parts: ['First week', 'Second week'] }),
      task('Decide whether to go on', 4, {
        priority: 2,
        says: ['Median down from nine days to four. Recommending yes.'],
      }),
    ),
    list(
      'Everywhere',
      task('Plan the other places', 8),
      task('Move them over, one a week', 30),
      task('Hand over to the service owner', 6, { tags: ['documentation'] }),
    ),
  ],
})
