import type { DomainEvent } from '@iisp/server'

interface Party {
  readonly id: string
  readonly institution_id: string
  readonly partner_id: string | null
}
/** The event that tells both managers of a link and the operating side. */
export const toBothManagers = ({ id, institution_id, partner_id }: Party): Omit<DomainEvent, 'topic'> => ({
  audience: [institution_id, ...(partner_id === null ? [] : [partner_id]), '*'],
  payload: { id },
})
