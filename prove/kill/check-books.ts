import { join } from 'node:path'
import { Database, type Reader, appRole, system, verifyChains } from '@iisp/server'
import { loadSecrets } from '@iisp/server/config/secrets'
import { checkInvariants } from '@iisp/transfers/fixtures'
import type { KillStage } from './stage.ts'

/**
 * Postings sum to zero, balances and freezes agree, and the audit chains match their signed heads. `more` names what else
 * is broken.
 */
export async function checkBooks(
  { portal, verdict }: KillStage,
  more: (db: Reader) => Promise<readonly string[]> = async () => [],
): Promise<void> {
  const { folder } = portal
  const db = new Database({ url: portal.databaseUrl, poolSize: 1, role: appRole, statementTimeoutMs: 60_000 })
  const reader = db.reader(system('prove'))
  const broken = [...(await checkInvariants(reader)), ...(await more(reader))]
  verdict.check(broken.length === 0, broken.join('; '))
  const secrets = await loadSecrets(join(folder, 'secrets'))
  const parts = { rowKey: secrets.auditRowKey, headKey: secrets.auditHeadKey, folder, witness: null }
  const { chains, reports } = await verifyChains(reader, parts)
  for (const { institutionId, findings } of chains)
    verdict.check(findings.length === 0, `audit chain ${institutionId}: ${JSON.stringify(findings)}`)
  for (const { node, findings } of reports)
    verdict.check(findings.length === 0, `signed heads of ${node}: ${JSON.stringify(findings)}`)
  await db.close()
}
