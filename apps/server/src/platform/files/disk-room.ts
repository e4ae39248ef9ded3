import { statfs } from 'node:fs/promises'
import { dirname } from 'node:path'
import { formatFileSize } from '@praxis/domain/files/file-size'
import { Refusal } from '../refusal'

const MB = 1024 * 1024
const GB = 1024 * MB

/** So long what the disk said is believed; what was written meanwhile is subtracted. */
const BELIEVED_MS = 2_000
/** Of the reserve: below that nothing can be counted on, also not that the database can write. */
const FULL_SHARE = 0.1

interface Disk {
  readonly bavail: number
  readonly blocks: number
  readonly bsize: number
}

export interface DiskState {
  readonly free: number
  /** Kept for the database and the logs: uploads that would go below are refused. */
  readonly reserve: number
}

/** How much room is left on the disk of a folder. */
export class DiskRoom {
  private last: DiskState = { free: 0, reserve: 0 }
  private askedAt = Number.NEGATIVE_INFINITY

  constructor(
    private readonly folder: string,
    /** Without one it is 1 GB, or 5% of a smaller disk. */
    private readonly reserveMb?: number,
    private readonly ask: (folder: string) => Promise<Disk> = statfs,
    private readonly nowMs: () => number = () => performance.now(),
  ) {}

  async state(): Promise<DiskState> {
    if (this.nowMs() - this.askedAt < BELIEVED_MS) return this.last
    // The folder itself is made with the first upload.
    const { bavail, blocks, bsize } = await this.ask(this.folder).catch(() => this.ask(dirname(this.folder)))
    const reserve = this.reserveMb === undefined ? Math.min(GB, 0.05 * blocks * bsize) : this.reserveMb * MB
    this.last = { free: bavail * bsize, reserve }
    this.askedAt = this.nowMs()
    return this.last
  }

  /** Refuses what would go below the reserve. */
  async assertRoomFor(bytes: number): Promise<void> {
    const { free, reserve } = await this.state()
    if (free - bytes < reserve) throw new Refusal('diskFull')
  }

  /** For bytes that are written at once. */
  async take(bytes: number): Promise<void> {
    await this.assertRoomFor(bytes)
    this.last = { ...this.last, free: this.last.free - bytes }
  }
}

export const isDiskFull = ({ free, reserve }: DiskState): boolean => free < reserve * FULL_SHARE

/** What is wrong with the disk, for whoever runs the installation. */
export const diskProblem = ({ free, reserve }: DiskState): string | undefined =>
  free < reserve
    ? `${formatFileSize(free)} of disk space left. Uploads are refused below ${formatFileSize(reserve)}.`
    : undefined
