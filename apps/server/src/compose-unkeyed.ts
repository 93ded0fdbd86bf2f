import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { type Composition, type Settings, compose } from './compose.ts'

/** Composes the portal's modules with throwaway keys, to inspect what they contribute without a database. */
export const composeUnkeyed = (settings: Partial<Settings> = {}): Composition =>
  compose(
    {
      passwordKey: generateKeyPairSync('rsa', { modulusLength: 2048 }),
      auditHeadKey: generateKeyPairSync('ed25519'),
      sessionPepper: randomBytes(32),
      sealKey: randomBytes(32),
      auditRowKey: randomBytes(32),
    },
    { publish: () => {} },
    { sessionIdleMinutes: 30, sessionMaxHours: 12, ...settings },
  )
