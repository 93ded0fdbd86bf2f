import { businessDate } from '@iisp/contract/date'
import { StoredUpload } from '@iisp/files/parts'
import { getMangerPhone } from '@iisp/identity/contract'
import { useConfirm } from '@iisp/ui/confirm'
import { CheckBoxGroup } from '@iisp/ui/check-box-group'
import { DateField } from '@iisp/ui/date-field'
import { RadioGroup } from '@iisp/ui/radio-group'
import { SelectField } from '@iisp/ui/select-field'
import { TextField } from '@iisp/ui/text-field'
import { toast, useCall, useLocale, useOpenMenu, useSend, useText } from '@iisp/web'
import { FormDialog, useForm } from '@iisp/web/forms/index'
import { useEffect } from 'react'
import { getApplyInfoList } from '../../contract/applications/application-list.ts'
import type { ApplicationRow } from '../../contract/applications/application-row.ts'
import { applySubmit } from '../../contract/applications/apply.ts'
import {
  feeReductions,
  linkModes,
  openingControls,
  performanceTriggers,
} from '../../contract/applications/link-terms.ts'
import { attachmentPurpose, attachmentRules } from '../../contract/files.ts'
import { getSonFundAccount } from '../../contract/funds/look-ups.ts'
import { relationRedeem } from '../../contract/pages.ts'
import { type RelationRow, getFundRelationList } from '../../contract/relations/relation-list.ts'
import { relationTexts } from '../relation-texts.ts'
import { FundChoice } from './FundChoice.tsx'
import { MothersField } from './MothersField.tsx'
import { askFirst } from './ask-first.ts'
import { relationFaults } from './relation-faults.ts'
import {
  type RelationValues,
  blankRelation,
  payloadsOf,
  reductionsAfter,
  valuesOf,
} from './relation-values.ts'
import { stageOf } from './stage-of.ts'
import css from './form.module.css'

/** What the dialog is for: a new relation, a change of one, or an own application that is edited (BO-112). */
export type RelationTask =
  | { readonly type: 'add' }
  | { readonly type: 'modify' | 'delete'; readonly relation: RelationRow }
  | { readonly type: 'edit'; readonly application: ApplicationRow }
interface Props {
  readonly task: RelationTask
  readonly onClose: () => void
}
/** The flag of applySubmit: the type of the dialog, 4 for an edited application (BU-172). */
const flags = { add: '1', modify: '2', delete: '3', edit: '4' } as const
const lists = [getFundRelationList, getApplyInfoList]

