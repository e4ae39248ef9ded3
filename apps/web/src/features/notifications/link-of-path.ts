/** The parts of a link within the workspace: requests?correct=1 is a page and its search. */
export function linkOfPath(companyDomain: string, path: string) {
  const [page = '', asked = ''] = path.split('?')
  const to: string = `/employments/${companyDomain}/${page}`
  return { to, search: Object.fromEntries(new URLSearchParams(asked)) }
}
