import { readDraft, writeDraft } from '@iisp/web/drafts/index'

const name = 'registration.party-proof'

/** Codes on their way in this window. Without them it is worth nothing, in another browser neither with them. */
export interface KeptProof {
  readonly uuid: string
  /** When the server has forgotten it, in milliseconds since 1970. */
  readonly until: number
}

/** Phones reload a page while their owner reads the message with the code. */
export function keptProof(): KeptProof | null {
  const kept = readDraft(name) as Partial<KeptProof> | null
  return typeof kept?.uuid === 'string' && typeof kept.until === 'number' && kept.until > Date.now()
    ? { uuid: kept.uuid, until: kept.until }
    : null
}
export const keepProof = (proof: KeptProof | null): void => writeDraft(name, proof)
