import { errorText } from '@iisp/contract'
import { getMgrCYConta } from '@iisp/transfers/contract'
import { AmountField } from '@iisp/ui/amount-field'
import { RadioGroup } from '@iisp/ui/radio-group'
import { SelectField } from '@iisp/ui/select-field'
import { TextField } from '@iisp/ui/text-field'
import { toast, useCall, useLocale, useSend, useText } from '@iisp/web'
import { FormDialog, useForm } from '@iisp/web/forms/index'
import { useEffect } from 'react'
import {
  autoPaymentConfigJudge,
  getAutoPaymentConfigList,
  setAutoPaymentConfig,
} from '../../contract/configs/config-calls.ts'
import type { ConfigRow } from '../../contract/configs/config.ts'
import {
  accountInUse,
  getFeeTypeList,
  getSonFundAccount,
  getTradeAccountList,
} from '../../contract/funds/look-ups.ts'
import { codeNames } from '../../contract/list-columns.ts'
import { getFundRelationList } from '../../contract/relations/relation-list.ts'
import { relationFlow } from '../../contract/relations/relation-states.ts'
import { configFault } from '../../rules/configs/config-faults.ts'
import { blankConfig, configValues, frequenciesOf, payloadOf, fieldOfKey } from './config-values.ts'
import { redeemTexts } from './redeem-texts.ts'

interface Props {
  /** Settings to modify; null for new ones. */
  readonly config: ConfigRow | null
  /** Codes of child and mother, 'SXA005,SXA001', that a link proposes. */
  readonly proposed: string
  readonly onClose: () => void
}
const lists = [getAutoPaymentConfigList, getFundRelationList]

