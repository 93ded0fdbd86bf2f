import type { Input } from '@iisp/contract'
import { request } from '@iisp/web/request/request'
import { whileSigningIn } from '@iisp/web/session/session'
import { useEffect, useEffectEvent, useState } from 'react'
import { identityErrors } from '../../contract/errors.ts'
import { login, sendSMS } from '../../contract/sign-in.ts'
import { normalAccount } from '../../rules/sign-in/account.ts'
import { type KeyFault, missingForKeys } from '../hardware-keys/browser-keys.ts'
import { attempt } from './attempt.ts'
import { lastWay, rememberAccount, rememberWay } from './last-account.ts'
import { seal } from './seal.ts'
import { useSecondsUntil } from '../use-seconds-until.ts'
import { type Typed, useFields, type Way } from './use-fields.ts'
import type { Solved } from '../../parts/puzzle/use-puzzle.ts'

/** Opens the sign-in with the UKey chosen. */
const keyAddress = '/UKey-Login'
type Step = 'typing' | 'puzzle' | 'working'
/** The number of each way in the call. */
const loginTypes = { normal: 0, key: 1, sms: 2, sweep: 3 } as const
export interface SignInState {
  readonly account: string
  /** Signs in to the global-fund zone. */
  readonly globalFund: boolean
  readonly onSignedIn: () => void
  /** The password was right but is too old. */
  readonly onExpired: (typed: { account: string; password: string }) => void
}

/** The state of the sign-in form and its steps. */
export function useSignIn({ account, globalFund, onSignedIn, onExpired }: SignInState) {
  const [way, setWay] = useState<Way>(() => (location.href.includes(keyAddress) ? 'key' : lastWay()))
  const [keyFault, setKeyFault] = useState<KeyFault | null>(null)
  const [step, setStep] = useState<Step>('typing')
  const [error, setError] = useState('')
  const [sent, setSent] = useState<{ uuid: string; phone: string } | null>(null)
  const [resendAt, setResendAt] = useState(0)
  const wait = useSecondsUntil(resendAt)
  const { typed, set, shown, check, hideFaults } = useFields({ account, way, isCodeSent: sent !== null })
  const [entered, setEntered] = useState(false)

  // Runs after the address has changed, so that the new page is the one that continues.
  const onEntered = useEffectEvent(onSignedIn)
  useEffect(() => {
    if (entered) onEntered()
  }, [entered])

  const type = (change: Partial<Typed>) => {
    set(change)
    setError('')
    // a code belongs to the account it was sent for
    if (change.account !== undefined) setSent(null)
  }
  const work = async (action: () => Promise<void>) => {
    setStep('working')
    setError('')
    await attempt(action, ({ code, msg }) => {
      if (code === identityErrors.passwordExpired.code) onExpired(typed)
      else setError(msg)
      if (code === identityErrors.codeExpired.code) setSent(null)
      if (code === identityErrors.codeNeeded.code) setWay('sms')
    }).finally(() => setStep('typing'))
  }
  const enter = (solve: () => Promise<Solved | { uuid: string }>) =>
    work(async () => {
      await requestSession(globalFund ? await zoneSignIn() : login, typed, way, await solve())
      if (typed.administrator) await (await import('./administrator-entry.ts')).goToEntry()
      setEntered(true)
    })
  const touchKey = () => {
    const missing = missingForKeys()
    setKeyFault(missing)
    if (missing === null) void enter(async () => (await import('./prove-key.ts')).proveKey(typed.account))
  }
  const send = (solved: Solved) =>
    work(async () => {
      const { phone, resendSeconds } = await requestCode(typed, solved)
      setSent({ uuid: solved.uuid, phone })
      setResendAt(Date.now() + resendSeconds * 1000)
      hideFaults()
    })

  return {
    way,
    typed,
    step,
    error,
    sent,
    wait,
    shown,
    type,
    /** Why this browser has no use for a UKey, to be shown in a dialog. */
    keyFault,
    closeKeyFault: () => setKeyFault(null),
    choose: (next: Way) => {
      setWay(next)
      if (next === 'key') setKeyFault(missingForKeys())
      setError('')
      hideFaults()
    },
    /**
     * 登录: signs in immediately with an SMS code, on touch with a UKey, and after the puzzle with a
     * password alone.
     */
    submit: () => {
      if (way === 'key') return check('account', 'password') ? touchKey() : undefined
      if (way === 'normal') return check('account', 'password') ? setStep('puzzle') : undefined
      if (check('account', 'password', 'code') && sent !== null) void enter(async () => ({ uuid: sent.uuid }))
    },
    /** 获取验证码: after the puzzle. */
    askCode: () => void (check('account', 'password') && setStep('puzzle')),
    solved: (solution: Solved) => void (way === 'sms' ? send(solution) : enter(async () => solution)),
    closePuzzle: () => setStep('typing'),
  }
}

/** Loaded where it is needed, because the login page is kept small. */
const zoneSignIn = async () => (await import('../../contract/global-fund.ts')).loginFundGlobal

async function requestSession(
  call: typeof login | Awaited<ReturnType<typeof zoneSignIn>>,
  typed: Typed,
  way: Way,
  solved: Solved | { uuid: string },
): Promise<void> {
  const [password] = await seal(typed.password)
  const input: Input<typeof login> = {
    account: typed.account,
    password,
    ...solved,
    captcha_text: way === 'sms' ? typed.code : '',
    loginType: loginTypes[way],
    pcFlag: '1',
    isAdmin: typed.administrator ? '1' : '0',
  }
  await whileSigningIn(() => request(call, input, { quiet: true }))
  rememberAccount(normalAccount(typed.account))
  rememberWay(way)
}

async function requestCode({ account, password: typed }: Typed, solved: Solved) {
  const [password] = await seal(typed)
  return request(sendSMS, { account, password, ...solved, verifyCodeSendType: '1' }, { quiet: true })
}
