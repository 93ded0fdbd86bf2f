import { megabyte } from '@iisp/contract/upload-rules'

/** The largest file that one request may carry whole; larger ones are sent in parts. */
export const wholeFileMb = 50
/** Bytes of a part, and so the most that a running request loses when the connection breaks. */
export const partBytes = megabyte
/** Hours without progress after which an unfinished upload is deleted. */
export const uploadHours = 24
/**
 * Maximum number of a person's unfinished uploads. A new one replaces the one that has been idle
 * longest.
 */
export const uploadsAtOnce = 20
/** Default quota of an institution in bytes. */
export const usualQuota = 20 * 1024 * megabyte

export const exportLimits = {
  /** Maximum number of a person's waiting and running exports. */
  atOnce: 3,
  /** Days until a finished export is deleted. */
  days: 7,
  rows: 1_000_000,
  columns: 60,
  bytes: 500 * megabyte,
} as const

/** The most rows of a table in a slip: of one lot a day these are more than two hundred years. */
export const slipRows = 100_000

/** Limits per person: concurrent upload requests, and uploaded bytes in 24 hours, whether stored or not. */
export const sendingLimits = { atOnce: 20, bytesADay: 5 * 1024 * megabyte } as const

/** Limits of an archive, such as a zip or docx file. */
export const archiveLimits = {
  entries: 10_000,
  /** Unpacked bytes, including nested archives. */
  unpacked: 1024 * megabyte,
  /** Ratio of unpacked to packed size, checked only above `plain` unpacked bytes. */
  ratio: 100,
  plain: 20 * megabyte,
  /** Nesting of archives, such as a zip of documents that contain a workbook. */
  depth: 3,
  /** Bytes of an inner archive, which is inspected in memory. */
  inner: 32 * megabyte,
} as const
