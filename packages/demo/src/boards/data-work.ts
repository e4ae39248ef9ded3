import { type DemoBoard, done, inProgress, inReview, list, task, toDo } from '../demo-board'

interface Words {
  /** What is counted, such as 'meter readings'. */
  readonly data: string
  /** Where the data comes from. */
  readonly source: string
  /** Who looks at the data. */
  readonly users: string
}

/** The board of a project that leads from data sources to dashboards that people rely on. */
export const dataWork = ({ data, source, users }: Words): DemoBoard => ({
  statuses: [toDo, inProgress, inReview, done],
  lists: [
    list(
      'Sources',
      task(`Agree access to ${source}`, 6, {
        priority: 2,
        says: ['Access came through this morning, read only for now.'],
      }),
      task(`Describe every field of ${data}`, 14, {
        parts: ['Walk through the fields with the owner', 'Write the dictionary', 'Get it signed off'],
        tags: ['documentation'],
        files: [
          {
            name: 'field-dictionary.csv',
            lines: ['field,type,owner', 'recorded_at,timestamp,operations', 'value,number,operations'],
          },
        ],
      }),
      task('Take a sample of one full month', 5),
      task('List what is personal data, and why we need it', 7, { priority: 1, tags: ['governance'] }),
    ),
    list(
      'Pipelines',
      task(`Load ${data} every night`, 32, {
        priority: 2,
        tags: ['pipeline'],
        parts: ['Land the raw files', 'Load only what changed', 'Retry after a failure', 'Alert someone when it fails'],
        about: 'Ready by 6:00, so that the morning meeting sees yesterday.',
        says: ['A full load now takes 52 minutes.', 'Good enough. Let’s look at the slowest table next.'],
      }),
      task('Keep what each field was before it changed', 18, { tags: ['pipeline'] }),
      task('Load five years of history', 20, { parts: ['Rehearse with one year', 'Load the rest over a weekend'] }),
      task('Reject files that don’t match the agreement', 10),
    ),
    list(
      'Model and quality',
      task(`Model ${data} the way ${users} speak of it`, 24, { tags: ['model'], priority: 1 }),
      task('Check totals against the monthly report', 12, {
        says: ['Two per cent off in March: a site was counted twice.'],
        parts: ['Compare the last twelve months', 'Explain every difference above one per cent'],
      }),
      task('Show which figures are late or incomplete', 9),
      task('Name an owner for each figure', 4, { tags: ['governance'] }),
    ),
    list(
      'Dashboards',
      task(`Sketch the first page with ${users}`, 8, { tags: ['design'] }),
      task('Build the daily overview', 22, {
        priority: 1,
        parts: ['Figures of the day', 'Compared with last year', 'Down to a single site'],
      }),
      task('Make it readable on a phone', 8, { priority: -1 }),
      task(`Watch five ${users} use it`, 10, {
        tags: ['research'],
        says: ['Four of five looked for the date first. Moving it up.'],
      }),
    ),
    list(
      'Go-live',
      task('Write the runbook', 8, { tags: ['documentation'] }),
      task('Rehearse a failure with the operations team', 6),
      task(`Train ${users}`, 12, { parts: ['Prepare an hour', 'Hold three sessions'] }),
      task('Hand over and close', 5, { priority: -1 }),
    ),
  ],
})
