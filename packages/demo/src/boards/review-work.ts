import { type DemoBoard, done, inProgress, inReview, list, task, toDo } from '../demo-board'

interface Words {
  /** What is looked into, such as 'how refunds are decided'. */
  readonly subject: string
  /** Whom the findings are reported to. */
  readonly readers: string
}

/** The board of a project that looks into something and says what should be done. */
export const reviewWork = ({ subject, readers }: Words): DemoBoard => ({
  statuses: [toDo, inProgress, inReview, done],
  lists: [
    list(
      'Beginning',
      task(`Agree the questions about ${subject}`, 6, {
        priority: 1,
        about: 'No more than five, each with someone who wants the answer.',
      }),
      task('Ask for documents', 3, { parts: ['Policies', 'Last audit', 'Organisation chart'] }),
      task('Plan the conversations', 4),
    ),
    list(
      'Conversations',
      task('Talk to the people who do the work', 18, {
        tags: ['interviews'],
        parts: ['Front line', 'Team leaders', 'Night shift'],
      }),
      task('Talk to the people accountable for it', 10, { tags: ['interviews'] }),
      task('Write up and have them confirmed', 9, { says: ['All but one confirmed. Chasing the last.'] }),
    ),
    list(
      'Findings',
      task(`Compare ${subject} with the written procedures`, 16, { tags: ['analysis'] }),
      task('Count where it goes wrong', 14, {
        tags: ['analysis'],
        files: [{ name: 'findings.csv', lines: ['where,how often,how bad', 'handover,12,high', 'approval,31,medium'] }],
      }),
      task('Look at how others do it', 8, { priority: -1 }),
      task('Rank the findings by cost', 7, {
        priority: 1,
        says: ['The approval step is the expensive one, not the handover.'],
      }),
    ),
    list(
      'Report',
      task('Draft the report', 20, { parts: ['Findings', 'Recommendations', 'One-page summary'] }),
      task(`Walk ${readers} through the draft`, 4),
      task('Final report', 6, { priority: 1, tags: ['deliverable'] }),
      task('Follow up after three months', 2, { priority: -1 }),
    ),
  ],
})
