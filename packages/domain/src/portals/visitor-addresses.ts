/** The entries of a portal's list that let an address in: itself, and exactly its domain, without those above or below. */
const entriesThatAdmit = (email: string): readonly string[] => {
  const address = email.toLowerCase()
  return [address, address.slice(address.lastIndexOf('@'))]
}

/** Whether somebody may come to a portal: to one that lists nobody, everybody who has its password. */
export const isAdmitted = (listed: readonly string[], email: string): boolean =>
  listed.length === 0 || entriesThatAdmit(email).some((entry) => listed.includes(entry))
