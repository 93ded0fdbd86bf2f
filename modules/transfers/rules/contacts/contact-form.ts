import { emailAddress, landlinePhone } from '@iisp/contract/patterns'
import type { BothLanguages } from '@iisp/contract'

export interface ContactForm {
  readonly name: string
  readonly phone: string
  readonly email: string
  readonly landline: string
  readonly address: string
}
/** Phone numbers that a form accepts: mainland mobiles only, also landlines, or also Hong Kong numbers. */
export type PhoneMode = 'mobile' | 'landline' | 'hongKong'

const mobile = /^1[3-9][0-9]{9}$/
const landline = /^(0[0-9]{2,3}-?)?[0-9]{7,8}(-[0-9]{1,6})?$/
const hongKong = /^(\+852|00852)[0-9]{8}$/
const phones: Readonly<Record<PhoneMode, (phone: string) => boolean>> = {
  mobile: (phone) => mobile.test(phone),
  landline: (phone) => mobile.test(phone) || landline.test(phone),
  hongKong: (phone) => mobile.test(phone) || hongKong.test(phone),
}
/** Maximum length of a phone number in each mode. */
export const longestPhone: Readonly<Record<PhoneMode, number>> = { mobile: 11, landline: 20, hongKong: 13 }

const limits = { name: 16, email: 128, landline: 20, address: 256 }

/** The first error in an entered contact, or null. Without a mode every kind of phone number is accepted. */
export function contactFault(form: ContactForm, mode?: PhoneMode): BothLanguages | null {
  return (
    nameFault(form) ?? phoneFault(form, mode) ?? emailFault(form) ?? landlineFault(form) ?? addressFault(form)
  )
}

function nameFault({ name }: ContactForm): BothLanguages | null {
  if (name === '') return { zh: '请输入姓名', en: 'Please enter a name' }
  if (name.trim() === '') return { zh: '不能输入空格', en: 'The name may not be blank' }
  if ([...name].length > limits.name)
    return { zh: '姓名不能超过16位', en: 'The name may have 16 characters at most' }
  return null
}

function phoneFault({ phone }: ContactForm, mode: PhoneMode | undefined): BothLanguages | null {
  if (phone === '') {
    return mode === 'landline'
      ? { zh: '请输入手机号或座机号', en: 'Please enter a mobile or landline number' }
      : { zh: '请输入手机号', en: 'Please enter a mobile number' }
  }
  const longest = longestPhone[mode ?? 'landline']
  if (phone.length > longest)
    return { zh: `手机号不能超过${longest}位`, en: `The number may have ${longest} characters at most` }
  const modes: readonly PhoneMode[] = mode === undefined ? ['landline', 'hongKong'] : [mode]
  if (modes.some((one) => phones[one](phone))) return null
  return { zh: '请输入正确的手机号', en: 'Please enter a valid mobile number' }
}

function emailFault({ email }: ContactForm): BothLanguages | null {
  if (email === '') return { zh: '请输入邮箱', en: 'Please enter an e-mail address' }
  if (email.length > limits.email)
    return { zh: '邮箱不能超过128位', en: 'The e-mail address may have 128 characters at most' }
  return emailAddress.test(email)
    ? null
    : { zh: '请输入正确的邮箱', en: 'Please enter a valid e-mail address' }
}

function landlineFault(form: ContactForm): BothLanguages | null {
  if (form.landline === '') return null
  if (form.landline.length > limits.landline)
    return { zh: '座机号码不能超过20位', en: 'The landline number may have 20 characters at most' }
  return landlinePhone.test(form.landline)
    ? null
    : { zh: '请输入正确的格式', en: 'Please enter a valid landline number' }
}

function addressFault({ address }: ContactForm): BothLanguages | null {
  if (address === '') return { zh: '请输入联系人地址', en: 'Please enter an address' }
  if (address.trim() === '') return { zh: '内容不能只包含空格', en: 'The address may not be blank' }
  return [...address].length > limits.address ? { zh: '字数不能超过256', en: '256 characters at most' } : null
}
