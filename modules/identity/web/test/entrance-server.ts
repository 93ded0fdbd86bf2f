import { FakeServer } from '@iisp/testing/dom/fake-server'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { generateKeyPairSync } from 'node:crypto'
import { expect } from 'vitest'
import {
  getCompanyAndProductNum,
  getImageVerifyCode,
  getLoginKey,
  verifyImageCode,
} from '../../contract/sign-in.ts'

/** Name of the puzzle and of the key. */
export const uuid = 'AAAAAAAAAAAAAAAAAAAAAA'
export const picture = { uuid, bgImage: 'aGk=', sliderImage: 'aGk=', y: 40 }
const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
const key = publicKey.export({ type: 'spki', format: 'der' }).toString('base64')

/** Answers what the pages before the sign-in ask: figures, key and puzzle. */
export const entranceServer = () =>
  new FakeServer()
    .answer(getCompanyAndProductNum, () => ({ companyNum: 5, productNum: 1286 }))
    .answer(getLoginKey, () => ({ publicKey: key, nonce: uuid }))
    .answer(getImageVerifyCode, () => picture)
    .answer(verifyImageCode, () => ({ uuid }))

/** Moves the piece of the puzzle that is shown and lets go. */
export async function solve(steps: number) {
  const handle = await screen.findByRole('slider')
  await waitFor(() => expect(handle.getAttribute('aria-disabled')).toBe('false'))
  for (let i = 0; i < steps; i++) fireEvent.keyDown(handle, { key: 'ArrowRight' })
  fireEvent.keyDown(handle, { key: 'Enter' })
}
