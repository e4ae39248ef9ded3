/** What people write beside their time, by the kind of work. */
const comments = {
  engineering: [
    'Load for the last quarter, reruns included',
    'Paired on the failing import; it was the time zone',
    'Reviewed two changes and merged one',
    'Query down from nine seconds to under one',
    'Tests around the retry, then the retry',
    'Moved the job to the new scheduler',
    'Looked into the night’s alerts: both harmless',
    'Upgrade of the database driver',
    'Clean-up before the demo',
    'Schema for the second source, agreed with the client’s team',
    'Deployment to the test environment and a walk-through',
    'Backfill of the gaps we found on Monday',
    'Wrote down how to restore from a backup, and tried it',
    'Spike: can we do without the message queue? We can',
  ],
  design: [
    'Sketches for the first page, three directions',
    'Notes from five conversations, sorted',
    'Prototype clickable from end to end',
    'Fixed contrast and focus order',
    'Watched four people use it; the date picker confuses',
    'Workshop with the service desk',
    'Wording of the error messages',
    'Small screens: everything below the fold',
    'Handed the designs over, with answers to the open questions',
    'Second round after the feedback',
    'Map of the service as it is today',
    'Icons and empty states',
  ],
  analysis: [
    'Reconciled the totals with the monthly report',
    'Requirements for the next release, first reading',
    'Test cases for the exceptions',
    'Regression run, two defects raised',
    'Sat with the team and wrote down every step',
    'Cleaned the list of duplicates',
    'Figures for the steering group',
    'Acceptance with the client: all but one passed',
    'Followed up the open points from Tuesday',
    'Process map, corrected with the team',
    'Compared this year with last',
    'Minutes and actions',
  ],
  advice: [
    'Interviews with two department heads',
    'Draft of the findings',
    'Options and what each would cost',
    'Workshop in the morning, write-up in the afternoon',
    'Call with the sponsor',
    'Rehearsed the presentation',
    'Read through the regulator’s letter',
    'On site in the control room',
    'Second draft after comments',
    'Model of the savings, with ranges',
    'Prepared the decision paper',
    'Answered the client’s questions',
  ],
  leading: [
    'Weekly review with the client',
    'Plan for the next two weeks',
    'Steering group and what came out of it',
    'One-to-ones with the team',
    'Budget against time, to the end of the month',
    'Risks walked through and two closed',
    'Agreed the change request',
    'Helped where it was stuck',
  ],
  internal: [
    'Team meeting',
    'Interview: data engineer',
    'Planning who works on what',
    'Proposal, section four',
    'Onboarding of a new colleague',
    'Friday talk, prepared and held',
    'Inbox and diary',
    'Appraisal',
    'Time and expenses',
  ],
  office: [
    'Month end',
    'Invoices checked',
    'Contracts filed',
    'New laptop set up',
    'Insurance renewal',
    'Payroll queries',
    'Suppliers and post',
    'Rooms and travel for the week',
  ],
  personal: ['Inbox and diary', 'Reading', 'Course: writing well', 'Company meeting', 'Travel back from site'],
} as const satisfies Record<string, readonly string[]>

export type WorkKind = keyof typeof comments

export const commentsFor = (kind: WorkKind): readonly string[] => comments[kind]

export const workKindOf = (roleName: string): WorkKind => {
  if (/engineer|architect|authority|deputy/i.test(roleName)) return /test/i.test(roleName) ? 'analysis' : 'engineering'
  if (/design/i.test(roleName)) return 'design'
  return /analyst|reviewer/i.test(roleName) ? 'analysis' : 'advice'
}

/** Why somebody was asked to put time right. */
export const denials: readonly string[] = [
  'Which workshop was this? Please name it.',
  'This belongs to the other project, I think.',
  'An hour too many: we stopped at four.',
  'The client only pays for this with a comment on what was done.',
  'Logged twice, see the entry before.',
]

export const corrections: readonly string[] = [
  'Workshop with the asset team, corrected',
  'Corrected as asked: travel removed',
  'Regression run, release 14, corrected',
  'Call with the sponsor and its minutes, corrected',
]
