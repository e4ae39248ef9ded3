import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/_signed-in/employments/$companyDomain/projects/$projectID/dashboard')({
  beforeLoad: ({ params }) => {
    throw redirect({ to: '/employments/$companyDomain/projects/$projectID', params, replace: true })
  },
})
