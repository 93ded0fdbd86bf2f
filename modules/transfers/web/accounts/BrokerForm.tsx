import { BrokerSelect } from '@iisp/reference/parts'
import {
  type BrokerAccountType,
  brokerAccountTypeCodes,
  brokerAccountTypes,
  getBrokerByAccount,
  insertBroker,
} from '@iisp/transfers/contract'
import { CheckBox } from '@iisp/ui/check-box'
import { Modal } from '@iisp/ui/modal'
import { SelectField } from '@iisp/ui/select-field'
import { TextField } from '@iisp/ui/text-field'
import { toast, useLocale, useSend, useText } from '@iisp/web'
import { useState } from 'react'
import { formTexts } from '../orders/form/form-texts.ts'
import css from '../orders/form/form.module.css'
import { Refusal } from '../controls/Refusal.tsx'
import { useWriting } from '../controls/use-writing.ts'

interface Props {
  readonly productId: string
  readonly custodyNo: string
  readonly onCancel: () => void
  /** Gives the new account's key; `use`: the order is to take it. */
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
  const [form, setForm] = useState(blank)
  const [tried, setTried] = useState(false)
  const { busy, refusal, run } = useWriting()
  const adding = useSend(insertBroker, { invalidates: [getBrokerByAccount], quiet: true })
  const set = (patch: Partial<typeof blank>) => setForm((now) => ({ ...now, ...patch }))
  const account = form.accountNo.trim()
  const name = form.name.trim()
  const errors = {
    company: form.company === null && t('brokers.missingCompany'),
    accountNo: account === '' && t('brokers.missingNo'),
    name: name === '' && t('brokers.missingName'),
  }
  const shown = (error: string | false) => (tried && error) || null
  const add = async (use: boolean) => {
    setTried(true)
    if (form.company === null || Object.values(errors).some(Boolean)) return
    const { ID } = await adding.mutateAsync({
      productId,
      tgzh: custodyNo,
      account,
      name,
      jjsid: form.company,
      zhlx: form.kind,
      yyb: form.branch.trim(),
      isDefault: form.isDefault ? '1' : '0',
    })
    toast.success(t('brokers.added'))
    onAdded(ID, use)
  }
  return (
    <Modal
      open
      title={t('brokers.add')}
      onCancel={onCancel}
      onOk={() => run(() => add(false))}
      okText={t('brokers.addOnly')}
      cancelText={t('cancel')}
      busy={busy}
      also={{ text: t('brokers.addAndUse'), onPress: () => run(() => add(true)) }}
    >
      <div className={css.dialog}>
        <Refusal text={refusal} />
        <BrokerSelect
          label={t('brokers.company')}
          required
          value={form.company}
          onChange={(company) => set({ company })}
          error={shown(errors.company)}
        />
        <SelectField
          label={t('brokers.kind')}
          required
          options={brokerAccountTypeCodes.map((code) => ({
            value: code,
            label: brokerAccountTypes[code][locale],
          }))}
          value={form.kind}
          onChange={(kind) => kind !== null && set({ kind: kind as BrokerAccountType })}
        />
        <TextField
          label={t('brokers.accountNo')}
          required
          maxLength={40}
          value={form.accountNo}
          onChange={(accountNo) => set({ accountNo })}
          error={shown(errors.accountNo)}
        />
        <TextField
          label={t('accountName')}
          required
          maxLength={200}
          value={form.name}
          onChange={(next) => set({ name: next })}
          error={shown(errors.name)}
        />
        <TextField
          label={t('branch')}
          maxLength={100}
          value={form.branch}
          onChange={(branch) => set({ branch })}
        />
        <CheckBox
          label={t('brokers.asDefault')}
          checked={form.isDefault}
          onChange={(next) => set({ isDefault: next })}
        />
      </div>
    </Modal>
  )
}
