const BILLING = 'billing.'

/** What stands behind the address of a client whose billing is opened at a field. */
export const fieldAtClient = (field: string): string => `${BILLING}${field}`

/** The field of the billing that an address leads to, if it leads to one. */
export const fieldInAddress = (hash: string): string | undefined =>
  hash.startsWith(BILLING) ? hash.slice(BILLING.length) : undefined
