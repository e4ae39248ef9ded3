import type { CardSubject } from './card-subject'

export const cardTitle = (subject: CardSubject): string => {
  if (subject.kind === 'new') return subject.corrects ? 'Correct and resubmit' : 'Log time'
  return subject.kind === 'convert' ? 'Convert to project Time Sheet Submission' : 'Edit Your Time Sheet Submission'
}
