export interface DemoPerson {
  readonly role: string
  readonly name: string
  readonly username: string
  readonly password: string
  readonly goodFor: string
  /** Of the workspace to open. */
  readonly domain: string
}

/** Whom one can try Praxis out as; nobody unless the server has put the demo's people into the page. */
export function demoPeople(page: Document = document): readonly DemoPerson[] {
  const content = page.querySelector<HTMLMetaElement>('meta[name="demo-people"]')?.content ?? ''
  return content.startsWith('[') ? JSON.parse(content) : []
}
