/** The username of somebody at Calder & Rowe, by the name in it. */
export const at = (name: string): string => `${name}@calder-rowe.example`
