/** Number of parts of a file. */
export const partCount = (size: number, partBytes: number): number => Math.ceil(size / partBytes)

/** Bytes of one part; the last is shorter. */
export const bytesOfPart = (part: number, size: number, partBytes: number): number =>
  Math.min(partBytes, size - part * partBytes)
