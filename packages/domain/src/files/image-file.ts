export const isImageFileName = (name: string): boolean => /\.(jpe?g|png|gif|bmp)$/i.test(name)
