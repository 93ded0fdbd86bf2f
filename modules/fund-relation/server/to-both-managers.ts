import type { DomainEvent } from '@iisp/server'

interface Party {
  readonly id: string
  readonly institution_id: string
  readonly partner_id: string | null
}
/** An event for both managers of a link and the operating side. */
export const toBothManagers = ({ id, institution_id, partner_id }: Party): Omit<DomainEvent, 'topic'> => ({
  audience: [institution_id, ...(partner_id === null ? [] : [partner_id]), '*'],
  payload: { id },
})
