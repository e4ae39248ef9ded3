export function findBrowser(): string | null
export function browserArguments(): string[]
export function ensureBrowser(): string
