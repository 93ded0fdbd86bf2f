import { errorText } from '@iisp/contract'
import { toast, useCall, useLocale, useSend, useText } from '@iisp/web'
import { FormDialog, useDraftForm } from '@iisp/web/forms/index'
import { useEffect, useState } from 'react'
import {
  autoPaymentConfigJudge,
  getAutoPaymentConfigList,
  setAutoPaymentConfig,
} from '../../contract/configs/config-calls.ts'
import type { ConfigRow } from '../../contract/configs/config.ts'
import { getFeeTypeList } from '../../contract/funds/look-ups.ts'
import { getFundRelationList } from '../../contract/relations/relation-list.ts'
import { configFault } from '../../rules/configs/config-faults.ts'
import { AccountFields } from './AccountFields.tsx'
import { ConfigContact } from './ConfigContact.tsx'
import { PaymentFields } from './PaymentFields.tsx'
import { RelationChoice } from './RelationChoice.tsx'
import { blankConfig, configValues, fieldOfKey, frequenciesOf, pairOf, payloadOf } from './config-values.ts'
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
  const initial = config === null ? { ...blankConfig, relation: proposed } : configValues(config)
  const [child, setChild] = useState(pairOf(initial).zjjdm)
  const fees = useCall(getFeeTypeList, { zjjdm: child }, { quiet: true, enabled: child !== '' })
  const form = useDraftForm({
    name: `fund-relation.config:${config?.id ?? 'new'}`,
    version: 1,
    initial,
    faultsOf: (values) => {
      if (values.relation === '') return { relation: t('relationMissing') }
      const fault = configFault(payloadOf(values), frequenciesOf(fees.data ?? []))
      return fault === null
        ? {}
        : {
            [fieldOfKey[fault.field] ?? 'relation']: errorText(fault.error, locale, {
              what: fault.what?.[locale] ?? '',
            }),
          }
    },
  })
  const chosen = pairOf(form.values).zjjdm
  if (chosen !== child) setChild(chosen)
  const refused = useRefused(pairOf(form.values), config === null)
  const choose = (relation: string) =>
    form.set({ relation, fundAccount: '', tradingAccount: '', feeTypes: [] })

  const send = async (entered: typeof form.values) => {
    await submit.mutateAsync({
      flag: config === null ? '1' : '2',
      inputParam: { ...payloadOf(entered), id: config?.id ?? '' },
    })
    form.forget()
    toast.success(t(config === null ? 'done.add' : 'done.modify'))
    onClose()
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
      <RelationChoice {...form.field('relation')} config={config} refused={refused} onChange={choose} />
      <AccountFields form={form} />
      <PaymentFields form={form} fees={fees.data ?? []} loading={fees.isLoading} />
      <ConfigContact form={form} />
    </FormDialog>
  )
}

/**
 * The reason why the forced redemption cannot be set up for the chosen funds, shown once as a
 * warning; '' if it can.
 */
function useRefused(pair: ReturnType<typeof pairOf>, isNew: boolean): string {
  const judged = useCall(autoPaymentConfigJudge, pair, { quiet: true, enabled: isNew && pair.zjjdm !== '' })
  const refused = isNew && judged.data?.result === '0' ? judged.data.message : ''
  useEffect(() => {
    if (refused !== '') toast.warning(refused)
  }, [refused])
  return refused
}
