/** What the fields of a claim are called where one of them was changed elsewhere too. */
export const COLLISION_LABELS: Readonly<Record<string, string>> = {
  name: 'Name',
  typeID: 'Type',
  incurredDate: 'Day',
  project: 'Project',
  amount: 'Amount',
  currency: 'Currency',
  creditCardID: 'Paid with',
  billToClient: 'Bill to client',
  comment: 'Comment',
  places: 'Places',
  isReturn: 'There and back',
  distance: 'Distance',
  reason: 'Why the distance differs',
}
