import { type DemoBoard, done, inProgress, inReview, list, task, toDo } from '../demo-board'

interface Words {
  /** What is looked into, such as 'how refunds are decided'. */
  readonly subject: string
  /** Whom it is reported to. */
  readonly readers: string
}

/** Look, listen, compare, and say what should be done. */
export const reviewWork = ({ subject, readers }: Words): DemoBoard => ({
  statuses: [toDo, inProgress, inReview, done],
  lists: [
    list(
      'Beginning',
      task(`Agree the questions about ${subject}`, 6, {
        priority: 1,
        about: 'No more than five, each with somebody who wants the answer.',
      }),
      task('Ask for documents', 3, { parts: ['Policies', 'Last audit', 'Organisation chart'] }),
      task('Plan the conversations', 4),
    ),
    list(
      'Conversations',
      task('Talk to those who do the work', 18, {
        tags: ['interviews'],
        parts: ['Front line', 'Team leaders', 'Night shift'],
      }),
      task('Talk to those who answer for it', 10, { tags: ['interviews'] }),
      task('Write up and have them confirmed', 9, { says: ['All but one confirmed. Chasing the last.'] }),
    ),
    list(
      'Findings',
      task(`Compare ${subject} with what is written`, 16, { tags: ['analysis'] }),
      task('Count where it goes wrong', 14, {
        tags: ['analysis'],
        files: [{ name: 'findings.csv', lines: ['where,how often,how bad', 'handover,12,high', 'approval,31,medium'] }],
      }),
      task('Find out what others do', 8, { priority: -1 }),
      task('Order the findings by what they cost', 7, {
        priority: 1,
        says: ['The approval step is the expensive one, not the handover.'],
      }),
    ),
    list(
      'Report',
      task('Draft the report', 20, { parts: ['Findings', 'Recommendations', 'One page for those in a hurry'] }),
      task(`Walk ${readers} through the draft`, 4),
      task('Final report', 6, { priority: 1, tags: ['deliverable'] }),
      task('Ask in three months what became of it', 2, { priority: -1 }),
    ),
  ],
})
