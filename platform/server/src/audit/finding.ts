import type { findingKinds, findingSources, headsFindingKinds } from '@iisp/contract/audit-findings'

export interface Finding {
  readonly kind: (typeof findingKinds)[number]
  readonly source: (typeof findingSources)[number]
  readonly from: number
  readonly to: number
}

export interface HeadsFinding {
  readonly kind: (typeof headsFindingKinds)[number]
  readonly from: number
  readonly to: number
}
/** A restore from a backup that somebody accepted: the rows after `to` up to `from` were given up. */
export interface Restored {
  readonly at: string
  readonly institutionId: string
  readonly from: number
  readonly to: number
  readonly reason: string
}

/** One place outside the database that signed heads were read from, or should have been. */
export interface SourceReport {
  readonly source: 'file' | 'witness'
  readonly node: string
  /** write-only: a witness that the portal cannot ask. absent: a node's file that is not on this machine. */
  readonly state: 'compared' | 'unreachable' | 'write-only' | 'absent'
  readonly lines: number
  readonly findings: HeadsFinding[]
  readonly restored: Restored[]
}