/** The form of an application: funds, triggers, fee reductions, dates and a file. */
export function RelationDialog({ task, onClose }: Props) {
  const t = useText(relationTexts)
  const locale = useLocale()
  const confirm = useConfirm()
  const openMenu = useOpenMenu()
  const { type } = task
  const row = type === 'add' ? null : type === 'edit' ? task.application : task.relation
  const submit = useSend(applySubmit, { invalidates: lists, quiet: true })
  const phone = useCall(getMangerPhone, {}, { quiet: true })
  const today = businessDate(new Date())
  const form = useForm<RelationValues>({
    initial: row === null ? blankRelation : valuesOf(row),
    faultsOf: (values) =>
      type === 'delete' ? {} : relationFaults(values, { today, startedOn: row?.KSRQ ?? null }, locale),
  })
  const { values } = form
  const { set } = form
  const own = phone.data ?? ''
  useEffect(() => {
    if (own !== '' && values.applicantPhone === '') set({ applicantPhone: own })
    // once, when the number is known
    // oxlint-disable-next-line react/exhaustive-deps -- typing must not bring it back
  }, [own])
  const [first] = values.mothers
  const pair = { zjjdm: values.child.code, mjjdm: first?.code ?? '' }
  const accounts = useCall(getSonFundAccount, pair, {
    quiet: true,
    enabled: pair.zjjdm !== '' && pair.mjjdm !== '' && type !== 'delete',
  })
  const named = <K extends string>(names: Readonly<Record<K, Readonly<Record<'zh' | 'en', string>>>>) =>
    (Object.keys(names) as K[]).map((value) => ({ value, label: names[value][locale] }))

  const send = async (entered: RelationValues) => {
    const rows = payloadsOf(entered, type === 'edit' ? task.application.SQID : '')
    const goesOn = await askFirst({ rows, flag: flags[type], confirm, t })
    if (!goesOn) return
    let deleteConfig: '0' | '1' = '0'
    if (type === 'delete' && task.relation.SFSZQS === '1') {
      const answer = await confirm({ content: t('deleteConfigAsk'), okText: t('yes'), cancelText: t('no') })
      deleteConfig = answer ? '1' : '0'
    }
    await submit.mutateAsync({
      inputParam: rows,
      flag: flags[type],
      ...(type === 'delete' && { deleteConfig }),
    })
    toast.success(t(`done.${type}`))
    onClose()
    if (type !== 'add') return
    if (await confirm({ content: t('setConfigAsk'), okText: t('yes'), cancelText: t('no') }))
      await openMenu(relationRedeem.id, new URLSearchParams({ add: `${pair.zjjdm},${pair.mjjdm}` }))
  }
  const yesNo = [
    { value: '1' as const, label: t('yes') },
    { value: '0' as const, label: t('no') },
  ]
  const title =
    type === 'edit' ? t('titles.edit', { stage: stageOf(task.application, locale) }) : t(`titles.${type}`)
  const fixed = type !== 'add'
  return (
    <FormDialog
      title={title}
      size="large"
      danger={type === 'delete'}
      okText={t('submit')}
      form={form}
      onSubmit={send}
      onClose={onClose}
      unsaved={type === 'delete' ? undefined : t('unsaved')}
    >
      {type === 'delete' && <p className={css.note}>{t('deleteAsk')}</p>}
      <FundChoice
        {...form.field('child')}
        fund={t('child')}
        fixed={fixed}
        onChange={(child) => form.set({ child, childAccount: '' })}
      />
      <RadioGroup
        label={t('mode')}
        required
        options={named(linkModes)}
        {...form.field('mode')}
        disabled={type === 'delete'}
      />
      <MothersField {...form.field('mothers')} mode={values.mode} fixed={fixed} />
      {type !== 'delete' && (
        <>
          <SelectField
            label={t('childAccount')}
            loading={accounts.isLoading}
            options={[...new Set((accounts.data ?? []).map(({ JJZH }) => JJZH))].map((account) => ({
              value: account,
              label: account,
            }))}
            value={values.childAccount === '' ? null : values.childAccount}
            onChange={(account) => form.set({ childAccount: account ?? '' })}
          />
          <div className={css.pair}>
            <RadioGroup
              label={t('redeemsOnPayment')}
              help={t('recordedPayment')}
              options={yesNo}
              {...form.field('redeemsOnPayment')}
            />
            <RadioGroup label={t('redeemsOnDividend')} options={yesNo} {...form.field('redeemsOnDividend')} />
          </div>
          <RadioGroup
            label={t('performanceTrigger')}
            help={t('recorded')}
            options={named(performanceTriggers)}
            {...form.field('performanceTrigger')}
          />
          <RadioGroup
            label={t('openingControl')}
            help={t('recordedOpening')}
            options={named(openingControls)}
            {...form.field('openingControl')}
          />
          <CheckBoxGroup
            label={t('included')}
            help={t('recordedIncluded')}
            options={[
              { value: 'fee', label: t('withRedemptionFee') },
              { value: 'redemption', label: t('withRedemptionPerformance') },
              { value: 'dividend', label: t('withDividendPerformance') },
            ]}
            {...form.field('included')}
          />
          <CheckBoxGroup
            {...form.field('feeReductions')}
            label={t('feeReductions')}
            help={t('recordedReductions')}
            options={named(feeReductions)}
            onChange={(chosen) => form.set({ feeReductions: reductionsAfter(values.feeReductions, chosen) })}
          />
          <RadioGroup
            label={t('dateMode')}
            options={[
              { value: '0', label: t('lasting') },
              { value: '1', label: t('dated') },
            ]}
            {...form.field('dateMode')}
          />
          {values.dateMode === '1' && (
            <div className={css.pair}>
              <DateField label={t('startsOn')} required {...form.field('startsOn')} />
              <DateField label={t('endsOn')} required {...form.field('endsOn')} />
            </div>
          )}
          <div className={css.pair}>
            <TextField
              label={t('applicantPhone')}
              type="tel"
              maxLength={11}
              {...form.field('applicantPhone')}
            />
            <TextField label={t('contactPhone')} type="tel" maxLength={11} {...form.field('contactPhone')} />
          </div>
          <RadioGroup
            label={t('sendsSms')}
            help={t('recordedSms')}
            options={yesNo}
            {...form.field('sendsSms')}
          />
          <StoredUpload
            label={t('attachment')}
            help={t('attachmentHint')}
            purpose={attachmentPurpose}
            {...attachmentRules}
            {...form.field('files')}
          />
        </>
      )}
    </FormDialog>
  )
}
