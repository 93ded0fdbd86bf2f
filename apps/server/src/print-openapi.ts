import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { openApi } from '@iisp/server'
import { platformCalls } from '@iisp/server/platform-calls'
import { compose } from './compose.ts'

// Prints the OpenAPI document; needs neither a server nor a database, and its keys serve nobody.
const keys = () => generateKeyPairSync('ed25519')
const secrets = {
  passwordKey: keys(),
  auditHeadKey: keys(),
  sessionPepper: randomBytes(32),
  sealKey: randomBytes(32),
  auditRowKey: randomBytes(32),
}
const { modules } = compose(secrets, { publish: () => {} }, { sessionIdleMinutes: 30, sessionMaxHours: 12 })
const calls = modules.flatMap((module) => module.handlers.map((handler) => handler.call))
console.log(JSON.stringify(openApi([...calls, ...platformCalls], 'IISP'), null, 1))
