interface RuleNews {
  readonly title: string
  readonly project: string
  readonly status: string
  /** Rather than of a change of status. */
  readonly isOfTime: boolean
}

/** What a rule writes, to whomever. */
export const ruleMailWords = ({ title, project, status, isOfTime }: RuleNews) => ({
  subject: `${title} · ${isOfTime ? 'time logged' : status}`,
  heading: title,
  paragraphs: [
    isOfTime ? `Time was logged on this task in ${project}.` : `This task in ${project} moved to ${status}.`,
  ] as const,
  footer: 'An automation in the project sent this e-mail.',
})
