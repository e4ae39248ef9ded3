import { createFileRoute } from '@tanstack/react-router'

/** What it shows is the board's: the panel of the task stands beside it. */
export const Route = createFileRoute('/_signed-in/employments/$companyDomain/projects/$projectID/taskLists/$taskID')({})
