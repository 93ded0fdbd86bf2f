import type { BothLanguages } from '@iisp/contract'
import { anyPhone, emailAddress } from '@iisp/contract/patterns'
import { fileTypes, openingLimits, requiredFiles } from '../contract/codes.ts'
import type { ApplicationInput } from '../contract/form.ts'
import type { Fault } from './why.ts'

/** The manager's input; the link type may still be missing. */
export type ApplicationForm = Omit<ApplicationInput, 'xmbh' | 'version' | 'zhlx' | 'files'> & {
  readonly zhlx: string
  readonly files: readonly Pick<ApplicationInput['files'][number], 'wdlx'>[]
}
export type ApplicationField =
  | 'product'
  | 'broker'
  | 'files'
  | Exclude<keyof ApplicationForm, 'kind' | 'files' | 'productId' | 'brokerId'>
type Why = BothLanguages | null

const accountNumber = /^[0-9A-Za-z-]{4,40}$/
const courierNumber = /^[0-9A-Za-z-]{6,40}$/
const fundPassword = /^[0-9]{6}$/
const tooLong = (text: string, max: number): boolean => [...text.trim()].length > max
const filled = (text: string, says: Why): Why => (text.trim() === '' ? says : null)

export const accountFault = (zh: string): Why =>
  zh.trim() === '' || accountNumber.test(zh.trim())
    ? null
    : { zh: '账号须为4至40位字母、数字或横线', en: 'The account has 4 to 40 letters, digits or hyphens' }

export const courierFault = (kddh: string): Why =>
  kddh.trim() === '' || courierNumber.test(kddh.trim())
    ? null
    : {
        zh: '快递单号须为6至40位字母、数字或横线',
        en: 'The courier number has 6 to 40 letters, digits or hyphens',
      }

export const courierCompanyFault = (kddh: string, kdgs: string): Why => {
  if (tooLong(kdgs, 60)) return { zh: '快递公司不能超过60个字符', en: 'The courier may have 60 characters' }
  if (kddh.trim() !== '' && kdgs.trim() === '') return { zh: '请填写快递公司', en: 'Please name the courier' }
  return null
}

export const passwordFault = (zjmm: string | undefined): Why =>
  zjmm === undefined || zjmm === '' || fundPassword.test(zjmm)
    ? null
    : { zh: '资金密码须为6位数字', en: 'The fund password has 6 digits' }

const phoneFault = (phone: string): Why =>
  phone.trim() === '' || anyPhone.test(phone.trim())
    ? null
    : { zh: '请输入正确的手机号或座机号', en: 'Please enter a valid phone number' }

const emailFault = (email: string): Why =>
  email.trim() === '' || (!tooLong(email, 128) && emailAddress.test(email.trim()))
    ? null
    : { zh: '请输入正确的邮箱', en: 'Please enter a valid e-mail address' }

const longer = (text: string, max: number, zh: string, en: string): Why =>
  tooLong(text, max) ? { zh, en } : null

const filesFault = ({ length }: ApplicationForm['files']): Why =>
  length > openingLimits.files
    ? {
        zh: `上传的文件不能超过${openingLimits.files}条！`,
        en: `No more than ${openingLimits.files} files can be uploaded`,
      }
    : null

type Checked = readonly (readonly [ApplicationField, Why])[]
const faultsOf = (checked: Checked): Fault<ApplicationField>[] =>
  checked.flatMap(([field, why]) => (why === null ? [] : [{ field, ...why }]))

/** Errors that prevent saving: no product, or malformed input. */
export const savingFaults = (form: ApplicationForm): Fault<ApplicationField>[] =>
  faultsOf([
    ['product', filled(form.productId, { zh: '请选择产品', en: 'Please choose a product' })],
    ['broker', filled(form.brokerId, { zh: '请选择经纪商', en: 'Please choose a broker' })],
    ['zhlx', filled(form.zhlx, { zh: '请选择账户类型', en: 'Please choose the account type' })],
    ['zh', accountFault(form.zh)],
    ['zjmm', passwordFault(form.zjmm)],
    ['lxrmc', longer(form.lxrmc, 100, '联系人不能超过100个字符', 'The contact may have 100 characters')],
    ['lxrsj', phoneFault(form.lxrsj)],
    ['lxryx', emailFault(form.lxryx)],
    ['dkglbz', longer(form.dkglbz, 500, '留言不能超过500个字符', 'The message may have 500 characters')],
    ['kddh', courierFault(form.kddh)],
    ['kdgs', courierCompanyFault(form.kddh, form.kdgs)],
    ['files', filesFault(form.files)],
  ])

/** Errors that prevent submitting: those above, and anything missing that the custodian needs. */
export function submittingFaults(form: ApplicationForm): Fault<ApplicationField>[] {
  const missing = requiredFiles[form.kind].filter((type) => !form.files.some((file) => file.wdlx === type))
  const needsAccount = form.kind === '2'
  const wanted = faultsOf([
    ['zh', needsAccount ? filled(form.zh, { zh: '请输入资金账号', en: 'Please enter the account' }) : null],
    ['lxrmc', filled(form.lxrmc, { zh: '请输入联系人', en: 'Please enter the contact' })],
    ['lxrsj', filled(form.lxrsj, { zh: '请输入联系电话', en: 'Please enter the phone number' })],
    ['lxryx', filled(form.lxryx, { zh: '请输入邮箱', en: 'Please enter the e-mail address' })],
    [
      'files',
      missing.length === 0
        ? null
        : {
            zh: `请上传${missing.map((type) => fileTypes[type].zh).join('、')}`,
            en: `Please upload: ${missing.map((type) => fileTypes[type].en).join(', ')}`,
          },
    ],
  ])
  return [...savingFaults(form), ...wanted]
}
