import { StoredUpload } from '@iisp/files/parts'
import { ProductField } from '@iisp/product/parts'
import { AmountField } from '@iisp/ui/amount-field'
import { Button } from '@iisp/ui/button'
import { RadioGroup } from '@iisp/ui/radio-group'
import { SelectField } from '@iisp/ui/select-field'
import { TextArea } from '@iisp/ui/text-area'
import { toast, useCall, useLocale, useSend, useText } from '@iisp/web'
import { type DrawerFormParts, FormBody, useDraftForm } from '@iisp/web/forms/index'
import { optionsOf } from '@iisp/web/fields/index'
import { useRef, useState } from 'react'
import { type ApplicationBasis, applicationBasis } from '../../contract/applications/application-basis.ts'
import {
  applicationLimits,
  cutOffTime,
  documentPurpose,
  documentRules,
  moneyKinds,
} from '../../contract/applications/application-kinds.ts'
import {
  applicationFields,
  applicationFullFields,
  dividendMethod,
} from '../../contract/applications/application.ts'
import { type applicationDetail, applicationSave } from '../../contract/applications/applications.ts'
import type { ApplicationKind } from '../../contract/applications/business-codes.ts'
import { conversionDays } from '../../rules/applications/conversion-days.ts'
import { AccountFields } from './AccountFields.tsx'
import { applicationCalls } from './application-calls.ts'
import { type ApplicationFaults, applicationFaults } from './application-faults.ts'
import { applicationTexts } from './application-texts.ts'
import {
  type ApplicationValues,
  hasShares,
  inputOf,
  mayLeaveRemainder,
  valuesOf,
} from './application-values.ts'
import { BasisNote } from './BasisNote.tsx'
import { ConversionNote } from './ConversionNote.tsx'
import { useSubmitApplication } from './use-submit-application.ts'

interface Props extends DrawerFormParts<typeof applicationDetail> {
  readonly kinds: readonly ApplicationKind[]
}

/** The fields of an application, to be saved as a draft or submitted. Typed values survive a reload. */
export function ApplicationFields({ edited, kinds, onUnsaved, onCancel, onDone }: Props) {
  const t = useText(applicationTexts)
  const locale = useLocale()
  const save = useSend(applicationSave, { quiet: true, invalidates: applicationCalls })
  const submit = useSubmitApplication()
  const [initial] = useState(() => valuesOf(edited, kinds.at(-1) ?? '022'))
  /** The draft that was saved by a refused submission. */
  const [kept, setKept] = useState({ id: edited?.id ?? null, version: edited?.version ?? 0 })
  /** True while a submission is checked by the rules; a draft is saved without them. */
  const judging = useRef(true)
  const [known, setKnown] = useState<ApplicationBasis>()
  const form = useDraftForm<ApplicationValues>({
    name: `ta.application:${edited?.id ?? `new ${kinds.join(' ')}`}`,
    version: edited?.version ?? 0,
    initial,
    onUnsaved,
    faultsOf: (values): ApplicationFaults =>
      applicationFaults(values, judging.current ? known : undefined, { t, locale }),
  })
  const { values } = form
  const { kind, productId, account, targetProductId } = values
  const isAsked = productId !== null && account.tradingAccountId !== null
  const basis = useCall(
    applicationBasis,
    {
      productId: productId ?? '',
      tradingAccountId: account.tradingAccountId ?? '',
      kind,
      ...(kind === '036' && targetProductId !== null && targetProductId !== productId && { targetProductId }),
    },
    { enabled: isAsked, quiet: true, staleTime: 0 },
  )
  const { data } = basis
  if (known !== data) setKnown(data)
  const keep = async (typed: ApplicationValues) => {
    const saved = await save.mutateAsync({ ...inputOf(typed), ...kept })
    setKept(saved)
    return saved
  }
  const draft = async (typed: ApplicationValues) => {
    await keep(typed)
    form.forget()
    toast.success(t('saved'))
    onDone()
  }
  const send = async (typed: ApplicationValues) => {
    await submit.send(await keep(typed))
    form.forget()
    onDone()
  }
  const submitWith = (withRules: boolean) => (write: (typed: ApplicationValues) => Promise<unknown>) => {
    judging.current = withRules
    form.submit(write)
  }
  const isConversion = kind === '036'
  const days = data === undefined ? [] : isConversion ? conversionDays(data) : data.openDays
  const cutOff = t('cutOff', { time: cutOffTime.slice(0, 5) })
  const helpOfDay = () => {
    if (!isAsked) return t('choose', { what: t(productId === null ? 'productName' : 'tradingAccount') })
    if (days.length > 0 || data === undefined) return cutOff
    if (!isConversion) return t('noOpenDay')
    return data.target === null ? t('choose', { what: t('targetProductName') }) : t('noCommonDay')
  }
  return (
    <FormBody
      form={{ ...form, submit: submitWith(true) }}
      okText={t('submit')}
      onSubmit={send}
      onCancel={onCancel}
      also={
        <Button disabled={form.busy} onClick={() => submitWith(false)(draft)}>
          {t('saveDraft')}
        </Button>
      }
    >
      {kinds.length > 1 && (
        <RadioGroup
          label={t('kind')}
          options={optionsOf(applicationFields.named.kind, locale, kinds)}
          {...form.field('kind')}
        />
      )}
      <ProductField label={t('productName')} required {...form.field('productId')} />
      <AccountFields
        labels={{ investor: t('investorName'), account: t('tradingAccount') }}
        {...form.field('account')}
      />
      {isConversion && isAsked && (
        <SelectField
          label={t('targetProductName')}
          required
          help={data?.targets.length === 0 ? t('noTargets') : undefined}
          loading={basis.isFetching}
          options={(data?.targets ?? []).map((one) => ({
            value: one.productId,
            label: `${one.productCode} ${one.productName}`,
          }))}
          {...form.field('targetProductId')}
        />
      )}
      <BasisNote basis={isAsked ? basis : null} kind={kind} />
      {isConversion && <ConversionNote basis={isAsked ? data : undefined} />}
      <SelectField
        label={t('openDay')}
        required
        help={helpOfDay()}
        loading={basis.isFetching}
        options={days.map((day) => ({ value: day, label: day }))}
        {...form.field('dealingDate')}
      />
      {moneyKinds.includes(kind) && (
        <AmountField label={t('amount')} required unit={t('yuan')} {...form.field('amount')} />
      )}
      {hasShares(kind) && (
        <AmountField label={t('shares')} required unit={t('unit')} {...form.field('shares')} />
      )}
      {mayLeaveRemainder(kind) && (
        <RadioGroup
          label={t('largeRedemption')}
          options={optionsOf(applicationFullFields.named.largeRedemption, locale, ['1', '0'])}
          {...form.field('largeRedemption')}
        />
      )}
      {kind === '029' && (
        <RadioGroup
          label={t('dividendMethod')}
          options={optionsOf(dividendMethod, locale, ['1', '0'])}
          {...form.field('dividendMethod')}
        />
      )}
      {kind === '033' && (
        <AccountFields
          labels={{ investor: t('targetInvestorName'), account: t('targetTradingAccount') }}
          {...form.field('target')}
        />
      )}
      <StoredUpload
        label={t('files')}
        help={t('filesHint')}
        purpose={documentPurpose}
        {...documentRules}
        {...form.field('files')}
      />
      <TextArea label={t('remark')} max={applicationLimits.remark} rows={3} {...form.field('remark')} />
    </FormBody>
  )
}
