import { inflateSync } from 'node:zlib'

interface PdfObject {
  /** The dictionary as it is written. */
  readonly dictionary: string
  readonly stream: Buffer
}

/** A text of a page, whose codes have four digits each. */
const textIn = (codes: string, letters: readonly string[]): string =>
  (codes.match(/\w{4}/g) ?? []).map((code) => letters[parseInt(code, 16)] ?? '').join('')

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
    return this.pageObjects.length
  }

  private get pageObjects(): PdfObject[] {
    return this.withEntry(/\/Type\s*\/Page\b/)
  }

  /** What is read on each page, without what lies between its texts. */
  get texts(): string[] {
    return this.pageObjects.map((page) => {
      const letters = this.lettersOf(this.at(page, 'Resources'))
      let font: readonly string[] = []
      const found = this.at(page, 'Contents')
        .stream.toString('latin1')
        .matchAll(/\/(F\d+) [\d.]+ Tf|\[(<.*?)\] TJ/g)
      return [...found]
        .map(([, name, shown = '']) => {
          if (name !== undefined) font = letters.get(name) ?? []
          return [...shown.matchAll(/<(\w+)>/g)].map(([, codes = '']) => textIn(codes, font)).join('')
        })
        .join('')
    })
  }

  /** By font, the letter of each of its codes. */
  private lettersOf(resources: PdfObject): Map<string, string[]> {
    const fonts = [...resources.dictionary.matchAll(/\/(F\d+) \d+ 0 R/g)]
    return new Map(
      fonts.map(([, name = '']) => {
        const letters = this.at(this.at(resources, name), 'ToUnicode').stream.toString('latin1')
        const [, range = ''] = /> \[(.*?)\]/.exec(letters) ?? []
        return [name, [...range.matchAll(/<(\w+)>/g)].map(([, code = '']) => String.fromCharCode(parseInt(code, 16)))]
      }),
    )
  }
}
