import { createPrivateKey, createPublicKey, generateKeyPair, randomBytes, type KeyObject } from 'node:crypto'
import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { StartupError } from './startup-error.ts'
import { writeOnce } from './write-once.ts'

export interface KeyPair {
  readonly privateKey: KeyObject
  readonly publicKey: KeyObject
}
/** The secrets that an installation generates once. */
export interface Secrets {
  /** RSA-2048; browsers encrypt passwords with it (RSA-OAEP-SHA-256). */
  readonly passwordKey: KeyPair
  /** 32 bytes that go into the hash of every session id and one-time code. */
  readonly sessionPepper: Buffer
  /** 32 bytes of AES-256-GCM, for sealing values that must not be readable in the database. */
  readonly sealKey: Buffer
  /** 32 bytes of HMAC-SHA256; mark the rows of the audit trail. */
  readonly auditRowKey: Buffer
  /** Ed25519; signs the heads of the audit chains, which an auditor verifies with the public key. */
  readonly auditHeadKey: KeyPair
}

const pem = { type: 'pkcs8', format: 'pem' } as const
const makeKeyPair = promisify(generateKeyPair)

/**
 * Reads the secrets in `folder` and generates missing ones. The folder has mode 700, the files 600.
 * Nodes that share the folder get the same secrets, independent of the order of their starts.
 */
export async function loadSecrets(folder: string): Promise<Secrets> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const [passwordKey, sessionPepper, sealKey, auditRowKey, auditHeadKey] = await Promise.all([
    readOrMake(folder, 'password-key.pem', asKeyPair('rsa'), async () =>
      (await makeKeyPair('rsa', { modulusLength: 2048 })).privateKey.export(pem).toString(),
    ),
    readOrMake(folder, 'session-pepper.txt', asBytes, makeBytes),
    readOrMake(folder, 'seal-key.txt', asBytes, makeBytes),
    readOrMake(folder, 'audit-row-key.txt', asBytes, makeBytes),
    readOrMake(folder, 'audit-head-key.pem', asKeyPair('ed25519'), async () =>
      (await makeKeyPair('ed25519')).privateKey.export(pem).toString(),
    ),
  ])
  return { passwordKey, sessionPepper, sealKey, auditRowKey, auditHeadKey }
}

async function readOrMake<T>(
  folder: string,
  name: string,
  parse: (text: string) => T,
  make: () => Promise<string>,
): Promise<T> {
  const path = join(folder, name)
  const text =
    (await readIfThere(path)) ?? (await writeOnce(path, await make()), await readFile(path, 'utf8'))
  try {
    return parse(text)
  } catch {
    throw new StartupError(
      `密钥文件 ${path} 已损坏，请从备份恢复。`,
      `The secret in ${path} is damaged; please restore it from a backup.`,
    )
  }
}

async function readIfThere(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

const asKeyPair = (type: 'rsa' | 'ed25519') => (text: string) => {
  const privateKey = createPrivateKey(text)
  if (privateKey.asymmetricKeyType !== type) throw new Error(`not an ${type} key`)
  return { privateKey, publicKey: createPublicKey(privateKey) }
}

const makeBytes = () => Promise.resolve(randomBytes(32).toString('hex') + '\n')

function asBytes(text: string): Buffer {
  if (!/^[0-9a-f]{64}\n?$/.test(text)) throw new Error('not 32 bytes in hexadecimal')
  return Buffer.from(text.trim(), 'hex')
}
