/** Reads calendars as RFC 5545 says, without knowing how they were written. */
export interface ReadEvent extends Readonly<Record<string, string>> {
  readonly firstDay: string
  readonly lastDay: string
}

const unescaped = (value: string): string =>
  value.replace(/\\([\\;,nN])/g, (_, character: string) => (character.toLowerCase() === 'n' ? '\n' : character))

const DAY_MS = 86_400_000

const dayOf = (value: string, daysLater = 0): string => {
  const [, year, month, day] = /^(\d{4})(\d\d)(\d\d)$/.exec(value) ?? []
  if (year === undefined) throw new Error(`${value} is no date`)
  return new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)) + daysLater * DAY_MS)
    .toISOString()
    .slice(0, 10)
}

interface Line {
  readonly name: string
  readonly parameters: string
  readonly value: string
}

const linesOf = (text: string): Line[] => {
  if (!text.endsWith('\r\n')) throw new Error('the last line has no end')
  return text
    .slice(0, -2)
    .replace(/\r\n[ \t]/g, '')
    .split('\r\n')
    .map((line) => {
      const [, name, parameters, value] = /^([A-Z-]+)((?:;[^:]*)?):(.*)$/s.exec(line) ?? []
      if (name === undefined || value === undefined || /[\r\n]/.test(line)) throw new Error(`${line} is no line`)
      return { name, parameters: parameters ?? '', value }
    })
}

const eventOf = (lines: readonly Line[]): ReadEvent => {
  const fields = Object.fromEntries(lines.map(({ name, value }) => [name, unescaped(value)]))
  if (Object.keys(fields).length < lines.length) throw new Error('an event says something twice')
  for (const name of ['UID', 'DTSTAMP', 'DTSTART', 'DTEND'])
    if (fields[name] === undefined) throw new Error(`an event has no ${name}`)
  for (const { name, parameters } of lines)
    if (['DTSTART', 'DTEND'].includes(name) && parameters !== ';VALUE=DATE') throw new Error(`${name} is no day`)
  return { ...fields, firstDay: dayOf(fields.DTSTART ?? ''), lastDay: dayOf(fields.DTEND ?? '', -1) }
}

export const readCalendar = (text: string): { readonly name: string; readonly events: ReadEvent[] } => {
  const lines = linesOf(text)
  const [first, last] = [lines[0], lines.at(-1)]
  if (first?.name !== 'BEGIN' || last?.name !== 'END' || first.value !== 'VCALENDAR' || last.value !== 'VCALENDAR')
    throw new Error('this is no calendar')
  const events: ReadEvent[] = []
  const head: Line[] = []
  let open: Line[] | undefined
  for (const line of lines.slice(1, -1)) {
    const isMark = line.value === 'VEVENT' && (line.name === 'BEGIN' || line.name === 'END')
    if (isMark && (line.name === 'BEGIN') === (open !== undefined)) throw new Error('events lie in each other')
    if (isMark && line.name === 'BEGIN') open = []
    else if (isMark && open) {
      events.push(eventOf(open))
      open = undefined
    } else (open ?? head).push(line)
  }
  if (open) throw new Error('an event does not end')
  const version = head.find(({ name }) => name === 'VERSION')?.value
  if (version !== '2.0' || !head.some(({ name }) => name === 'PRODID')) throw new Error('the head is not whole')
  return { name: unescaped(head.find(({ name }) => name === 'X-WR-CALNAME')?.value ?? ''), events }
}
