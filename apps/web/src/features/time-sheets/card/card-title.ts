import type { CardSubject } from './card-subject'

export const cardTitle = ({ kind }: CardSubject): string =>
  kind === 'convert' ? 'Convert to project Time Sheet Submission' : 'Edit Your Time Sheet Submission'
