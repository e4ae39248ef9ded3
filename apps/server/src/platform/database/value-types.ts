import pg from 'pg'

const { builtins } = pg.types

/** 2026-11-12 09:18:00.123456+00 as the ISO text responses carry; sessions run in UTC. */
export const isoMoment = (text: string): string => {
  const [, day, time, fraction = ''] = /^(\S+) (\d\d:\d\d:\d\d)(?:\.(\d+))?\+00$/.exec(text) ?? []
  return day === undefined ? text : `${day}T${time}.${fraction.slice(0, 3).padEnd(3, '0')}Z`
}

const TEXT_LIST: number = 1009
const UUID_LIST: number = 2951

/** Arrays of ids and tags are nearly always plain, and a full parser takes far longer. */
const listOf = (type: number) => {
  const parse = pg.types.getTypeParser(type, 'text')
  return (text: string): unknown => {
    if (text === '{}') return []
    return /["\\]|.\{|NULL/.test(text) ? parse(text) : text.slice(1, -1).split(',')
  }
}

const parsers: Partial<Record<number, (text: string) => unknown>> = {
  [builtins.TIMESTAMPTZ]: isoMoment,
  // Days stay text, as a calendar day has no time zone. Our counts and sums fit a double exactly.
  [builtins.DATE]: (text) => text,
  [builtins.INT8]: Number,
  [TEXT_LIST]: listOf(TEXT_LIST),
  [UUID_LIST]: listOf(UUID_LIST),
}

/** How column values arrive in JavaScript. */
export const valueTypes = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    (format !== 'binary' && parsers[oid]) || pg.types.getTypeParser(oid, format as 'text'),
} as pg.CustomTypesConfig
