interface RuleNews {
  readonly title: string
  readonly project: string
  readonly status: string
  /** Whether logged time set the rule off, rather than a change of status. */
  readonly isOfTime: boolean
}

/** The words of a rule's mail, whoever gets it. */
export const ruleMailWords = ({ title, project, status, isOfTime }: RuleNews) => ({
  subject: `${title} · ${isOfTime ? 'time logged' : status}`,
  heading: title,
  paragraphs: [
    isOfTime ? `Time was logged on this task in ${project}.` : `This task in ${project} moved to ${status}.`,
  ] as const,
  footer: 'An automation in the project sent this e-mail.',
})
