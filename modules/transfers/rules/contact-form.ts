import { anyPhone, emailAddress, landlinePhone } from '@iisp/contract/patterns'
import type { Why } from './account-form.ts'

export interface ContactForm {
  readonly name: string
  readonly phone: string
  readonly email: string
  readonly landline: string
  readonly address: string
}

const isPhone = (text: string): boolean => anyPhone.test(text) || landlinePhone.test(text)

/** The first fault of a contact as typed, or null. Phones: mainland mobile, Hong Kong, or a landline. */
export function contactFault(form: ContactForm): Why | null {
  if (form.name === '') return { zh: '请输入姓名', en: 'Please enter a name' }
  if (form.name.trim() === '') return { zh: '不能输入空格', en: 'The name may not be blank' }
  if ([...form.name].length > 16)
    return { zh: '姓名不能超过16位', en: 'The name may have 16 characters at most' }
  if (form.phone === '') return { zh: '请输入手机号', en: 'Please enter a mobile number' }
  if (form.phone.length > 20 || !isPhone(form.phone)) {
    return { zh: '请输入正确的手机号', en: 'Please enter a valid mobile number' }
  }
  if (form.email === '') return { zh: '请输入邮箱', en: 'Please enter an e-mail address' }
  if (form.email.length > 128) {
    return { zh: '邮箱不能超过128位', en: 'The e-mail address may have 128 characters at most' }
  }
  if (!emailAddress.test(form.email))
    return { zh: '请输入正确的邮箱', en: 'Please enter a valid e-mail address' }
  if (form.landline.length > 20) {
    return { zh: '座机号码不能超过20位', en: 'The landline number may have 20 characters at most' }
  }
  if (form.landline !== '' && !landlinePhone.test(form.landline)) {
    return { zh: '请输入正确的格式', en: 'Please enter a valid landline number' }
  }
  if ([...form.address].length > 256) return { zh: '字数不能超过256', en: '256 characters at most' }
  if (form.address !== '' && form.address.trim() === '') {
    return { zh: '内容不能只包含空格', en: 'The address may not be blank' }
  }
  return null
}
