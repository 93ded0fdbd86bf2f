import type { Output } from '@iisp/contract'
import { type Bank, BankSearch } from '@iisp/reference/parts'
import { accountCompare, getOtherAccount, insertTwMgrOtherAcctInfo } from '@iisp/transfers/contract'
import { accountFault, isOverseas } from '@iisp/transfers/rules'
import { Button } from '@iisp/ui/button'
import { useConfirm } from '@iisp/ui/confirm'
import { Field } from '@iisp/ui/field'
import { CheckBox } from '@iisp/ui/check-box'
import { Modal } from '@iisp/ui/modal'
import { TextField } from '@iisp/ui/text-field'
import { request, toast, useLocale, useSend, useText } from '@iisp/web'
import { useState } from 'react'
import { formTexts } from '../orders/form/form-texts.ts'
import css from '../orders/form/form.module.css'
import { Refusal } from '../controls/Refusal.tsx'
import { useWriting } from '../controls/use-writing.ts'

interface Props {
  readonly productId: string
  readonly onCancel: () => void
  /** Gives the new account's key; `use`: the order is to take it. */
  readonly onAdded: (id: string, use: boolean) => void
}

/** Adds a counterparty account, compared with the known ones first (BO-056). */
export function CounterpartyForm({ productId, onCancel, onAdded }: Props) {
  const t = useText(formTexts)
  const locale = useLocale()
  const confirm = useConfirm()
  const [form, setForm] = useState({ accountNo: '', name: '', bank: null as Bank | null, isDefault: false })
  const [tried, setTried] = useState(false)
  const [searching, setSearching] = useState(false)
  const { busy, refusal, run } = useWriting()
  const adding = useSend(insertTwMgrOtherAcctInfo, { invalidates: [getOtherAccount], quiet: true })
  const set = (patch: Partial<typeof form>) => setForm((now) => ({ ...now, ...patch }))
  const { bank } = form
  const account = form.accountNo.trim()
  const name = form.name.trim()
  const errors = {
    name: accountFault({ account: '00000000', name })?.[locale],
    accountNo: accountFault({ account, name: 'x' })?.[locale],
    bank: bank === null ? t('partners.bankMissing') : undefined,
  }
  const add = async (use: boolean) => {
    setTried(true)
    if (bank === null || errors.name || errors.accountNo) return
    const entered = {
      productId,
      otherAccount: account,
      otherAccName: name,
      openBankName: bank.OPENBANKNAME,
      hightBankNo: bank.HIGHTBANKNO,
    }
    const compared = await request(accountCompare, entered, { quiet: true })
    if (compared.result === 'fail') return void toast.warning(compared.message, { duration: 8_000 })
    if (compared.result === 'tips' && !(await askAbout(compared))) return
    const { ID } = await adding.mutateAsync({
      ...entered,
      province: bank.PROVINCE,
      city: bank.CITY,
      isDefault: form.isDefault ? '1' : '0',
    })
    toast.success(t('brokers.added'))
    onAdded(ID, use)
  }
  const askAbout = (compared: Output<typeof accountCompare>) =>
    confirm({
      title: t('partners.compareTitle'),
      okText: t('partners.compareAsk'),
      size: 'middle',
      content: <Compared compared={compared} title={t('partners.knownAccounts')} />,
    })
  return (
    <>
      <Modal
        open
        title={t('partners.add')}
        onCancel={onCancel}
        onOk={() => run(() => add(false))}
        okText={t('brokers.addOnly')}
        cancelText={t('cancel')}
        busy={busy}
        also={{ text: t('brokers.addAndUse'), onPress: () => run(() => add(true)) }}
      >
        <div className={css.dialog}>
          <Refusal text={refusal} />
          <TextField
            label={t('accountName')}
            required
            maxLength={220}
            value={form.name}
            onChange={(next) => set({ name: next })}
            error={tried ? errors.name : null}
          />
          <TextField
            label={t('accountNo')}
            required
            maxLength={60}
            value={form.accountNo}
            onChange={(accountNo) => set({ accountNo })}
            error={tried ? errors.accountNo : null}
          />
          <Field label={t('bank')} required error={tried ? errors.bank : null} help={bank?.HIGHTBANKNO}>
            {(control) => (
              <Button {...control} block onClick={() => setSearching(true)}>
                {bank?.OPENBANKNAME ?? t('partners.bankSearch')}
              </Button>
            )}
          </Field>
          {isOverseas(name, bank?.OPENBANKNAME) && (
            <p role="alert" className={css.warning}>
              {t('overseas')}
            </p>
          )}
          <CheckBox
            label={t('brokers.asDefault')}
            checked={form.isDefault}
            onChange={(next) => set({ isDefault: next })}
          />
        </div>
      </Modal>
      {searching && (
        <BankSearch
          onCancel={() => setSearching(false)}
          onChoose={(chosen) => {
            set({ bank: chosen })
            setSearching(false)
          }}
        />
      )}
    </>
  )
}

const Compared = ({ compared, title }: { compared: Output<typeof accountCompare>; title: string }) => (
  <div className={css.dialog}>
    <span>{compared.message}</span>
    <ul className={css.needs} aria-label={title}>
      {compared.list.map((known) => (
        <li key={known.OTHERACCOUNT}>
          <span>{known.OTHERACCNAME}</span>
          <span>{known.OTHERACCOUNT}</span>
          <span>{known.OPENBANKNAME}</span>
        </li>
      ))}
    </ul>
  </div>
)
