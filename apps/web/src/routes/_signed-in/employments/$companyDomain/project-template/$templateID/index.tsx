import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/_signed-in/employments/$companyDomain/project-template/$templateID/')({
  beforeLoad: ({ params }) => {
    throw redirect({
      to: '/employments/$companyDomain/project-template/$templateID/configure',
      params,
      replace: true,
    })
  },
})
