/** Ends the reading of a text that is no XML, or more of it than is taken; the message says what is wrong, in words. */
export class MalformedXml extends Error {
  constructor(
    message: string,
    readonly fileLine: number,
  ) {
    super(message)
  }
}

/** A place in a text that only moves on, and knows its line. */
export class XmlCursor {
  place = 0
  fileLine = 1
  private endOfLine: number

  constructor(readonly text: string) {
    this.endOfLine = text.indexOf('\n')
  }

  get isAtEnd(): boolean {
    return this.place >= this.text.length
  }

  goTo(place: number): void {
    for (
      ;
      this.endOfLine !== -1 && this.endOfLine < place;
      this.endOfLine = this.text.indexOf('\n', this.endOfLine + 1)
    )
      this.fileLine++
    this.place = place
  }

  isAt(beginning: string): boolean {
    return this.text.startsWith(beginning, this.place)
  }

  /** What a sticky pattern finds here, which is passed. */
  matched(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.place
    const match = pattern.exec(this.text)
    if (match) this.goTo(pattern.lastIndex)
    return match
  }

  /** What lies between two marks, the first of which is here; both are passed. */
  between(beginning: string, ending: string): string {
    const from = this.place + beginning.length
    const end = this.text.indexOf(ending, from)
    if (end === -1) this.refuse(`what begins with ${beginning} has no end`)
    this.goTo(end + ending.length)
    return this.text.slice(from, end)
  }

  /** The text up to the next mark, which is where the cursor is then. */
  textBeforeMark(): string {
    const mark = this.text.indexOf('<', this.place)
    const end = mark === -1 ? this.text.length : mark
    const text = this.text.slice(this.place, end)
    this.goTo(end)
    return text
  }

  refuse(what: string): never {
    throw new MalformedXml(what, this.fileLine)
  }
}
