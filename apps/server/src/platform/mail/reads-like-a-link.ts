/** Anyone can take any name, and have us mail it to anyone: one that reads like a link is not ours to send. */
export const readsLikeALink = (name: string): boolean => /[/:@]|\.\p{L}{2}/u.test(name)
