import { findingWords } from '@iisp/audit/contract'
import { type ChainProgress, type SourceReport, system, verifyChains } from '@iisp/server'
import { type AuditDesk, runAuditCommand } from './audit-command.ts'

/** Checks every institution's audit chain against the signed heads; true where everything agrees. */
async function verify({ db, parts }: AuditDesk): Promise<boolean> {
  let told = Date.now()
  const { chains, reports } = await verifyChains(db.reader(system('audit-verify')), parts, (chain) => {
    if (Date.now() - told < 5000) return
    told = Date.now()
    console.log(`${chain.institutionId}: ${chain.next - 1} / ${chain.length} …`)
  })
  for (const chain of chains) tellChain(chain)
  for (const report of reports) tellSource(report)
  return [...chains, ...reports].every(({ findings }) => findings.length === 0)
}

function tellChain({ institutionId, length, findings }: ChainProgress): void {
  if (findings.length === 0) console.log(`${institutionId}: ${length} 条，链完整 records, chain holds`)
  for (const finding of findings) {
    const source = finding.source === 'table' ? '' : ` (${sourceNames[finding.source]})`
    console.log(`${institutionId}: ${findingWords(finding, 'zh')} ${findingWords(finding, 'en')}${source}`)
  }
}

const sourceNames = { file: '签名文件 signed heads', witness: '见证 witness' }
const states: Readonly<Record<SourceReport['state'], string>> = {
  compared: '已比对 compared',
  unreachable: '无法访问 cannot be reached',
  'write-only': '只写，请由见证方比对 takes only: compare with what it has',
  absent: '不在本机，未比对 not on this machine, not compared',
}

function tellSource({ source, node, state, lines, findings, restored }: SourceReport): void {
  console.log(`${sourceNames[source]} ${node}: ${lines} 行 lines, ${states[state]}`)
  for (const finding of findings)
    console.log(`  ${findingWords(finding, 'zh')} ${findingWords(finding, 'en')}`)
  for (const { at, institutionId, from, to, reason } of restored)
    console.log(`  ${at} 从备份恢复 restored from a backup: ${institutionId} ${from} → ${to}, ${reason}`)
}

await runAuditCommand(verify)
