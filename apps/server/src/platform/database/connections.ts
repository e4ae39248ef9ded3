import type pg from 'pg'
import type { Caller } from '../shares/caller'
import type { Lane } from '../shares/lane'
import type { Answer, TryPiece } from './piece'

/** The pool of connections, of which each company and each person gets no more than their share. */
export class Connections {
  constructor(
    private readonly pool: pg.Pool,
    private readonly lane: Lane,
    /** How long a statement may take unless its scope sets less. */
    readonly patienceMs: number,
    readonly tryPiece: TryPiece,
  ) {}

  /** The same as tryPiece, where every part of the piece must succeed. */
  async runPiece(...piece: Parameters<TryPiece>): Promise<Answer> {
    const answer = await this.tryPiece(...piece)
    if (answer.problem !== undefined) throw answer.problem
    return answer
  }

  async take(caller: Caller): Promise<pg.PoolClient> {
    if (!this.lane.tryEnter(caller)) await this.lane.enter(caller)
    try {
      return await this.pool.connect()
    } catch (error) {
      this.lane.leave(caller)
      throw error
    }
  }

  giveBack(client: pg.PoolClient, caller: Caller, isBroken = false): void {
    client.release(isBroken)
    this.lane.leave(caller)
  }
}
