import { megabyte } from '@iisp/contract/upload-rules'

/** Bytes of a part: what a cut line costs at most for each request under way. */
export const partBytes = megabyte
/** Hours after which an upload that nobody went on with is forgotten. */
export const uploadHours = 24
/** Unfinished uploads of one person; the one left longest makes room for another. */
export const uploadsAtOnce = 20
/** Bytes that an institution may keep where no quota of its own is set. */
export const usualQuota = 20 * 1024 * megabyte

export const exportLimits = {
  /** Exports of one person that wait or run at a time. */
  atOnce: 3,
  /** Days until a finished export is taken away. */
  days: 7,
  rows: 1_000_000,
  columns: 60,
  bytes: 500 * megabyte,
} as const

/** Of one person: requests that bring bytes at a time, and bytes in 24 hours, kept or not. */
export const sendingLimits = { atOnce: 20, bytesADay: 5 * 1024 * megabyte } as const

/** What an archive, such as a zip or a docx, may hold. */
export const archiveLimits = {
  entries: 10_000,
  /** Bytes that it unpacks to, archives in it included. */
  unpacked: 1024 * megabyte,
  /** How many times its size it may unpack to, where that is more than `plain` bytes. */
  ratio: 100,
  plain: 20 * megabyte,
  /** Archives in each other: a zip of documents with a workbook in them. */
  depth: 3,
  /** Bytes of an archive in an archive, which is held in memory to be looked into. */
  inner: 32 * megabyte,
} as const
