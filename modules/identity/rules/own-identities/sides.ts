import type { InstitutionKind } from '@iisp/contract'

/** 1 the manager's side, 2 the sales channel's. */
export type Side = 1 | 2

/** The sides for which an account is registered. */
export interface Registered {
  readonly kind: InstitutionKind
  /** It works at both sides of its institution. */
  readonly bothSides: boolean
}

/** The sides that the account may choose from. */
export function offeredSides({ kind, bothSides }: Registered): readonly Side[] {
  if (kind === 'custodian') return [1]
  if (bothSides) return [1, 2]
  return kind === 'channel' ? [2] : [1]
}

/** The side in use; 0 if there are two and the session has not chosen one. */
export function sideInUse(registered: Registered, chosen: number | null): Side | 0 {
  const [first = 1, ...others] = offeredSides(registered)
  if (others.length === 0) return first
  return offeredSides(registered).find((side) => side === chosen) ?? 0
}

/** The kind of the institution at this side. */
export const kindAt = (kind: InstitutionKind, side: Side | 0): InstitutionKind => {
  if (kind === 'custodian') return kind
  return side === 2 ? 'channel' : 'manager'
}

/**
 * The institution's registration: 2 channel, 1 otherwise. If it has two, the one of the side in
 * use.
 */
export const managerTypeOrg = (kind: InstitutionKind, side: Side | 0): Side =>
  kindAt(kind, side) === 'channel' ? 2 : 1
