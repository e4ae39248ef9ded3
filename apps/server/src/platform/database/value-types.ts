import pg from 'pg'

const { builtins } = pg.types

/** 2026-11-12 09:18:00.123456+00 as the ISO text responses carry; sessions run in UTC. */
export const isoMoment = (text: string): string => {
  const [, day, time, fraction = ''] = /^(\S+) (\d\d:\d\d:\d\d)(?:\.(\d+))?\+00$/.exec(text) ?? []
  return day === undefined ? text : `${day}T${time}.${fraction.slice(0, 3).padEnd(3, '0')}Z`
}

const parsers: Partial<Record<number, (text: string) => unknown>> = {
  [builtins.TIMESTAMPTZ]: isoMoment,
  // Days stay text: a calendar day has no time zone. Counts and sums of ours fit a double exactly.
  [builtins.DATE]: (text) => text,
  [builtins.INT8]: Number,
}

/** How column values arrive in JavaScript. */
export const valueTypes = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    (format !== 'binary' && parsers[oid]) || pg.types.getTypeParser(oid, format as 'text'),
} as pg.CustomTypesConfig
