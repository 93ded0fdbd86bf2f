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
