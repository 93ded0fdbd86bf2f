import { resolve } from 'node:path'
import { Database, appRole, system } from '@iisp/server'
import { loadConfig } from '@iisp/server/config/load-config'
import { StartupError } from '@iisp/server/config/startup-error'
import { checkRegister, countRegister, registerRules } from '@iisp/ta/server'
import { openDatabase } from './open-database.ts'

/** Checks that lots, holdings, totals, confirmations and the ledger agree; the exit code is 1 where they do not. */
async function verify(): Promise<boolean> {
  const config = loadConfig()
  const database = await openDatabase(config, resolve(config.dataDir), (line) => console.log(line))
  const db = new Database({ url: database.url, poolSize: 1, role: appRole, statementTimeoutMs: 600_000 })
  try {
    const reader = db.reader(system('ta-verify'))
    const { funds, holdings, lots, confirmations } = await countRegister(reader)
    console.log(
      `产品 funds ${funds}, 持仓 holdings ${holdings}, 份额明细 lots ${lots}, 有效确认 confirmations ${confirmations}`,
    )
    const findings = await checkRegister(reader)
    for (const { rule, what } of findings) console.log(`不符 differs: ${rule.zh} (${rule.en}): ${what}`)
    if (findings.length === 0)
      console.log(`${registerRules.length} 项规则均相符 all ${registerRules.length} rules hold`)
    return findings.length === 0
  } finally {
    await db.close()
    await database.stop()
  }
}

try {
  process.exitCode = (await verify()) ? 0 : 1
} catch (error) {
  console.error(error instanceof StartupError ? error.message : error)
  process.exitCode = 1
}
