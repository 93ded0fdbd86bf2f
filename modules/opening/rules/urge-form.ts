import { emailAddress } from '@iisp/contract/patterns'
import type { Fault } from './why.ts'

export interface UrgeForm {
  readonly lxrmc: string
  readonly lxrsj: string
  readonly lxryx: string
  readonly bz: string
}
export type UrgeField = keyof UrgeForm

export const urgeLimits = { name: 100, mobile: 11, email: 50, remark: 1000 } as const

const lengthOf = (text: string): number => [...text].length
const strictMobile = /^1[3-9][0-9]{9}$/

/** Trims every value for sending. */
export const trimmedUrge = (form: UrgeForm): UrgeForm => ({
  lxrmc: form.lxrmc.trim(),
  lxrsj: form.lxrsj.trim(),
  lxryx: form.lxryx.trim(),
  bz: form.bz.trim(),
})

function nameFault(name: string): Omit<Fault, 'field'> | null {
  if (name === '') return { zh: '请填写联系人名称', en: 'Please enter the contact name' }
  if (name.trim() === '') return { zh: '联系人名称不能为空', en: 'The contact name may not be blank' }
  if (lengthOf(name.trim()) > urgeLimits.name) return { zh: '名称太长了', en: 'The name is too long' }
  return null
}

function mobileFault(mobile: string): Omit<Fault, 'field'> | null {
  if (mobile === '') return { zh: '请填写联系人手机', en: 'Please enter the contact mobile' }
  if (mobile.trim() === '') return { zh: '联系人手机不能为空', en: 'The contact mobile may not be blank' }
  if (!strictMobile.test(mobile.trim()))
    return { zh: '请输入正确的手机号', en: 'Please enter a valid mobile number' }
  return null
}

function emailFault(email: string): Omit<Fault, 'field'> | null {
  if (email === '') return { zh: '请填写联系人邮箱', en: 'Please enter the contact e-mail' }
  if (email.trim() === '') return { zh: '联系人邮箱不能为空', en: 'The contact e-mail may not be blank' }
  if (lengthOf(email.trim()) > urgeLimits.email) return { zh: '邮箱太长了', en: 'The e-mail is too long' }
  if (!emailAddress.test(email.trim()))
    return { zh: '请输入正确的邮箱', en: 'Please enter a valid e-mail address' }
  return null
}

/** Errors of an urge form as typed, at most one per field. */
export function urgeFaults(form: UrgeForm): Fault<UrgeField>[] {
  const remark =
    lengthOf(form.bz.trim()) > urgeLimits.remark ? { zh: '备注太长了', en: 'The remark is too long' } : null
  const found: readonly [UrgeField, Omit<Fault, 'field'> | null][] = [
    ['lxrmc', nameFault(form.lxrmc)],
    ['lxrsj', mobileFault(form.lxrsj)],
    ['lxryx', emailFault(form.lxryx)],
    ['bz', remark],
  ]
  return found.flatMap(([field, fault]) => (fault === null ? [] : [{ field, ...fault }]))
}
