import { statfs } from 'node:fs/promises'
import { dirname } from 'node:path'
import { formatFileSize } from '@praxis/domain/files/file-size'
import { Refusal } from '../refusal'
import { PromisedBytes } from './promised-bytes'

const MB = 1024 * 1024
const GB = 1024 * MB

/** So long the last answer of the disk is used; bytes written meanwhile are subtracted. */
const BELIEVED_MS = 2_000
/** The share of the reserve below which the disk counts as full: even the database may not be able to write. */
const FULL_SHARE = 0.1

interface Disk {
  readonly bavail: number
  readonly blocks: number
  readonly bsize: number
}

export interface DiskState {
  readonly free: number
  /** Bytes kept for the database and the logs: uploads that would leave less are refused. */
  readonly reserve: number
}

/** How much of the free room one company may announce at once, so that there is always some for others. */
const COMPANYS_SHARE = 0.5
/** When to try again while the company's own files are on their way. */
const RETRY_SECONDS = 5

/** How much room is left on the disk of a folder. */
export class DiskRoom {
  private readonly promised = new PromisedBytes()
  private last: DiskState = { free: 0, reserve: 0 }
  private askedAt = Number.NEGATIVE_INFINITY

  constructor(
    private readonly folder: string,
    /** Without a number, the reserve is 1 GB, or 5% of a smaller disk. */
    private readonly reserveMb?: number,
    private readonly ask: (folder: string) => Promise<Disk> = statfs,
    private readonly nowMs: () => number = () => performance.now(),
  ) {}

  async state(): Promise<DiskState> {
    if (this.nowMs() - this.askedAt < BELIEVED_MS) return this.last
    // The folder itself is made with the first upload, so the one above it may be asked.
    const { bavail, blocks, bsize } = await this.ask(this.folder).catch(() => this.ask(dirname(this.folder)))
    const reserve = this.reserveMb === undefined ? Math.min(GB, 0.05 * blocks * bsize) : this.reserveMb * MB
    this.last = { free: bavail * bsize, reserve }
    this.askedAt = this.nowMs()
    return this.last
  }

  /** Refuses bytes that would go below the reserve. */
  async assertRoomFor(bytes: number): Promise<void> {
    const { free, reserve } = await this.state()
    if (free - bytes < reserve) throw new Refusal('diskFull')
  }

  /** Keeps room for bytes that a company has announced, or refuses them, while they are on their way. */
  async during<Result>(company: string, bytes: number, work: () => Promise<Result>): Promise<Result> {
    const { free, reserve } = await this.state()
    const room = free - reserve
    const share = room * COMPANYS_SHARE
    if (bytes > share || bytes > room - this.promised.all) throw new Refusal('diskFull')
    if (this.promised.of(company) + bytes > share) throw new Refusal('tooManyRequests', { retryAfter: RETRY_SECONDS })
    return this.promised.during(company, bytes, work)
  }

  /** Takes room for bytes that are written at once. */
  async take(bytes: number): Promise<void> {
    await this.assertRoomFor(bytes)
    this.last = { ...this.last, free: this.last.free - bytes }
  }
}

export const isDiskFull = ({ free, reserve }: DiskState): boolean => free < reserve * FULL_SHARE

/** What is wrong with the disk, for operators. */
export const diskProblem = ({ free, reserve }: DiskState): string | undefined =>
  free < reserve
    ? `${formatFileSize(free)} of disk space left. Uploads are refused below ${formatFileSize(reserve)}.`
    : undefined
