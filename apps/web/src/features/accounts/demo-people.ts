export interface DemoPerson {
  readonly role: string
  readonly name: string
  readonly username: string
  readonly password: string
  readonly goodFor: string
  /** The domain of the workspace to open. */
  readonly domain: string
}

/** The demo's people one can try Praxis out as, which the server puts into the page; otherwise nobody. */
export function demoPeople(page: Document = document): readonly DemoPerson[] {
  const content = page.querySelector<HTMLMetaElement>('meta[name="demo-people"]')?.content ?? ''
  return content.startsWith('[') ? JSON.parse(content) : []
}
