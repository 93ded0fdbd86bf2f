import { errorText } from '@iisp/contract'
import { plainAccountNo } from '@iisp/contract/account-number'
import { ProductField } from '@iisp/product/parts'
import { TextField } from '@iisp/ui/text-field'
import { toast, useLocale, useSend, useText } from '@iisp/web'
import { FormDialog, useDraftForm } from '@iisp/web/forms/index'
import { investorChangeEnter, investorLimits } from '../../contract/investors/investor-changes.ts'
import type { InvestorFull } from '../../contract/investors/investors.ts'
import { bankAccountFaults } from '../../rules/investors/investor-faults.ts'
import { investorCalls } from './investor-calls.ts'
import { investorTexts } from './investor-texts.ts'
import css from '../ta.module.css'

interface Props {
  readonly investor: InvestorFull
  readonly onClose: () => void
}
interface Values {
  readonly productId: string | null
  readonly accountNo: string
  readonly accountName: string
  readonly bank: string
  readonly branchNo: string
}
const blank: Values = { productId: null, accountNo: '', accountName: '', bank: '', branchNo: '' }

const accountOf = (values: Values) => ({
  productId: values.productId ?? '',
  accountNo: plainAccountNo(values.accountNo),
  accountName: values.accountName.trim(),
  bank: values.bank.trim(),
  branchNo: values.branchNo.trim(),
})

/** The bank account from which an investor pays for a fund and to which its money goes back. */
export function BankAccountDialog({ investor, onClose }: Props) {
  const t = useText(investorTexts)
  const locale = useLocale()
  const enter = useSend(investorChangeEnter, { quiet: true, invalidates: investorCalls })
  const missing = (text: string, what: string) => text.trim() === '' && t('missing', { what })
  const form = useDraftForm<Values>({
    name: `ta.bank-account:${investor.id}`,
    version: 1,
    initial: { ...blank, accountName: investor.name },
    faultsOf: (values) => {
      const faults = bankAccountFaults(accountOf(values))
      return {
        productId: values.productId === null && t('choose', { what: t('product') }),
        accountNo: faults.accountNo && errorText(faults.accountNo, locale),
        accountName: missing(values.accountName, t('accountName')),
        bank: missing(values.bank, t('bank')),
        branchNo: faults.branchNo && errorText(faults.branchNo, locale),
      }
    },
  })
  const send = async (values: Values) => {
    await enter.mutateAsync({ kind: 'bank-account', investorId: investor.id, bankAccount: accountOf(values) })
    form.forget()
    toast.success(t('entered'))
    onClose()
  }
  return (
    <FormDialog title={t('bankTitle')} okText={t('enter')} form={form} onClose={onClose} onSubmit={send}>
      <p className={css.note}>{t('bankNote')}</p>
      <ProductField label={t('product')} required {...form.field('productId')} />
      <TextField label={t('accountNo')} required maxLength={40} {...form.field('accountNo')} />
      <TextField label={t('accountName')} required maxLength={120} {...form.field('accountName')} />
      <TextField label={t('bank')} required maxLength={investorLimits.bank} {...form.field('bank')} />
      <TextField label={t('branchNo')} help={t('branchHint')} maxLength={12} {...form.field('branchNo')} />
    </FormDialog>
  )
}
