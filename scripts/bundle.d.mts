export function bundle(entry: string, outfile: string): Promise<string[]>
