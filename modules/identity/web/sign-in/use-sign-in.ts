import { switchManager } from '../../contract/pages.ts'
import type { Input } from '@iisp/contract'
import { useText } from '@iisp/web/i18n/use-text'
import { request } from '@iisp/web/request/request'
import { isRequestError } from '@iisp/web/request/request-error'
import { go } from '@iisp/web/routes/navigation'
import { whileSigningIn } from '@iisp/web/session/session'
import { useEffect, useEffectEvent, useState } from 'react'
import { identityErrors } from '../../contract/errors.ts'
import { login, sendSMS } from '../../contract/sign-in.ts'
import { accountFault, normalAccount, passwordFault } from '../../rules/sign-in/account.ts'
import { rememberAccount } from './last-account.ts'
import { seal } from './seal.ts'
import { signInTexts } from './texts.ts'
import type { Solved } from './use-puzzle.ts'

export type Way = 'sms' | 'normal'
type Step = 'typing' | 'puzzle' | 'working'
/** The way's number on the wire. */
const loginTypes = { normal: 0, sms: 2 } as const
/** A super-manager goes on at the choice of managers. */
const administratorEntry = `/iisp/login?from=${encodeURIComponent(`/iisp${switchManager.path}`)}`

export interface Typed {
  readonly account: string
  readonly password: string
  readonly code: string
  readonly administrator: boolean
}
export interface SignInState {
  readonly account: string
  readonly onSignedIn: () => void
  /** The password was right but is too old. */
  readonly onExpired: (typed: { account: string; password: string }) => void
}

/** The state of the form: what was typed, what is wrong with it, where the sign-in stands. */
export function useSignIn({ account, onSignedIn, onExpired }: SignInState) {
  const t = useText(signInTexts)
  const [way, setWay] = useState<Way>('sms')
  const [typed, setTyped] = useState<Typed>({ account, password: '', code: '', administrator: false })
  const [touched, setTouched] = useState<ReadonlySet<keyof Typed>>(new Set())
  const [step, setStep] = useState<Step>('typing')
  const [error, setError] = useState('')
  const [sent, setSent] = useState<{ uuid: string; phone: string } | null>(null)
  const [wait, setWait] = useState(0)
  const [entered, setEntered] = useState(false)

  // Runs after the address has changed, so that the new page is the one to continue with.
  const tellEntered = useEffectEvent(onSignedIn)
  useEffect(() => {
    if (entered) tellEntered()
  }, [entered])
  useEffect(() => {
    if (wait === 0) return
    const timer = setTimeout(() => setWait(wait - 1), 1000)
    return () => clearTimeout(timer)
  }, [wait])

  const faults = {
    account: accountFault(typed.account),
    password: passwordFault(typed.password),
    code:
      way === 'sms' && !/^\d{6}$/.test(typed.code)
        ? sent === null
          ? ('codeFirst' as const)
          : ('codeFormat' as const)
        : null,
  }
  const shown = (field: 'account' | 'password' | 'code') => {
    const fault = faults[field]
    return touched.has(field) && fault !== null ? t(`fault.${fault}`) : undefined
  }
  const type = (change: Partial<Typed>) => {
    setTyped({ ...typed, ...change })
    setTouched(new Set([...touched, ...(Object.keys(change) as (keyof Typed)[])]))
    setError('')
    // A code belongs to the account it was sent for.
    if (change.account !== undefined) setSent(null)
  }
  /** Shows the faults of these fields; true where there are none. */
  const sound = (...fields: ('account' | 'password' | 'code')[]) => {
    setTouched(new Set([...touched, ...fields]))
    return fields.every((field) => faults[field] === null)
  }

  const work = async (action: () => Promise<void>) => {
    setStep('working')
    setError('')
    try {
      await action()
    } catch (thrown) {
      if (!isRequestError(thrown)) throw thrown
      thrown.shown = true
      if (thrown.code === identityErrors.passwordExpired.code) onExpired(typed)
      else setError(thrown.msg)
      if (thrown.code === identityErrors.codeExpired.code) setSent(null)
      if (thrown.code === identityErrors.codeNeeded.code) setWay('sms')
    } finally {
      setStep('typing')
    }
  }
  const enter = (solved: Solved | { uuid: string }) =>
    work(async () => {
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
      await whileSigningIn(() => request(login, input, { quiet: true }))
      rememberAccount(normalAccount(typed.account))
      if (typed.administrator) go(administratorEntry, { replace: true })
      setEntered(true)
    })
  const send = (solved: Solved) =>
    work(async () => {
      const [password] = await seal(typed.password)
      const input = { account: typed.account, password, ...solved, verifyCodeSendType: '1' as const }
      const answer = await request(sendSMS, input, { quiet: true })
      setSent({ uuid: solved.uuid, phone: answer.phone })
      setWait(answer.resendSeconds)
      setTouched(new Set())
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
    choose: (next: Way) => {
      setWay(next)
      setError('')
      setTouched(new Set())
    },
    /** 登录: with a code at once, with a password after the puzzle. */
    submit: () => {
      if (way === 'normal') return sound('account', 'password') ? setStep('puzzle') : undefined
      if (sound('account', 'password', 'code') && sent !== null) void enter({ uuid: sent.uuid })
    },
    /** 获取验证码: after the puzzle. */
    askCode: () => void (sound('account', 'password') && setStep('puzzle')),
    solved: (solution: Solved) => void (way === 'sms' ? send(solution) : enter(solution)),
    closePuzzle: () => setStep('typing'),
  }
}
