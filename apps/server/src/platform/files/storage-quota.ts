import { formatFileSize } from '@praxis/domain/files/file-size'
import type { Database, Db, Tx } from '../database/database'
import { NO_COMPANY } from '../database/scope'
import { sql } from '../database/sql'
import { Refusal } from '../refusal'
import { PromisedBytes } from './promised-bytes'

export interface StorageUse {
  readonly used: number
  readonly quota: number
}

interface UseRow {
  readonly used: number
  /** The company's own quota; null where it has the usual one. */
  readonly quota: number | null
}

const QUOTA = (companyId: string) => sql`(select storage_quota from company_directory where id = ${companyId})`

/** How many bytes a company may keep. Triggers count what it uses (`storage_use`), so nothing is counted here. */
export class StorageQuota {
  private readonly promised = new PromisedBytes()

  constructor(
    /** The quota of companies that have none of their own. */
    private readonly usualQuota: number,
  ) {}

  async useOf(db: Pick<Db, 'scope' | 'row'>): Promise<StorageUse> {
    const { companyId } = db.scope
    return this.read(
      await db.row<UseRow>(sql`
        select coalesce(sum(bytes), 0)::bigint as used, ${QUOTA(companyId)} as quota
        from storage_use where company_id = ${companyId}`),
    )
  }

  /** What all companies use together, and how many have nearly used up their quota. */
  async useOfAll(database: Pick<Database, 'global'>): Promise<{ used: number; nearlyFull: number } | undefined> {
    const [row] = await database.global<{ used: number; nearlyFull: number }>(
      sql`select used, nearly_full as "nearlyFull" from storage_figures(${this.usualQuota})`,
    )
    return row
  }

  /** What the company's storage is used for, the largest kind first. */
  async kindsOf(db: Pick<Db, 'scope' | 'rows'>): Promise<{ kind: string; bytes: number }[]> {
    return db.rows(sql`
      select kind, sum(bytes)::bigint as bytes from storage_use where company_id = ${db.scope.companyId}
      group by kind having sum(bytes) > 0 order by 2 desc, kind`)
  }

  /** Counts bytes that a company has announced, or refuses them, while they are on their way to this process. */
  async during<Result>(
    companyId: string,
    use: StorageUse,
    bytes: number,
    work: () => Promise<Result>,
  ): Promise<Result> {
    refuseBeyond(use, this.promised.of(companyId) + bytes)
    return this.promised.during(companyId, bytes, work)
  }

  /** Takes room that nobody else gets before this transaction ends. Users' own images count for no company. */
  async takeRoomFor(db: Pick<Tx, 'scope' | 'row'>, bytes: number): Promise<void> {
    const { companyId } = db.scope
    if (companyId === NO_COMPANY) return
    const row = await db.row<UseRow>(
      sql`select storage_use_in_turn(${companyId}) as used, ${QUOTA(companyId)} as quota`,
    )
    refuseBeyond(this.read(row), bytes)
  }

  private read(row: UseRow | undefined): StorageUse {
    return { used: row?.used ?? 0, quota: row?.quota ?? this.usualQuota }
  }
}

const refuseBeyond = ({ used, quota }: StorageUse, bytes: number): void => {
  if (used + bytes > quota) throw new Refusal('storageFull', { quota: formatFileSize(quota) })
}
