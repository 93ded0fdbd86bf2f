import { useText } from '@iisp/web/i18n/use-text'
import { useState } from 'react'
import { accountFault, passwordFault } from '../../rules/sign-in/account.ts'
import { signInTexts } from './texts.ts'

export type Way = 'sms' | 'normal' | 'key' | 'sweep'
export interface Typed {
  readonly account: string
  readonly password: string
  readonly code: string
  readonly administrator: boolean
}
type Checked = 'account' | 'password' | 'code'
interface Options {
  readonly account: string
  readonly way: Way
  readonly isCodeSent: boolean
}

/** The fields of the sign-in form. The fault of a field shows once it was changed or the form was submitted. */
export function useFields({ account, way, isCodeSent }: Options) {
  const t = useText(signInTexts)
  const [typed, setTyped] = useState<Typed>({ account, password: '', code: '', administrator: false })
  const [touched, setTouched] = useState<ReadonlySet<keyof Typed>>(new Set())
  const codeFault = isCodeSent ? ('codeFormat' as const) : ('codeFirst' as const)
  const faults = {
    account: accountFault(typed.account),
    password: passwordFault(typed.password),
    code: way === 'sms' && !/^\d{6}$/.test(typed.code) ? codeFault : null,
  }
  return {
    typed,
    set: (change: Partial<Typed>) => {
      setTyped({ ...typed, ...change })
      setTouched(new Set([...touched, ...(Object.keys(change) as (keyof Typed)[])]))
    },
    /** The fault to show below a field. */
    shown: (field: Checked) => {
      const fault = faults[field]
      return touched.has(field) && fault !== null ? t(`fault.${fault}`) : undefined
    },
    /** Shows the faults of these fields; returns true if there are none. */
    check: (...fields: Checked[]) => {
      setTouched(new Set([...touched, ...fields]))
      return fields.every((field) => faults[field] === null)
    },
    hideFaults: () => setTouched(new Set()),
  }
}
