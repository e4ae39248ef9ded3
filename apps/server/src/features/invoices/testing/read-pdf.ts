import { inflateSync } from 'node:zlib'

interface PdfObject {
  /** The dictionary as it is written. */
  readonly dictionary: string
  readonly stream: Buffer
}

/** A PDF as far as tests look at it: its objects, as they stand in the file, with their streams unpacked. */
export class ReadPdf {
  private readonly objects = new Map<number, PdfObject>()

  constructor(bytes: Buffer) {
    const text = bytes.toString('latin1')
    if (!/^%PDF-1\.\d/.test(text) || !text.trimEnd().endsWith('%%EOF')) throw new Error('No PDF')
    for (const { 1: id = '', 2: body = '' } of text.matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
      const start = body.indexOf('stream\n')
      const dictionary = start === -1 ? body : body.slice(0, start)
      const raw = start === -1 ? '' : body.slice(start + 'stream\n'.length, body.lastIndexOf('\nendstream'))
      const packed = Buffer.from(raw, 'latin1')
      this.objects.set(Number(id), {
        dictionary,
        stream: /\/Filter\s*\/FlateDecode/.test(dictionary) ? inflateSync(packed) : packed,
      })
    }
  }

  /** All objects whose dictionary says so. */
  withEntry(pattern: RegExp): PdfObject[] {
    return [...this.objects.values()].filter(({ dictionary }) => pattern.test(dictionary))
  }

  /** The object that an entry of a dictionary points at. */
  at({ dictionary }: PdfObject, name: string): PdfObject {
    const id = new RegExp(`/${name}\\s*\\[?\\s*(\\d+) 0 R`).exec(dictionary)?.[1]
    const found = id === undefined ? undefined : this.objects.get(Number(id))
    if (!found) throw new Error(`${name} points at nothing`)
    return found
  }

  get catalogue(): PdfObject {
    const [catalogue] = this.withEntry(/\/Type\s*\/Catalog\b/)
    if (!catalogue) throw new Error('No catalogue')
    return catalogue
  }

  get pages(): number {
    return this.withEntry(/\/Type\s*\/Page\b/).length
  }
}
