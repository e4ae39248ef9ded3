const PARSE = 0x50
const DESCRIBE = 0x44
const BIND = 0x42
const EXECUTE = 0x45
const SYNC = 0x53
const STATEMENT = 0x53
const CLOSE = 0x43

/** A UTF-16 code unit takes at most so many bytes in UTF-8. */
const MOST_BYTES = 3

/**
 * Messages to the database, gathered so that any number of them leave in one write. Writing them one by one would cost
 * more than most of the statements they carry.
 */
export class WireMessages {
  private bytes = Buffer.allocUnsafe(16 * 1024)
  private end = 0
  private start = 0

  /** Gives a statement its name on this connection. */
  parse(name: string, text: string): void {
    this.open(PARSE)
    this.zeroEnded(name)
    this.zeroEnded(text)
    this.int16(0)
    this.close()
  }

  /** Makes the connection forget a statement. */
  forget(name: string): void {
    this.open(CLOSE)
    this.byte(STATEMENT)
    this.zeroEnded(name)
    this.close()
  }

  /** Asks which columns the statement answers with. */
  describe(name: string): void {
    this.open(DESCRIBE)
    this.byte(STATEMENT)
    this.zeroEnded(name)
    this.close()
  }

  /** Runs the statement with these values; they and its answer travel as text. */
  run(name: string, values: readonly (string | null)[]): void {
    this.open(BIND)
    this.zeroEnded('')
    this.zeroEnded(name)
    this.int16(0)
    this.int16(values.length)
    for (const value of values) this.value(value)
    this.int16(0)
    this.close()
    this.open(EXECUTE)
    this.zeroEnded('')
    this.int32(0)
    this.close()
  }

  /** Ends the piece: the database answers, and starts afresh after an error. */
  sync(): void {
    this.open(SYNC)
    this.close()
  }

  /** Begins anew, and drops a piece that could not be written. */
  clear(): void {
    this.end = 0
  }

  /** Everything gathered so far. */
  copy(): Buffer {
    return Buffer.from(this.bytes.subarray(0, this.end))
  }

  private open(kind: number): void {
    this.byte(kind)
    this.start = this.end
    this.int32(0)
  }

  private close(): void {
    this.bytes.writeInt32BE(this.end - this.start, this.start)
  }

  private reserve(size: number): void {
    if (this.end + size <= this.bytes.length) return
    const larger = Buffer.allocUnsafe(2 * (this.end + size))
    this.bytes.copy(larger, 0, 0, this.end)
    this.bytes = larger
  }

  private byte(value: number): void {
    this.reserve(1)
    this.bytes[this.end] = value
    this.end += 1
  }

  private int16(value: number): void {
    this.reserve(2)
    this.end = this.bytes.writeUInt16BE(value, this.end)
  }

  private int32(value: number): void {
    this.reserve(4)
    this.end = this.bytes.writeInt32BE(value, this.end)
  }

  private zeroEnded(text: string): void {
    this.reserve(text.length * MOST_BYTES)
    if (text !== '') this.end += this.bytes.write(text, this.end)
    this.byte(0)
  }

  private value(text: string | null): void {
    if (text === null) {
      this.int32(-1)
      return
    }
    this.reserve(4 + text.length * MOST_BYTES)
    const written = this.bytes.write(text, this.end + 4)
    this.bytes.writeInt32BE(written, this.end)
    this.end += 4 + written
  }
}
