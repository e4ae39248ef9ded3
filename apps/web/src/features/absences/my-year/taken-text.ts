interface Taken {
  readonly takenPast: number
  readonly takenAhead: number
  readonly waiting: number
}

/** What has become of the days: '17.5 taken · 3 booked · 1 waiting'. */
export function takenText({ takenPast, takenAhead, waiting }: Taken): string {
  const texts = [
    ...(takenPast > 0 ? [`${takenPast} taken`] : []),
    ...(takenAhead > 0 ? [`${takenAhead} booked`] : []),
    ...(waiting > 0 ? [`${waiting} waiting`] : []),
  ]
  return texts.length > 0 ? texts.join(' · ') : 'none taken'
}
