import { BrokerSelect } from '@iisp/reference/parts'
import {
  type BrokerAccountType,
  brokerAccountTypeCodes,
  brokerAccountTypes,
  getBrokerByAccount,
  insertBroker,
} from '@iisp/transfers/contract'
import { CheckBox } from '@iisp/ui/check-box'
import { SelectField } from '@iisp/ui/select-field'
import { TextField } from '@iisp/ui/text-field'
import { toast, useLocale, useSend, useText } from '@iisp/web'
import { FormDialog, useForm } from '@iisp/web/forms/index'
import { formTexts } from '../orders/form/form-texts.ts'

interface Props {
  readonly productId: string
  readonly custodyNo: string
  readonly onCancel: () => void
  /** Receives the new account's id; `use` means that the order should use it. */
  readonly onAdded: (id: string, use: boolean) => void
}
const blank = {
  company: null as string | null,
  kind: '1' as BrokerAccountType,
  accountNo: '',
  name: '',
  branch: '',
  isDefault: false,
}

/** Adds a broker account to a custody account. */
export function BrokerForm({ productId, custodyNo, onCancel, onAdded }: Props) {
  const t = useText(formTexts)
  const locale = useLocale()
  const adding = useSend(insertBroker, { invalidates: [getBrokerByAccount], quiet: true })
  const form = useForm({
    initial: blank,
    faultsOf: ({ company, accountNo, name }) => ({
      company: company === null && t('brokers.missingCompany'),
      accountNo: accountNo.trim() === '' && t('brokers.missingNo'),
      name: name.trim() === '' && t('brokers.missingName'),
    }),
  })
  const add = async (values: typeof blank, use: boolean) => {
    if (values.company === null) return
    const { ID } = await adding.mutateAsync({
      productId,
      tgzh: custodyNo,
      account: values.accountNo.trim(),
      name: values.name.trim(),
      jjsid: values.company,
      zhlx: values.kind,
      yyb: values.branch.trim(),
      isDefault: values.isDefault ? '1' : '0',
    })
    toast.success(t('brokers.added'))
    onAdded(ID, use)
  }
  return (
    <FormDialog
      title={t('brokers.add')}
      okText={t('brokers.addOnly')}
      cancelText={t('cancel')}
      form={form}
      onClose={onCancel}
      onSubmit={(values) => add(values, false)}
      also={{ text: t('brokers.addAndUse'), onSubmit: (values) => add(values, true) }}
    >
      <BrokerSelect label={t('brokers.company')} required {...form.field('company')} />
      <SelectField
        label={t('brokers.kind')}
        required
        options={brokerAccountTypeCodes.map((code) => ({
          value: code,
          label: brokerAccountTypes[code][locale],
        }))}
        {...form.field('kind')}
        onChange={(kind) => kind !== null && form.set({ kind: kind as BrokerAccountType })}
      />
      <TextField label={t('brokers.accountNo')} required maxLength={40} {...form.field('accountNo')} />
      <TextField label={t('accountName')} required maxLength={200} {...form.field('name')} />
      <TextField label={t('branch')} maxLength={100} {...form.field('branch')} />
      <CheckBox
        label={t('brokers.asDefault')}
        checked={form.values.isDefault}
        onChange={(isDefault) => form.set({ isDefault })}
      />
    </FormDialog>
  )
}
