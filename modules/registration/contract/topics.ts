/** Events of this module. */
export const registrationTopics = {
  /** An application of a fund party was sent or decided. Pushed to the operating side. */
  partiesChanged: 'registration.parties-changed',
  /** The desk has returned, accepted or refused an application; payload `id`, `version`. */
  partyDecided: 'registration.party-decided',
  /** An application for a product was sent or decided. Pushed to its institution and the operating side. */
  contractsChanged: 'registration.contracts-changed',
} as const
