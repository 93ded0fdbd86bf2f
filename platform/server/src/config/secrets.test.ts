import { constants, privateDecrypt, publicEncrypt, sign, verify } from 'node:crypto'
import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { loadSecrets } from './secrets.ts'
import { writeOnce } from './write-once.ts'

let home: string
beforeEach(() => (home = mkdtempSync(join(tmpdir(), 'iisp-secrets-'))))
afterEach(() => rmSync(home, { recursive: true, force: true }))

test('the first start creates the secrets, readable only by their owner; later starts read the same', async () => {
  const folder = join(home, 'secrets')
  const first = await loadSecrets(folder)
  const second = await loadSecrets(folder)
  expect(statSync(folder).mode & 0o777).toBe(0o700)
  expect(readdirSync(folder)).toEqual([
    'audit-head-key.pem',
    'audit-row-key.txt',
    'password-key.pem',
    'seal-key.txt',
    'session-pepper.txt',
  ])
  for (const name of readdirSync(folder)) expect(statSync(join(folder, name)).mode & 0o777).toBe(0o600)

  expect(second.sessionPepper).toEqual(first.sessionPepper)
  expect(first.sessionPepper).toHaveLength(32)
  expect(second.sealKey).toEqual(first.sealKey)
  expect(first.sealKey).toHaveLength(32)
  expect(first.sealKey).not.toEqual(first.sessionPepper)
  expect(second.auditRowKey).toEqual(first.auditRowKey)
  expect(first.auditRowKey).not.toEqual(first.sealKey)
  const padding = { padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' }
  const sent = publicEncrypt({ key: first.passwordKey.publicKey, ...padding }, Buffer.from('digest'))
  expect(privateDecrypt({ key: second.passwordKey.privateKey, ...padding }, sent).toString()).toBe('digest')
  const head = Buffer.from('head of a chain')
  const signature = sign(null, head, first.auditHeadKey.privateKey)
  expect(verify(null, head, second.auditHeadKey.publicKey, signature)).toBe(true)
})

test('nodes that start simultaneously on one folder use the same secrets', async () => {
  const folder = join(home, 'shared')
  const nodes = await Promise.all([loadSecrets(folder), loadSecrets(folder), loadSecrets(folder)])
  expect(new Set(nodes.map((node) => node.sessionPepper.toString('hex'))).size).toBe(1)
})

test('a damaged secret is refused in one sentence and left unchanged', async () => {
  await loadSecrets(home)
  const path = join(home, 'session-pepper.txt')
  writeFileSync(path, 'short')
  await expect(loadSecrets(home)).rejects.toThrow(/is damaged; please restore it from a backup/)
  expect(readFileSync(path, 'utf8')).toBe('short')
})

test('writeOnce writes once, with mode 600, and leaves no temporary file', async () => {
  const path = join(home, 'demo-accounts.txt')
  const wins = await Promise.all(['a', 'b', 'c'].map((text) => writeOnce(path, text)))
  expect(wins.filter(Boolean)).toHaveLength(1)
  expect(readFileSync(path, 'utf8')).toBe('abc'[wins.indexOf(true)])
  expect(statSync(path).mode & 0o777).toBe(0o600)
  expect(readdirSync(home)).toEqual(['demo-accounts.txt'])
})
