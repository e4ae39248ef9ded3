/** What a link within the workspace is made of: requests?correct=1 is a page and what it is asked for. */
export function linkOfPath(companyDomain: string, path: string) {
  const [page = '', asked = ''] = path.split('?')
  const to: string = `/employments/${companyDomain}/${page}`
  return { to, search: Object.fromEntries(new URLSearchParams(asked)) }
}
