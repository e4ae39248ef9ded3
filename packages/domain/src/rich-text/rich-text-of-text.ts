const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** Rich text that reads the same as a plain text. */
export const richTextOfText = (text: string): string => text.replace(/[&<>]/g, (sign) => ENTITIES[sign] ?? sign)
