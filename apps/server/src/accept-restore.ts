import { parseArgs } from 'node:util'
import { HeadKeeper, system } from '@iisp/server'
import { StartupError } from '@iisp/server/config/startup-error'
import { type AuditDesk, runAuditCommand } from './audit-command.ts'

/** `--reason text`: written to the audit trail and to the signed heads. */
function givenReason(): string {
  const { values } = parseArgs({ options: { reason: { type: 'string' } }, strict: false })
  const reason = typeof values['reason'] === 'string' ? values['reason'].trim() : ''
  if (reason.length > 0 && reason.length <= 200) return reason
  throw new StartupError(
    '用法：npm run audit:accept-restore -- --reason "从 11 月 20 日的备份恢复"',
    'Usage: npm run audit:accept-restore -- --reason "restored from the backup of 20 November"',
  )
}

/**
 * After a deliberate restore from a backup: takes the audit chains as the database has them, in spite of heads that
 * were signed since. An audit row of each chain and a signed line keep what was given up and why.
 */
async function accept({ db, parts }: AuditDesk): Promise<boolean> {
  const reason = givenReason()
  const keeper = new HeadKeeper(db, parts, (failure) => console.error(failure))
  const lost = await keeper.lostHeads()
  if (lost.length === 0) {
    console.log('数据库与签名文件一致，无需处理。 The database has all that was signed; nothing to accept.')
    return true
  }
  await db.transact(system('audit-accept-restore'), async (writer) => {
    for (const { institutionId, seq, length } of lost)
      writer.audit({
        institutionId,
        action: 'platform.accept-restore',
        object: `audit-chain:${institutionId}`,
        detail: { signed: seq, restored: length, reason },
      })
  })
  await keeper.accept(lost, reason)
  for (const { institutionId, seq, length } of lost)
    console.log(`${institutionId}: ${seq} → ${length}，已记录 recorded`)
  return true
}

await runAuditCommand(accept)