/** The form of the forced redemption: relation, accounts, fees of one frequency, and how they are paid. */
export function ConfigDialog({ config, proposed, onClose }: Props) {
  const t = useText(redeemTexts)
  const locale = useLocale()
  const submit = useSend(setAutoPaymentConfig, { invalidates: lists, quiet: true })
  const relations = useCall(
    getFundRelationList,
    { relstate: relationFlow.codes.effective, pageSize: 500 },
    { quiet: true },
  )
  const initial = config === null ? { ...blankConfig, relation: proposed } : configValues(config)
  const form = useForm({
    initial,
    faultsOf: (values) => {
      if (values.relation === '') return { relation: t('relation') }
      const fault = configFault(payloadOf(values), frequenciesOf(fees.data ?? []))
      return fault === null
        ? {}
        : { [fieldOfKey[fault.field] ?? 'relation']: errorText(fault.error, locale, { ...fault.params }) }
    },
  })
  const { values } = form
  const [child = '', mother = ''] = values.relation.split(',')
  const chosen = child !== '' && mother !== ''
  const fees = useCall(getFeeTypeList, { zjjdm: child }, { quiet: true, enabled: chosen })
  const accounts = useCall(
    getSonFundAccount,
    { zjjdm: child, mjjdm: mother },
    { quiet: true, enabled: chosen },
  )
  const trading = useCall(
    getTradeAccountList,
    { jjzh: values.fundAccount, zjjdm: child, mjjdm: mother },
    { quiet: true, enabled: chosen && values.fundAccount !== '' },
  )
  const contacts = useCall(getMgrCYConta, {}, { quiet: true })
  const judged = useCall(
    autoPaymentConfigJudge,
    { zjjdm: child, mjjdm: mother },
    { quiet: true, enabled: chosen && config === null },
  )
  const refused = config === null && judged.data?.result === '0' ? judged.data.message : ''
  useEffect(() => {
    if (refused !== '') toast.warning(refused)
  }, [refused])

  const send = async (entered: typeof values) => {
    await submit.mutateAsync({
      flag: config === null ? '1' : '2',
      inputParam: { ...payloadOf(entered), id: config?.id ?? '' },
    })
    toast.success(t(config === null ? 'done.add' : 'done.modify'))
    onClose()
  }
  const options = (names: Readonly<Record<string, Readonly<Record<'zh' | 'en', string>>>>) =>
    Object.entries(names).map(([value, name]) => ({ value: value as '0' | '1' | '2', label: name[locale] }))
  const accountOptions = (list: readonly string[]) =>
    [...new Set(list)].map((value) => ({ value, label: value }))
  const pick = (id: string | null) => {
    const contact = contacts.data?.find(({ MGR_ID }) => MGR_ID === id)
    form.set({ contact: id ?? '', phone: contact?.CONT_PHONE ?? '', email: contact?.CONT_EMAIL ?? '' })
  }
  return (
    <FormDialog
      title={t(config === null ? 'titles.add' : 'titles.modify')}
      size="middle"
      okText={t('submit')}
      okDisabled={refused !== ''}
      form={form}
      onSubmit={send}
      onClose={onClose}
      unsaved={t('unsaved')}
    >
      <SelectField
        {...form.field('relation')}
        label={t('relation')}
        required
        searchable
        disabled={config !== null}
        loading={relations.isLoading}
        error={refused || form.field('relation').error}
        options={
          config === null
            ? (relations.data?.list ?? []).map((row) => ({
                value: `${row.ZCPDM},${row.MCPDM}`,
                label: `${row.ZCPDM} ${row.ZCPMC} → ${row.MCPDM} ${row.MCPMC}`,
              }))
            : [
                {
                  value: values.relation,
                  label: `${config.zjjdm} ${config.zjjmc} → ${config.mjjdm} ${config.mjjmc}`,
                },
              ]
        }
        onChange={(relation) =>
          form.set({ relation: relation ?? '', fundAccount: '', tradingAccount: '', feeTypes: [] })
        }
      />
      <SelectField
        {...form.field('fundAccount')}
        label={t('fundAccount')}
        required
        loading={accounts.isLoading}
        options={accountOptions(
          (accounts.data ?? []).filter(({ STATUS }) => STATUS === accountInUse).map(({ JJZH }) => JJZH),
        )}
        value={values.fundAccount || null}
        onChange={(fundAccount) => form.set({ fundAccount: fundAccount ?? '', tradingAccount: '' })}
      />
      <SelectField
        {...form.field('tradingAccount')}
        label={t('tradingAccount')}
        required
        loading={trading.isLoading}
        options={accountOptions(
          (trading.data ?? []).filter(({ STATUS }) => STATUS === accountInUse).map(({ JYZH }) => JYZH),
        )}
        value={values.tradingAccount || null}
        onChange={(tradingAccount) => form.set({ tradingAccount: tradingAccount ?? '' })}
      />
      <SelectField
        {...form.field('feeTypes')}
        label={t('feeTypes')}
        required
        multiple
        loading={fees.isLoading}
        options={(fees.data ?? []).map(({ FYLX, FYLXMS, ZFPLMS }) => ({
          value: FYLX,
          label: t('feeOption', { fee: FYLXMS, frequency: ZFPLMS }),
        }))}
      />
      <RadioGroup label={t('redeemsBy')} options={options(codeNames.shbllx)} {...form.field('redeemsBy')} />
      {values.redeemsBy === '1' && (
        <AmountField label={t('ratio')} required unit="%" digits={3} {...form.field('percent')} />
      )}
      <RadioGroup label={t('orderWay')} options={options(codeNames.zlzdqr)} {...form.field('orderWay')} />
      <RadioGroup label={t('payer')} options={options(codeNames.fkfrxz)} {...form.field('payer')} />
      <SelectField
        label={t('contact')}
        loading={contacts.isLoading}
        options={(contacts.data ?? []).map(({ MGR_ID, CONT_NAME, CONT_PHONE, IS_DEFAULT }) => ({
          value: MGR_ID,
          label: `${CONT_NAME} ${CONT_PHONE}${IS_DEFAULT === '1' ? ` (${t('contactDefault')})` : ''}`,
        }))}
        value={values.contact || null}
        onChange={pick}
      />
      <TextField label={t('phone')} type="tel" maxLength={11} {...form.field('phone')} />
      <TextField label={t('email')} type="email" maxLength={128} {...form.field('email')} />
    </FormDialog>
  )
}
