import { guideLimits } from '../contract/limits.ts'

/** Codes of actions that earn one point each, at most once per day, menu and code. */
const plainPoints = 1

export interface PointsFacts {
  readonly code: string
  /** The code was recorded for this object, today where it counts once a day. */
  readonly known: boolean
  /**
   * Points of this business day: for complaints if the code is for one, otherwise for everything
   * else.
   */
  readonly today: number
  /** Channel, consignment and global-fund accounts collect none. */
  readonly collects: boolean
}

/** Number of points for a record. The client's input never decides it. */
export function pointsFor({ code, known, today, collects }: PointsFacts): number {
  if (!collects || known) return 0
  if (code !== '2004') return today < guideLimits.plainPointsADay ? plainPoints : 0
  return Math.max(0, Math.min(guideLimits.complaintPoints, guideLimits.complaintPointsADay - today))
}

export interface MenuForPoints {
  readonly isNew: boolean
  readonly hasVideo: boolean
  /** One of `visitPointMenus`. */
  readonly givesVisitPoints: boolean
}

/** Whether a code other than 2004 counts for a menu that the person may open (O-132). */
export function countsFor(code: string, { isNew, hasVideo, givesVisitPoints }: MenuForPoints): boolean {
  if (code === '2003') return isNew
  if (code === '2005') return givesVisitPoints
  return code !== '2006' || hasVideo
}
