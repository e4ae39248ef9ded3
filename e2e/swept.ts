/** The long run goes everywhere. */
export const isLong = process.env.PRAXIS_LONG === '1'

/** What a journey repeats at many places: all of them in the long run, otherwise one of each kind. */
export const swept = <Place>(places: readonly Place[], isOfItsKind: (place: Place) => boolean): readonly Place[] =>
  isLong ? places : places.filter(isOfItsKind)
