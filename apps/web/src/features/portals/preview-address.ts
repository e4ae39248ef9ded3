const PREVIEW = '#preview='

/** Where a portal is previewed, with the session that previewPortal answers: no server is told what stands behind a hash. */
export const previewAddress = (reference: string, session: string): string =>
  `/portals/${encodeURIComponent(reference)}${PREVIEW}${session}`

/** The session of a preview that an address brings. */
export const previewIn = (hash: string): string | undefined =>
  hash.startsWith(PREVIEW) ? hash.slice(PREVIEW.length) : undefined
