import { createFileRoute } from '@tanstack/react-router'

/** The parent route shows the board and the panel of this task. */
export const Route = createFileRoute(
  '/_signed-in/employments/$companyDomain/project-template/$templateID/taskLists/$taskID',
)({})
