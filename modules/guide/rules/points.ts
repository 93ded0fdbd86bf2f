import { guideLimits } from '../contract/limits.ts'

/** Codes that stand for something a person does once a day, menu and code: one point each. */
const plainPoints = 1

export interface PointsFacts {
  readonly code: string
  /** The code was recorded for this object, today where it counts once a day. */
  readonly known: boolean
  /** Points for complaints of this business day. */
  readonly today: number
  /** Channel, consignment and global-fund accounts collect none. */
  readonly collects: boolean
}

/** How many points a record is worth. The client never says. */
export function pointsFor({ code, known, today, collects }: PointsFacts): number {
  if (!collects || known) return 0
  if (code !== '2004') return plainPoints
  return Math.max(0, Math.min(guideLimits.complaintPoints, guideLimits.complaintPointsADay - today))
}
