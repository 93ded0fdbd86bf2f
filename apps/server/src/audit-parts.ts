import { resolve } from 'node:path'
import { type AuditParts, openWitness } from '@iisp/server'
import type { Config } from '@iisp/server/config/keys'
import type { Secrets } from '@iisp/server/config/secrets'

export type AuditSettings = Partial<Pick<Config, 'dataDir' | 'auditWitnessUrl' | 'auditWitnessDays'>>

/** What secures this installation's audit trail from outside the database. */
export const auditParts = (
  secrets: Pick<Secrets, 'auditRowKey' | 'auditHeadKey'>,
  { dataDir, auditWitnessUrl, auditWitnessDays = 3650 }: AuditSettings,
): AuditParts => ({
  rowKey: secrets.auditRowKey,
  headKey: secrets.auditHeadKey,
  folder: dataDir === undefined ? null : resolve(dataDir),
  witness: auditWitnessUrl ? openWitness(auditWitnessUrl, auditWitnessDays) : null,
})
