import { constants, generateKeyPairSync, privateDecrypt } from 'node:crypto'
import { expect, test } from 'vitest'
import {
  passwordDigest,
  sealNewPassword,
  sealPassword,
  splitSealed,
  splitSealedNew,
} from './password-transport.ts'

const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
const spki = publicKey.export({ type: 'spki', format: 'der' }).toString('base64')
const nonce = 'abcdefghijklmnopqrstuv'
const open = (sealed: string) =>
  privateDecrypt(
    { key: privateKey, oaepHash: 'sha256', padding: constants.RSA_PKCS1_OAEP_PADDING },
    Buffer.from(sealed, 'base64'),
  ).toString()

test('[SH-211] a password is trimmed, hashed and uppercased before it is sealed', async () => {
  const digest = await passwordDigest('  abc ')
  expect(digest).toBe('BA7816BF8F01CFEA414140DE5DAE2223B00361A396177A9CB410FF61F20015AD')
  const sealed = await sealPassword('abc', spki, nonce)
  expect(sealed).not.toContain('abc')
  expect(open(sealed)).toBe(digest + nonce)
})
test('[SH-211] two sends of one password differ', async () => {
  expect(await sealPassword('abc', spki, nonce)).not.toBe(await sealPassword('abc', spki, nonce))
})
test('an opened seal of another form is refused', () => {
  expect(splitSealed('A'.repeat(64) + nonce)).toEqual({ digest: 'A'.repeat(64), nonce })
  expect(splitSealed('a'.repeat(64) + nonce)).toBeNull()
  expect(splitSealed('A'.repeat(64))).toBeNull()
  expect(splitSealed(`${'A'.repeat(64)}${nonce}\n`)).toBeNull()
})

test.each(['Calm-river7', '山高水长Aa12', `Aa1${'山'.repeat(55)}`, `Aa1!${'x'.repeat(60)}`])(
  'a new password %j arrives as it was typed',
  async (password) => {
    const plain = privateDecrypt(
      { key: privateKey, oaepHash: 'sha256', padding: constants.RSA_PKCS1_OAEP_PADDING },
      Buffer.from(await sealNewPassword(password, spki, nonce), 'base64'),
    )
    expect(splitSealedNew(plain)).toEqual({ password, nonce })
  },
)
test('a sealed new password of another form is refused', () => {
  expect(splitSealedNew(Buffer.from(`x${nonce}\n`))).toBeNull()
  expect(splitSealedNew(Buffer.from(nonce.slice(1)))).toBeNull()
  expect(splitSealedNew(Buffer.concat([Buffer.from([0xff]), Buffer.from(nonce)]))).toBeNull()
})
