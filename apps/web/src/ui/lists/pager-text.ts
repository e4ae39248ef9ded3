/** The server counts no further than this, so a longer list is "10,000+". */
const COUNT_LIMIT = 10_000

const number = new Intl.NumberFormat('en-GB')

export function totalText(total: number): string {
  return total >= COUNT_LIMIT ? `${number.format(COUNT_LIMIT)}+` : number.format(total)
}

/** '1 – 12 of 38'. */
export function rangeText({ page, per, total }: { page: number; per: number; total: number }): string {
  if (total === 0) return '0 of 0'
  const first = (page - 1) * per + 1
  const last = total >= COUNT_LIMIT ? page * per : Math.min(page * per, total)
  return `${number.format(first)} – ${number.format(last)} of ${totalText(total)}`
}

export function pageCount({ per, total }: { per: number; total: number }): number {
  return Math.max(1, Math.ceil(total / per))
}
