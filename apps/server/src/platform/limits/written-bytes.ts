import { NO_COMPANY, type Scope } from '../database/scope'
import type { Limit, Limits } from './limits'

const MEGABYTE = 1024 * 1024
const DAY = 24 * 3600

/** Limits of text are in megabytes of requests. Text is kept with its earlier versions and takes room without end. */
const textOfPerson: Limit = { name: 'written.person', attempts: 500, seconds: DAY }
const textOfCompany: Limit = { name: 'written.company', attempts: 2_000, seconds: DAY }
/** Limits files by person, because anybody can create companies, each with a quota of its own. */
const filesOfPerson: Limit = { name: 'uploaded.person', attempts: 10_000, seconds: DAY }
/** Those who come through one portal, whatever they call themselves, cannot use up what the firm may write and keep. */
const textOfPortal: Limit = { name: 'written.portal', attempts: 200, seconds: DAY }
const filesOfPortal: Limit = { name: 'uploaded.portal', attempts: 2_000, seconds: DAY }

/** Of so many accounts the bytes below a megabyte are remembered; beyond that they are dropped. */
const MOST_REMEMBERED = 10_000

/** The bytes that the smallest change leaves: its history, and its answer for a repeated call. */
const LEAST_LEFT = 2 * 1024

interface Written {
  readonly text: number
  readonly files: number
}

/** Counts the bytes that people store, a megabyte at a time: nearly every request is small, and costs nothing here. */
export class WrittenBytes {
  private readonly uncounted = new Map<string, number>()

  constructor(private readonly limits: Limits) {}

  /** Refuses when somebody or their company has written too much today. */
  async take(scope: Scope, { text, files }: Written): Promise<void> {
    const { userId, companyId, portalId } = scope
    if (userId !== null) await this.add(scope, textOfPerson, userId, Math.max(LEAST_LEFT, text))
    if (userId !== null) await this.add(scope, filesOfPerson, userId, files)
    if (portalId !== undefined) await this.add(scope, textOfPortal, portalId, Math.max(LEAST_LEFT, text))
    if (portalId !== undefined) await this.add(scope, filesOfPortal, portalId, files)
    if (companyId !== NO_COMPANY) await this.add(scope, textOfCompany, companyId, Math.max(LEAST_LEFT, text))
  }

  private async add(scope: Scope, limit: Limit, subject: string, bytes: number): Promise<void> {
    if (bytes <= 0) return
    const account = `${limit.name} ${subject}`
    const sum = (this.uncounted.get(account) ?? 0) + bytes
    const megabytes = Math.floor(sum / MEGABYTE)
    if (this.uncounted.size >= MOST_REMEMBERED) this.uncounted.clear()
    this.uncounted.set(account, sum - megabytes * MEGABYTE)
    if (megabytes === 0) return
    const refusal = await this.limits.count({ scope, confirm: async () => undefined }, limit, subject, megabytes)
    if (!refusal) return
    // An account with nothing left is refused with the next request too, not only with the next megabyte.
    this.uncounted.set(account, MEGABYTE)
    throw refusal
  }
}
