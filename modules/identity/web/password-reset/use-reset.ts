import { request } from '@iisp/web/request/request'
import { useState } from 'react'
import { passwordResetErrors } from '../../contract/password-reset-errors.ts'
import { passwordResetFinish, passwordResetProve, passwordResetStart } from '../../contract/password-reset.ts'
import { attempt } from '../sign-in/attempt.ts'
import { sealFresh } from '../sign-in/seal.ts'
import type { Solved } from '../../parts/puzzle/use-puzzle.ts'
import { useSecondsUntil } from '../use-seconds-until.ts'
import { type KeptReset, keepReset, keptReset } from './kept-reset.ts'

export type Step = 'account' | 'codes' | 'password' | 'done'
const quiet = { quiet: true } as const
const fromNow = (seconds: number) => Date.now() + seconds * 1000

/** The steps of a reset: account and puzzle, both codes, the new password. A reload of the page returns to the current step. */
export function useReset() {
  const [started, setStarted] = useState(keptReset)
  const [account, setAccount] = useState(started?.account ?? '')
  const [done, setDone] = useState(false)
  const [state, setState] = useState<'typing' | 'puzzle' | 'working'>('typing')
  const [error, setError] = useState('')
  const wait = useSecondsUntil(started?.resendAt ?? 0)

  const goOn = (next: KeptReset | null) => {
    setStarted(next)
    keepReset(next)
  }
  const work = async (action: () => Promise<void>) => {
    setState('working')
    setError('')
    await attempt(action, ({ code, msg }) => {
      setError(msg)
      if (code === passwordResetErrors.resetEnded.code) goOn(null)
    }).finally(() => setState('typing'))
  }
  const uuid = started?.uuid ?? ''
  const step: Step = done ? 'done' : (started?.step ?? 'account')
  return {
    step,
    account,
    /** Of the codes sent last. */
    uuid,
    state,
    error,
    wait,
    setAccount: (next: string) => {
      setAccount(next)
      setError('')
    },
    askPuzzle: () => {
      setError('')
      setState('puzzle')
    },
    closePuzzle: () => setState('typing'),
    /** Sends codes, for the first time or again; earlier ones are then no longer accepted. */
    start: (solved: Solved) =>
      work(async () => {
        const answer = await request(passwordResetStart, { account, uuid: solved.uuid }, quiet)
        const { validSeconds, resendSeconds } = answer
        const times = { resendAt: fromNow(resendSeconds), until: fromNow(validSeconds) }
        goOn({ step: 'codes', account, uuid: answer.uuid, ...times })
      }),
    prove: (smsCode: string, mailCode: string) =>
      work(async () => {
        const { validSeconds } = await request(passwordResetProve, { uuid, smsCode, mailCode }, quiet)
        goOn({ step: 'password', account, uuid, resendAt: 0, until: fromNow(validSeconds) })
      }),
    finish: (password: string) =>
      work(async () => {
        const newPassword = await sealFresh(password)
        await request(passwordResetFinish, { uuid, newPassword }, quiet)
        setDone(true)
        goOn(null)
      }),
    restart: () => {
      setError('')
      goOn(null)
    },
  }
}
export type Reset = ReturnType<typeof useReset>
